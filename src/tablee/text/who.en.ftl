### Who one is: one's devices, passkeys, what others are shown, everything about oneself.

ui-devices = Your devices
ui-devices-none = This browser does not know you yet: it will from your first match on. If you already play on another device, or have a passkey, you can be yourself here too.
ui-device-unknown = A browser
ui-device-here = This device
ui-device-since = Known since { $day }
ui-device-used = Last used on { $day }
ui-sign-out = Sign out
ui-signed-out-there = Done: only the devices listed here play as you now.
ui-sign-out-others = Sign out everywhere else
ui-sign-out-others-why = If somebody may have got hold of your personal link or one of your devices: this browser gets a new key, and all others stop working. Passkeys stay; check them below.
ui-sign-out-alone = Only this device plays as you. If somebody may have got hold of your personal link, this gives you a new one, and the old one stops working.
ui-sign-out-others-sure = Sign out every other device and change this browser’s key?
ui-another-device = Another device
ui-another-device-why = Play as yourself on your phone, too: it gets a key of its own, for your tables and your messages.
ui-link-make = Show a code
ui-link-qr = QR code that opens this page with the code on another device
ui-link-code = One-time code
ui-link-how = Scan this with the other device, or open { $address } there and enter:
ui-link-until = Good once, until { $time }. Whoever enters it plays as you: show it to nobody.
ui-link-entered = The other device plays as you now.
ui-coming-back = If this browser loses your key
ui-coming-back-why = There are no passwords here: what makes you yourself is a key that only your browsers keep. You come back with a passkey, with another device that still plays as you, or with your personal link. Without any of these, a lost key is lost: all that is left is to ask whoever runs this server for a code.
ui-passkeys = Passkeys
ui-passkeys-why = A passkey stays in your phone, computer or password manager, and survives when a browser forgets everything.
ui-passkeys-not-here = Passkeys can be used only where this server is opened over https and by its name.
ui-passkey-add = Keep me: add a passkey
ui-passkey-another = Add another passkey
ui-passkey-added = The passkey is saved. With it you are yourself on any device.
ui-passkey-made = Made on { $day }
ui-passkey-used = last used on { $day }
ui-passkey-remove = Remove
ui-passkey-none = The browser gave no passkey. Try again.
ui-passkey-known = This device has a passkey of yours already.
ui-personal-link-back = It holds this browser’s key: keep it in a safe place, and open it if the browser loses that key. Whoever has it plays as you.
ui-profile-hide = Hide my profile
ui-profile-hide-why = Others see your name, since which month you have been here and what you have played in public.
ui-profile-own = Your profile
ui-person-title = Profile
ui-person-since = Here since { $month }
ui-person-hidden = Only you can see this: your profile is hidden from others.
ui-person-played = Public matches played
ui-person-played-none = No public match has been finished yet.
ui-person-sum = In all
ui-link-title = Be yourself on this device
ui-link-done-title = Welcome
ui-link-intro = You already play on another device? Then you can play as yourself on this one, too.
ui-link-enter = Code
ui-link-where = On the other device, open the settings and choose “Show a code”. A code from whoever runs this server is entered here, too.
ui-link-go = Continue
ui-link-passkey = Passkey
ui-link-passkey-why = If you have a passkey for this server, you need nothing else.
ui-link-passkey-use = I have a passkey
ui-link-otherwise = Without a passkey, another device, your personal link or a code from whoever runs this server, a lost key cannot be made again.
ui-link-sure = Play as { $name } on this device?
ui-link-take = Play as { $name }
ui-link-yours = You are already { $name } on this device.
ui-link-guest =
    { $count ->
        [0] So far, you are { $name } in this browser. What { $name } has played stays { $name }’s.
        [one] So far, you are { $name } in this browser, with a seat at one table. That seat stays { $name }’s: you cannot play there from here afterwards.
       *[other] So far, you are { $name } in this browser, with seats at { $count } tables. Those seats stay { $name }’s: you cannot play there from here afterwards.
    }
ui-link-guest-keep = Keep a way back to { $name }
ui-link-done = This device has a key of its own now. You can sign it out in the settings of any of your devices.
ui-own-data = Everything about you
ui-own-data-why = One file with your tables, moves, messages, tales, lessons and puzzles. Of matches still under way, it holds only what you may see.
ui-own-data-save = Download everything
