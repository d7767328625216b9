"""The rules, a module a section: see docs/rules/stone-age.md."""
