"""What is kept: tables, their migrations, and the store that reads and writes them."""
