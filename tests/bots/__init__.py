"""Bots: they take options, see no secrets, and the greedy one knows what is good for it."""
