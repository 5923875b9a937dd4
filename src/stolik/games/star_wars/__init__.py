"""The Star Wars TCG of 2002 (docs/rules/star-wars.md)."""
