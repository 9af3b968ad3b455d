"""How a process begins that plays matches for another.

This module brings nothing else along: whatever writes rows asks for its threads when it is first imported.
"""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def begin() -> None:
    """Think and write rows with one thread, as every core has a process of its own; and end when nobody waits for rows."""
    for threads in ("OPENBLAS_NUM_THREADS", "POLARS_MAX_THREADS"):
        os.environ[threads] = "1"
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that started this one, however it ends, and end too: nobody takes the matches now."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
