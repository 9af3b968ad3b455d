"""Moved to `tablee.testing.texts`."""

from tablee.testing.texts import *  # noqa: F403
