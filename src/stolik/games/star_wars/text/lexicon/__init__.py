"""The words of the Star Wars TCG in each language, and their forms."""
