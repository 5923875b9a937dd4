"""The rules of Token Battle: its state, what may be done in it, what happens, and what each seat sees."""
