/** Cards and columns in words, for screen readers. */
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
