"""Charts drawn ahead of time: a page shows them without any script, in the colours of its stylesheet."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import vl_convert

from .charts import CONFIG

LOCALES: Final[dict[str, Any]] = {"fr": "fr-FR", "en": "en-US"}
"""How the axes of a language write numbers; other languages as in English."""

SNIPPET: Final = "window.vegaEmbed=vegaEmbed"
"""All that a page needs of Vega."""

LARGER: Final = 1.3
"""How much larger than it was laid out a chart may be shown."""

IDLE: Final = re.compile(
    r'<path class="(?:background|foreground)"[^>]*/>| (?:class|font-family|xmlns:xlink|version|stroke-miterlimit)="[^"]*"'
    r'| aria-hidden="true"| pointer-events="none"| opacity="1"| transform="translate\(0,0\)"| stroke-width="1"(?=/?>)'
)
"""What a drawing need not say: the page has one font, and nothing in a drawing is clicked."""
DIGITS: Final = re.compile(r"(\d\.\d)\d+")
SIZE: Final = re.compile(r'^<svg([^>]*) width="([\d.]+)" height="([\d.]+)"')


def drawn(spec: dict[str, Any], lang: str) -> str:
    """A chart as SVG that grows and shrinks with its place on the page."""
    made = vl_convert.vegalite_to_svg({**spec, "config": CONFIG}, format_locale=LOCALES.get(lang, LOCALES["en"]))
    wide = SIZE.search(made)
    assert wide is not None
    widest = round(float(wide[2]) * LARGER)
    return SIZE.sub(
        rf'<svg\1 aria-hidden="true" style="max-width:{widest}px"', DIGITS.sub(r"\1", IDLE.sub("", made)), count=1
    )


@cache
def vega() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script that loads nothing."""
    bundled: str = vl_convert.javascript_bundle(SNIPPET)
    return bundled.replace("</script", "<\\/script")


def number_format(lang: str) -> dict[str, Any]:
    """How Vega writes numbers in a language."""
    found: dict[str, Any] = vl_convert.get_format_locale(LOCALES.get(lang, LOCALES["en"]))
    return found
