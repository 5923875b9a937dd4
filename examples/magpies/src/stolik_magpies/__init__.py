"""Magpies: lay what shines, snatch what others lay, peck what they hold. A game for two to four, played with Stolik."""
