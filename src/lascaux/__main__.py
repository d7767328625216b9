"""`python -m lascaux` is `lascaux`."""

from lascaux.cli.main import main

if __name__ == "__main__":
    main()
