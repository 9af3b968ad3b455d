/** Cards in words, for screen readers and for the log. */
import { face, heaps, hidden, virtue } from './cards'
import type { Answer, Say } from './types'

const BACKS: Record<string, string> = { '?avatar': 'pool-avatar', '?kept': 'pool-draw', '?given': 'kind-given' }

/** "Courage", "Lâcheté", "une carte". */
export const short = (card: string, t: Say): string =>
  hidden(card) ? t(BACKS[card] ?? 'pool-draw') : t(`card-${card}`)

/** "Défaut : Lâcheté. …" with everything the card says. */
export function spoken(card: string, t: Say): string {
  if (hidden(card)) return t(card === '?avatar' ? 'back-avatar' : 'back-draw', { count: 1 })
  return t('ui-heros-card', {
    sort: t(`ui-heros-sort-${face(card).sort}`),
    name: t(`card-${card}`),
    text: t(`card-${card}`, {}, 'text'),
  })
}

export const list = (items: string[], lang = 'fr'): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items)

/** "Courage, Patience × 2 et Soleil". */
export function several(cards: string[], t: Say): string {
  const words = heaps(cards).map(({ card, count }) =>
    count === 1
      ? short(card, t)
      : hidden(card)
        ? t(card === '?avatar' ? 'back-avatar' : 'back-draw', { count })
        : `${short(card, t)} × ${count}`,
  )
  return words.length ? list(words, t('ui-heros-lang')) : t('ui-heros-no-card')
}

export const virtuesOf = (card: string, t: Say): string =>
  list(
    face(card).virtues.map((n) => t(`card-${virtue(n)}`)),
    t('ui-heros-lang'),
  )

/** "Léa décline", "Noé : Courage". */
export function answered(who: string, answer: Answer, of: number, t: Say): string {
  const card = answer === 'sun' ? t('card-SUN') : answer === 'virtue' ? t(`card-${virtue(of)}`) : ''
  return t(`ui-heros-answer-${answer}`, { who, card })
}
