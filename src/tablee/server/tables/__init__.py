"""Tables: what is played at them, who listens, bots and clocks, and what people do around a match."""
