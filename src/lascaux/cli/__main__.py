"""`python -m lascaux.cli` is `lascaux`."""

from lascaux.cli.main import main

if __name__ == "__main__":
    main()
