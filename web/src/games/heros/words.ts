/** Cards in words, for screen readers. */
import type { Words } from '../../lib/text/grammar'
import { cardText, cardWords, cardsText, joined } from '../../lib/telling'
import { face, hidden, virtue } from './cards'
import type { Answer, Say } from './types'

/** "Courage", "Lâcheté". */
export const short = (card: string, t: Say): string => cardText('heros', card, t)

/** The same as a value of a sentence, which may ask for its article: « le Courage ». */
export const noun = (card: string, t: Say): Words => cardWords('heros', card, t)

/** "Courage, Patience × 2 et Soleil". */
export const several = (cards: string[], t: Say): string => cardsText('heros', cards, t)

/** "Défaut : Lâcheté. …" with everything the card says. */
export function spoken(card: string, t: Say): string {
  if (hidden(card)) return t(card === '?avatar' ? 'back-avatar' : 'back-draw', { count: 1 })
  return t('ui-heros-card', {
    sort: t(`ui-heros-sort-${face(card).sort}`),
    name: t(`card-${card}`),
    text: t(`card-${card}`, {}, 'text'),
  })
}

export const virtuesOf = (card: string, t: Say): string =>
  joined(
    face(card).virtues.map((n) => t(`card-${virtue(n)}`)),
    t,
  )

/** "Léa décline", "Noé : Courage". */
export function answered(who: string, answer: Answer, of: number, t: Say): string {
  const card = answer === 'sun' ? t('card-SUN') : answer === 'virtue' ? t(`card-${virtue(of)}`) : ''
  return t(`ui-heros-answer-${answer}`, { who, card })
}
