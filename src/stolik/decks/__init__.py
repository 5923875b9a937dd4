"""Cards: data only. One package a game; no rules are imported here."""
