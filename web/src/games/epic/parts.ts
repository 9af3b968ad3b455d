/** What the frame asks of the game besides sentences: which places a line speaks of, and how choices are grouped. */
import type { GameUi } from '../../lib/game'
import { faceOf, numberOf } from './cards'
import type { EpicEvent } from './types'

const foe = (card: number): boolean => ['adversary', 'final'].includes(faceOf(card).kind)

/** Which places of the table a line of the log speaks of. */
export const spots: NonNullable<GameUi['spots']> = (event) => {
  const told = event as EpicEvent
  const cards = [...('cards' in told ? told.cards : []), ...('new' in told ? told.new : [])]
  const found = cards
    .filter((label) => !label.startsWith('?'))
    .map(numberOf)
    .map((card) => (foe(card) ? 'adversary' : `card-${card}`))
  if (told.event === 'adversary' || told.event === 'turned') found.push('adversary')
  if (event.seat !== null) found.push(`hero-${event.seat}`)
  return found
}

/** Choices of a turn by what they do; the paths of a Challenge under its name. */
export const group: NonNullable<GameUi['group']> = (action, _view, t) =>
  action.verb === 'attempt' ? t('ui-epic-group-attempt') : t(`verb-${action.verb}`)
