"""What if: changes to the content and the options of a game, as people write them, read them and edit them in a form.

An overlay is plain data with up to four parts, of which a record keeps the first three as its content and the fourth among
its options:

    {"change": {"A07": {"glory": 5}},
     "add": {"challenge": [{"id": "C33", "kind": "monster", "values": [2, 9, 9]}]},
     "text": {"fr": {"card-A07": "Le puits"}},
     "options": {"forfeit": True}}
"""

from .description import Change, Described, FieldFacts, RowFacts, SectionFacts, changes, describe
from .limits import LONGEST_NAME, LONGEST_TEXT, MOST_CHANGES, checked_overlay
from .reading import option_value, parse_change, read_overlay, write_overlay
from .shape import MOST_BYTES, Overlay, content_of, merged, options_of, shaped

__all__ = [
    "LONGEST_NAME",
    "LONGEST_TEXT",
    "MOST_BYTES",
    "MOST_CHANGES",
    "Change",
    "Described",
    "FieldFacts",
    "Overlay",
    "RowFacts",
    "SectionFacts",
    "changes",
    "checked_overlay",
    "content_of",
    "describe",
    "merged",
    "option_value",
    "options_of",
    "parse_change",
    "read_overlay",
    "shaped",
    "write_overlay",
]
