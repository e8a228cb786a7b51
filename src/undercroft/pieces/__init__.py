"""What boards are made of, shared by games: grids of squares, paths, dice. It knows the kernel and no game."""
