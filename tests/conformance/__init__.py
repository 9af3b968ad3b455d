"""One suite that every game passes, whatever it is."""
