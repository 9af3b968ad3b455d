/** What the server says of a game's content and of variants. */
import type * as wire from '../../generated/wire'
import { call, ensurePerson } from '../api'
import { prefs } from '../prefs.svelte'
import { contentOf, type Overlay } from './overlay'

const of = (game: string, what: string): string => `/games/${encodeURIComponent(game)}/${what}?lang=${prefs.lang}`

/** The cards and numbers of a game, with what an overlay may change of them, in the language of the page. */
export const fetchContent = (game: string): Promise<wire.Described> => call('GET', of(game, 'content'))

/** Whether an overlay fits, and what follows from it. What is computed counts for a person. */
export async function checkOverlay(game: string, overlay: Overlay): Promise<wire.Checked> {
  await ensurePerson()
  return call('POST', of(game, 'content/check'), contentOf(overlay))
}

/** The variant that a table plays. */
export const fetchVariant = (table: string): Promise<wire.Variant> =>
  call('GET', `/tables/${encodeURIComponent(table)}/variant?lang=${prefs.lang}`)

/** How balanced a game is. */
export const fetchBalance = (game: string): Promise<wire.BalanceReport> => call('GET', of(game, 'balance'))
