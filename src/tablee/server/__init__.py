"""The server: tables, seats, sockets and storage. It knows the engine's public face and no game."""
