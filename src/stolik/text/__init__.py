"""Text: card texts, log sentences, refusals and rules in English, Polish and Japanese.

Everything is rendered from data through two-way phrases (phrase.py); words and their forms live in the lexicons. This
room knows no rules and no cards: rows and events reach it as plain tuples and dictionaries.
"""
