import type { LessonMatch } from '../../generated/wire'
import { api, ensurePerson } from '../../lib/api'
import { trying } from '../../lib/notices.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { router } from '../../lib/router.svelte'

/** Open the table of a lesson that is a whole match, and go there. */
export async function playMatch(game: string, lesson: string, { seats, level, options }: LessonMatch): Promise<void> {
  const table = await trying(async () => {
    await ensurePerson()
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }))
    return api.create({ game, options, seats: [{ kind: 'me' }, ...bots], public: false, clock: 'none' })
  })
  if (!table) return
  prefs.set({ coached: { [table.id]: lesson } })
  router.go(`/t/${table.id}`)
}
