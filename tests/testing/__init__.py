"""The harness, proved on a small honest game and on its dishonest relatives."""
