"""The nodes and the card records of the Star Wars TCG: what its cards say, without code."""
