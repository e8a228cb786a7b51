"""The arena: many matches between bots, files of their results, ratings, tests of strength, reports."""
