"""The cards of Boss Monster: The Next Level, one module per deck."""
