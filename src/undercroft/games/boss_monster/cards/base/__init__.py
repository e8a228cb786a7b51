"""The cards of the base game, which play under the rulebook of The Next Level (BM-MIX-01)."""
