"""Tables for people and bots in the browser: rules of a table, sockets, HTTP and storage."""
