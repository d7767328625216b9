"""The rules, a module a section: see docs/rules/endless-winter.md."""
