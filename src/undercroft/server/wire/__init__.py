"""What travels between the table and its clients: plain structs, JSON on the way. See docs/protocol.md."""
