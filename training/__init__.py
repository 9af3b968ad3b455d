"""How the learned bots are trained: self-play in the vector engine, a gate that accepts weights, and a list of every try."""

import os

# What has learned thinks with one thread, as in the processes of a server; NumPy asks for them when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
