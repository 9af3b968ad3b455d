"""The rows of people: who one is, how people get along, whom they know, what they are told."""
