"""The conversation with a browser at a table, frame by frame."""
