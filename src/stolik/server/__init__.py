"""The server: tables that keep every acknowledged move, told to each viewer through one renderer (architecture 9)."""
