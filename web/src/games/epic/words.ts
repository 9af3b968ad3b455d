/** Cards, signs and chances in words, for screen readers and for the log. */
import { three } from './cards'
import type { Say } from './types'

export const list = (items: string[], t: Say): string =>
  new Intl.ListFormat(t('ui-epic-lang'), { type: 'conjunction' }).format(items)

export const cardName = (number: number, t: Say): string => t(`card-${three(number)}`)

/** The name of a path of a Challenge. */
export const pathName = (number: number, path: number, t: Say): string =>
  t(`card-${three(number)}`, {}, path ? 'bottom' : 'top')

/** What a card does, a line each. */
export const rulesOf = (number: number, t: Say): string[] => {
  const key = `rules-${three(number)}`
  const text = t(key)
  return text === key ? [] : text.split('\n')
}

/** The same in a few words, where a card has no room for all of them. */
export const briefOf = (number: number, t: Say): string => {
  const key = `rules-${three(number)}`
  const text = t(key, {}, 'short')
  return text === `${key}.short` ? rulesOf(number, t).join(' ') : text
}

/** "Force et 2 points de Triomphe". */
export function signsSpoken(signs: readonly string[], t: Say): string {
  return list(
    signs.map((sign) => {
      const [word, points] = sign.split(' ')
      return t(`icon-${word}`, { n: Number(points ?? 1) })
    }),
    t,
  )
}

/** A chance; only what is certain is 0 or 100. */
export function percent(share: number, t: Say): string {
  const rounded = Math.round(share * 100)
  return t('ui-epic-percent', { share: share > 0 && share < 1 ? Math.min(99, Math.max(1, rounded)) : rounded })
}
