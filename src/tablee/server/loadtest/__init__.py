"""Load tests: scripted players against a real server process, which the tests of the server use too."""

from .light_socket import LightSocket
from .load import HEAD, RULE, Report, loadtest
from .players import LoadTable, Tally
from .process import HOST, Server, family, free_port, is_bot, serving

__all__ = [
    "HEAD",
    "HOST",
    "RULE",
    "LightSocket",
    "LoadTable",
    "Report",
    "Server",
    "Tally",
    "family",
    "free_port",
    "is_bot",
    "loadtest",
    "serving",
]
