import type * as wire from '../../generated/wire'
import { call } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'

/** The lessons of a game that have been finished: this browser remembers them, and the server does for a person. */
export const learnedOf = (game: string): string[] => prefs.stored.learned[game] ?? []

const joined = (one: Record<string, string[]>, two: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(two)])].map((game) => [
      game,
      [...new Set([...(one[game] ?? []), ...(two[game] ?? [])])],
    ]),
  )

/** Tell the server what has been learned here, and learn from it what has been elsewhere. Without a person nothing is told;
 * without a server this browser goes on remembering. */
export async function shareLearned(): Promise<void> {
  if (!prefs.stored.key) return
  const { learned } = prefs.stored
  const all = await call<wire.Learned>('POST', '/people/me/lessons', { learned }).catch(() => null)
  if (all) prefs.set({ learned: joined(prefs.stored.learned, all.learned) })
}

/** A lesson has been finished. */
export function finish(game: string, lesson: string): void {
  if (learnedOf(game).includes(lesson)) return
  prefs.set({ learned: joined(prefs.stored.learned, { [game]: [lesson] }) })
  void shareLearned()
}
