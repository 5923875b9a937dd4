"""Studies: games and positions that several people comment and branch together (docs/studies.md)."""
