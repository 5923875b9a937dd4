"""Tournaments at a server: kept, run and told. What a tournament is stands in stolik.tournaments."""
