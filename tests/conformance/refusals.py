"""Moved to `tablee.testing.refusals`."""

from tablee.testing.refusals import *  # noqa: F403
