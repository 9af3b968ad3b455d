### Notices: what the settings say of being told on a device.

ui-tell-title = Tell me
ui-tell-why = When Tablée is closed, this device can tell you what happens at your tables with other people. A notification names the game and says nothing of the cards.
ui-tell-begin = Tell me on this device
ui-tell-begun = This device will tell you.
ui-tell-on = This device tells you.
ui-tell-try = Send me one now
ui-tell-tried = It is on its way.
ui-tell-stop = Stop telling me here
ui-tell-denied = This browser has been told not to show notifications from this site. You can allow them again in its settings for this site.
ui-tell-install = On an iPhone or iPad, notifications come once Tablée is installed: choose “Add to Home Screen” in the share menu, then open it from there.
ui-tell-none = This browser cannot show notifications here. It takes a recent browser and an address that begins with https.
ui-tell-of = Tell me about
ui-tell-turn = my turn at a table with other people, while I am away from it
ui-tell-invitation = invitations
ui-tell-found = a match that was found for me
ui-tell-over = the end of a match
ui-tell-others = Other devices
ui-tell-device = A browser
ui-tell-drop = Remove
ui-quiet = Quiet hours
ui-quiet-from = From
ui-quiet-to = To
ui-quiet-why = Time zone: { $zone }. What happens meanwhile is told afterwards, if it still matters.
