"""What whoever runs a server watches: figures, and lines in a log. Neither tells of a person, a key or a card."""
