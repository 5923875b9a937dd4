"""The rules of each game. They know the kernel, and neither cards' texts nor servers."""
