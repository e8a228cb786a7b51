"""Games made up for the tests. Each shows one pattern of a rulebook, and as little else as possible."""
