import type { Translate, Vars } from '../../lib/game'
import type { Outcome } from '../../lib/types'

const has = (t: Translate, key: string): boolean => t(key) !== key

/** What the first line of a score sheet counts: a team's result may speak of it. */
const counted = ({ detail }: Outcome): Vars =>
  Object.fromEntries(
    Object.entries(detail[0] ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )

/** How a match ended for one seat, in one sentence; a spectator is told nothing by it. */
export function resultText(outcome: Outcome, seat: number | null, names: readonly string[], t: Translate): string {
  if (seat === null) return ''
  const { winners, scores, ranks } = outcome
  const say = (own: string, common: string): string => (has(t, own) ? t(own, counted(outcome)) : t(common))
  if (!winners.length) return say('result-lost', 'ui-result-all-lost')
  if (winners.length === scores.length) {
    const together = outcome.returns.every((value) => value === 1)
    return together ? say('result-won', 'ui-result-together') : t('ui-result-shared', { mine: scores[seat] })
  }
  const mine = scores[seat] ?? 0
  const others = scores.filter((_, other) => other !== seat)
  const best = Math.max(...others)
  if (!winners.includes(seat)) {
    const place = ranks[seat] ?? scores.length
    const first = winners[0] ?? 0
    if (scores.length === 2) return t('ui-result-lost', { mine, other: best })
    const last = place === Math.max(...ranks)
    return t('ui-result-place', { place: last ? 99 : place, mine, other: scores[first], who: names[first] ?? '' })
  }
  if (winners.length > 1) return t('ui-result-shared', { mine })
  return mine > best ? t('ui-result-won', { mine, other: best }) : t('ui-result-won-alone')
}
