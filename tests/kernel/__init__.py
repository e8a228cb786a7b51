"""The kernel, proved on small made-up games: what each pattern of the four rulebooks asks of it."""
