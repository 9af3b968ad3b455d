### Lessons: what their pages say around the table.

ui-learn-title = Learn by playing
ui-learn-intro = Short lessons on the real table, one idea each. You play, mistakes cost nothing, and the last one is a real match.
ui-learn-done = Lessons done: { $done } of { $all }
ui-learn-none = This game has no lessons yet: its rules are on its page.
ui-lesson-title = Lesson
ui-lesson-you = You
ui-lesson = The lesson
ui-lesson-begin = Begin
ui-lesson-again = Start again
ui-lesson-learned = Done
ui-lesson-all = All lessons
ui-lesson-next = Next lesson
ui-lesson-show = Show me
ui-lesson-done = Lesson done.
ui-lesson-spot = The lesson speaks of this
ui-coach = The coach
ui-coach-worse = One moment: this looks plainly worse to me than something else.
ui-coach-lost = Careful: this may lose you the match at once.
ui-coach-better = I would rather: “{ $what }”.
ui-coach-show = Show me
ui-coach-again = Let me think again
ui-coach-insist = Play it all the same
