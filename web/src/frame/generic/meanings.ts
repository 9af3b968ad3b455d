/** What the values of an action stand for: cards and seats that lie on the table. */
import { tellingOf } from '../../lib/telling'
import type { Action, BoardFacts, View } from '../../lib/types'
import type { Meant } from './choices'

const same = (one: Action, other: Action): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key])

/** What the server sent with a legal action, beyond what its numbers mean. */
function sentWith(view: View, action: Action): Record<string, unknown> {
  const at = view.legal.findIndex((other) => same(other, action))
  return view.telling?.legal?.[at] ?? {}
}

/** The cards among some values: one by its name, several in a list. */
function cardsIn(value: unknown, facts: BoardFacts): string[] {
  const names = typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : []
  return names.filter((name) => facts.faces[name] !== undefined)
}

/** The card or the seat that a parameter of an action stands for; null for a mere number. */
export function meant(view: View, facts: BoardFacts, action: Action, param: string): Meant {
  const sent = cardsIn(sentWith(view, action)[param], facts)
  if (sent.length) return { cards: sent }
  const here = view.telling?.meanings ?? {}
  const { meanings } = tellingOf(view.game)
  const name = `${action.verb}.${param}`
  const meaning = here[name] ?? meanings[name] ?? here[param] ?? meanings[param]
  const value = action[param]
  if (typeof value !== 'number') return null
  if (meaning?.seat !== undefined) return value >= 0 && value < view.seats ? { seat: value } : null
  if (meaning?.card) return { cards: cardsIn(meaning.card[value - (meaning.start ?? 0)], facts) }
  if (meaning) return null
  return facts.faces[String(value)] ? { card: String(value) } : null
}

/** The cards that an action speaks of besides its parameters. */
export function besides(view: View, facts: BoardFacts, action: Action): string[] {
  const sent = sentWith(view, action)
  return Object.keys(sent)
    .filter((key) => action[key] === undefined)
    .flatMap((key) => cardsIn(sent[key], facts))
}
