"""The tests of Push 'em up!, beside its rules."""
