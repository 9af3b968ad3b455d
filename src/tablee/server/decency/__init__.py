"""How people get along: blocks, complaints about people, bans and mutes, and what may be said."""
