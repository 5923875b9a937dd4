"""Token Battle: two players lay tokens on a 6×6 board (docs/rules/token-battle.md)."""
