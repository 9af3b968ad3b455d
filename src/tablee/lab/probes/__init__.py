"""What is done to a match to learn more of it than it tells by itself: bonds on a seat, decisions asked again."""
