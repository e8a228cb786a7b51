### What can keep a server from starting, and what stands at its front door.

refusal-newer-database = This database was written by a newer version of Undercroft ({ $version }). Update Undercroft, or name another database.
refusal-no-database = The database cannot be used: { $reason }.
refusal-port-taken = Port { $port } cannot be used: another program has it, or it needs special rights. Choose another with --port.

front-door =
    Undercroft, a table for dungeon board games.
    This is the server; there is no page for your browser here yet. In a checkout “make web” builds it.
    Programs find its interface described at { $schema }.
