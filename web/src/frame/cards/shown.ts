/** How the cards of a game are drawn outside its table: by the game's folder, or in type. */
import type { ShownUi } from '../../lib/game'
import { prefs } from '../../lib/prefs.svelte'
import { Shelf } from '../../lib/shelf'

const folders = import.meta.glob<ShownUi>('../../games/*/Shown.svelte')

const NONE: ShownUi | null = null

/** What draws the cards of each game; null for a game that draws none. */
export const drawers = new Shelf<{ ui: ShownUi | null }>(async (game) => {
  const load = prefs.generic ? undefined : folders[`../../games/${game}/Shown.svelte`]
  return { ui: load ? await load() : NONE }
})
