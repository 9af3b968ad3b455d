"""Where others find a server: its public address, or that of this machine in its network, if it listens there."""

from __future__ import annotations

import ipaddress
import socket

from ..settings import Settings


def addresses(settings: Settings) -> list[str]:
    """The addresses that others can open; none when the server listens to this machine only."""
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    everywhere = settings.host in ("0.0.0.0", "::", "")
    host = network_address() if everywhere else settings.host
    return [f"http://{bracketed(host)}:{settings.port}"] if host and not is_loopback(host) else []


def bracketed(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    """Whether only this machine is meant.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("192.168.1.20")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_address() -> str:
    """The address of this machine in its network, as its routes tell; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
