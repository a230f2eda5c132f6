"""Tables for people and bots: lobby, authority, sockets and storage."""
