import type { Chooser } from './chooser.svelte'
import { same } from './chooser.svelte'
import type { Translate } from './game'
import { reasonText } from './telling'
import type { Action, View } from './types'

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
