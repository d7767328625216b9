"""The rules, a module a section: see docs/rules/kingdomino-origins.md."""
