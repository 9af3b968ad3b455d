"""Moved to `tablee.testing.notation`."""

from tablee.testing.notation import *  # noqa: F403
