"""`python -m stolik` is the command `stolik`."""

import sys

from stolik.cli import main

if __name__ == "__main__":
    sys.exit(main())
