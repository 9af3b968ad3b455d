"""`tablee bench`."""

from __future__ import annotations

from ..base import Settings, Trouble, app, say


@app.command()
def bench() -> int:
    """Measure how fast every game runs, beside its peers."""
    from importlib import import_module

    try:
        main = import_module("tablee.lab.bench").main
    except ModuleNotFoundError as error:
        raise Trouble(say()("cli-no-bench", name=error.name or "")) from None
    main(Settings.lang)
    return 0
