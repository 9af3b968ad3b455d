"""Lets another virtual environment see all that is installed in this one: `python tools/layer_venv.py FOLDER`."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path


def main(folder: str) -> None:
    here = Path(sysconfig.get_path("purelib"))
    there = Path(sysconfig.get_path("purelib", vars={"base": folder, "platbase": folder}))
    # `addsitedir`, unlike a plain path, also reads the .pth files there: what is installed from a source tree has one.
    (there / "layer.pth").write_text(f"import site; site.addsitedir({str(here)!r})\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
