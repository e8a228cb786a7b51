"""Every game as a learning environment."""
