"""Who one is: one-time codes, devices, passkeys, and everything about oneself as one file."""
