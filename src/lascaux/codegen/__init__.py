"""LEVEL 5: files for the browser, made from the types. `python -m lascaux.codegen` writes them."""
