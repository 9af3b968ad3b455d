"""The database: connections, queries, transactions, and how processes hear of each other's changes."""

from .errors import Away, TakenOver, Unfit, is_away, reason
from .storage import Storage
from .transaction import WAKE_MS, Transaction

__all__ = ["WAKE_MS", "Away", "Storage", "TakenOver", "Transaction", "Unfit", "is_away", "reason"]
