/** Cards and columns in words, for screen readers and for the log. */
import type { Action } from '../../lib/types'
import { face, hidden, PUSH } from './cards'
import type { Say } from './types'

/** "Brocolosse, Greeners, 9". */
export function spoken(card: string, t: Say): string {
  const it = face(card)
  const team = t(`team-${it.team.id}`)
  if (hidden(card)) return t('ui-push-back', { team })
  return it.value >= PUSH
    ? t('ui-push-card-push', { name: t(`card-${card}`), team })
    : t('ui-push-card', { name: t(`card-${card}`), team, value: it.value })
}

/** "Brocolosse (9)": short, in a sentence of the log. */
export function short(card: string, t: Say): string {
  const it = face(card)
  if (hidden(card)) return t('ui-push-back', { team: t(`team-${it.team.id}`) })
  return it.value >= PUSH ? t(`card-${card}`) : `${t(`card-${card}`)} (${it.value})`
}

export function list(items: string[], lang = 'fr'): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items)
}

export function columnSpoken(
  number: number,
  cards: string[],
  totals: number[],
  ahead: number | null,
  names: string[],
  t: Say,
): string {
  const last = cards.at(-1)
  if (last === undefined) return t('ui-push-column-empty', { column: number })
  const sums = totals.flatMap((total, seat) => (total > 0 ? [`${names[seat] ?? ''} ${total}`] : []))
  return [
    t('ui-push-column', { column: number, count: cards.length, card: spoken(last, t) }),
    sums.length ? t('ui-push-column-totals', { totals: sums.join(', ') }) : '',
    ahead === null ? t('ui-push-column-nobody') : t('ui-push-column-leader', { who: names[ahead] ?? '' }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The values of a run as they will lie: the last card of the column fixes the direction. */
export function runOrder(low: number, last: number | null): number[] {
  const values = [low, (low + 1) % 10, (low + 2) % 10]
  return last === low || last === (low + 9) % 10 ? values : values.reverse()
}

/** The best there is to do with a hand: lay a hero, push a column, or only discard. */
export function canDo(legal: Action[]): 'place' | 'push' | 'discard' {
  const can = (...verbs: string[]): boolean => legal.some((action) => verbs.includes(String(action.verb)))
  return can('place', 'pair', 'run') ? 'place' : can('push', 'superpush') ? 'push' : 'discard'
}
