"""What the card games share: the nodes that say what cards do, printed cards, and how effects are run."""
