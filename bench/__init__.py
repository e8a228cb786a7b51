"""Our speed beside that of our peers, all measured by the same loop. Run it with `make bench`."""
