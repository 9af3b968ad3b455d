/** Cards, signs and chances in words, for screen readers and for the log. */
import { three } from './cards'
import type { Say } from './types'

export const list = (items: string[], t: Say): string => new Intl.ListFormat(t('ui-epic-lang'), { type: 'conjunction' }).format(items)

export const cardName = (number: number, t: Say): string => t(`card-${three(number)}`)

/** The name of a path of a Challenge. */
export const pathName = (number: number, path: number, t: Say): string => t(`card-${three(number)}`, {}, path ? 'bottom' : 'top')

/** What a card does, a line each. */
export const rulesOf = (number: number, t: Say): string[] => {
  const key = `rules-${three(number)}`
  const text = t(key)
  return text === key ? [] : text.split('\n')
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

export const percent = (share: number, t: Say): string => t('ui-epic-percent', { share: Math.round(share * 100) })
