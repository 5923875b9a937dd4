"""What comes of many games: the mix that nobody beats, reports to read and look at, tables for other programs."""
