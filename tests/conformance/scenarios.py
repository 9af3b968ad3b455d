"""Moved to `tablee.testing.scenarios`."""

from tablee.testing.scenarios import *  # noqa: F403
