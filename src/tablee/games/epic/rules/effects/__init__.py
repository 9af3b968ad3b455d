"""What cards do: the nodes of their texts, how texts are read, one class for each effect word, and what effects ask."""
