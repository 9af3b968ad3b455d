### What “tablee balance” says about the game.

fact-turns = turns
fact-requests = requests
fact-no-avatar-left = no avatar left
fact-no-advantage-left = no advantage left
fact-avatars-posed = avatars played
ends-pile = the draw pile is empty
