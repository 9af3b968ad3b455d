import type { Chooser } from '../../lib/chooser.svelte'
import { same } from '../../lib/chooser.svelte'
import type { Translate } from '../../lib/game'
import { reasonText } from '../../lib/telling'
import type { Action, View } from '../../lib/types'

/** What warns of a legal action that can lose the match at once, as the server sent it; empty where nothing does. */
export function dangerText(action: Action, view: View, names: readonly string[], t: Translate): string {
  const at = view.telling?.dangers ? view.legal.findIndex((other) => same(other, action)) : -1
  const warning = view.telling?.dangers?.[at]
  return warning ? reasonText(warning, view.game, names, t) : ''
}

/** What warns of a choice in the making: all that is left of it is dangerous. */
export function dangerAhead(chooser: Chooser, view: View, names: readonly string[], t: Translate): string {
  const said = chooser.narrowed.map((action) => dangerText(action, view, names, t))
  return said.every(Boolean) ? (said[0] ?? '') : ''
}
