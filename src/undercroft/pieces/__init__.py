"""What boards are made of, shared by games: grids of squares, dice. It knows the kernel and no game."""
