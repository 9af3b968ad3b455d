### For whoever keeps a server: order among people, what everybody is told, and who was deleted.

help-admin-ban = Keep a person from playing: they may only look at their own data, download it and delete themselves. Bots play on in their seats. A server on an SQLite file must be stopped first.
help-admin-mute = Keep a person from writing messages. A server on an SQLite file must be stopped first.
help-admin-unban = Let a person play again. A server on an SQLite file must be stopped first.
help-admin-unmute = Let a person write messages again. A server on an SQLite file must be stopped first.
help-days = For how many days; without it, for good.
help-why = What the person is told about it.
help-admin-barred = Who may not play, or not write messages, at the moment.
help-admin-queue = What people report of each other and nobody has settled yet: the newest first, with what was said at the table and how often that person was reported.
help-admin-queue-after = Continue the queue after this report.
help-admin-settle = Settle a report of the queue. Whoever sent it is told that something was done, or that nothing was. A server on an SQLite file must be stopped first.
help-admin-settle-report = The report, as “tablee admin queue” shows it.
help-admin-settle-ban = Ban the person it is about.
help-admin-settle-mute = Mute the person it is about.
help-admin-settle-dismiss = Do nothing about it.
help-admin-announce = Show one line to everybody who has a page open; they can dismiss it. The server may be running.
help-admin-announce-text = What is said, in whatever language.
help-admin-announce-fr = What is said to those who read French.
help-admin-announce-en = What is said to those who read English.
help-admin-announce-hours = For how many hours; without it, until it is cleared.
help-admin-announce-clear = Take the announcement down.
help-admin-drain = Before the server is stopped for an upgrade: no new tables and no new matches begin, those under way go on, and everybody is told. The server may be running.
help-admin-drain-off = Let new tables and matches begin again.
help-admin-drain-hours = After how many hours that ends by itself; without it, after two.
help-admin-deleted = Who was deleted, as fingerprints with their dates: what a restored backup must forget.
help-admin-deleted-into = Write the list into this file, for “tablee restore --forget”.
help-restore-forget = A list written by “tablee admin deleted”: whoever is on it is deleted again.
word-list = LIST
cli-forgotten = Deleted again, because they were on the list: { $count }.
cli-admin-banned = “{ $name }” ({ $id }) may not play: { $until }.
cli-admin-muted = “{ $name }” ({ $id }) may not write messages: { $until }.
cli-admin-unbanned = “{ $name }” ({ $id }) may play again.
cli-admin-unmuted = “{ $name }” ({ $id }) may write messages again.
cli-admin-dismissed = Nothing is done about “{ $name }” ({ $id }).
cli-admin-until = until { $when }
cli-admin-for-good = for good
cli-admin-barred = id | name | may not play until | may not write until | why
cli-admin-deleted-list = fingerprint | deleted
cli-admin-deleted-written = Deleted people on the list: { $count }. It is in { $file }.
cli-admin-long = what the person is told may have at most { $most } characters; shorten it
cli-admin-settle-one = choose one of --ban, --mute and --dismiss
cli-admin-dismiss-alone = --days and --why go with --ban or --mute only
cli-admin-settled = The report { $id } is settled.
cli-admin-announce-one = give what is announced (a text, --fr, --en), or --clear
cli-admin-announced = Everybody is told.
cli-admin-announced-no-more = Nothing is announced any more.
cli-admin-drain-one = --off and --hours exclude each other
cli-admin-drained = Nothing new begins for { $hours } h, or until “tablee admin drain --off”. Matches under way go on.
cli-admin-drained-no-more = New tables and matches may begin again.
cli-admin-complaint = { $id } · { $when } · { $reason }
cli-admin-about = about “{ $name }” ({ $id }): reported { $often ->
        [one] once
       *[other] { $often } times
    } by { $n ->
        [one] one person
       *[other] { $n } people
    }
cli-admin-is-banned = may not play: { $until }
cli-admin-is-muted = may not write messages: { $until }
cli-admin-by = by “{ $name }” ({ $id })
cli-admin-at = at the table { $table } ({ $game }), after { $step ->
        [one] one move
       *[other] { $step } moves
    }
cli-admin-words = “{ $words }”
cli-admin-line = { $when } { $name }: { $text }
cli-admin-line-meant = ▶ { $when } { $name }: { $text }
cli-admin-reason-insult = insults
cli-admin-reason-stalling = cheating or stalling
cli-admin-reason-name = name
cli-admin-reason-other = other
fault-keeper-announce = the announcement is empty; give it a text
fault-keeper-queue = the queue has no report “{ $id }”; “tablee admin queue” shows those that wait
fault-deleted-file = { $file } is not a list of deleted people; “tablee admin deleted --out” writes one
