"""The table for people: matches over HTTP and WebSockets, for every installed game.

Read in this order: ``wire`` (what travels), ``db`` (what is kept), ``matches`` (one match as this process knows
it), ``people`` and ``lobby`` (who sits where), ``routes`` (the doors), ``app`` (all of it put together).
``docs/protocol.md`` describes it from outside.
"""
