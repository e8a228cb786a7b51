"""The server: people, lobby, matches, and everything that guards the doors."""
