"""The doors of the hall: its calls and its socket."""
