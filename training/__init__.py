"""How the learned bots are trained: self-play in the vector engine, a gate that accepts weights, and a list of every try."""
