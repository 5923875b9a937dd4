"""The kernel: paused games as values. It knows no game, no card and no language."""
