"""What meets the network: connections, REST calls, the socket of a browser, the built client."""
