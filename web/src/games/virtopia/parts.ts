/** What lines of the log speak of on the table, and how a list of choices is read. */
import type { GameUi } from '../../lib/game'
import { COLOURS, FLAWS, PRISONS, VIRTUES } from './cards'
import type { Asked, VirtopiaAction, VirtopiaEvent } from './types'
import { leaderName } from './words'

/** Which places of the table a line of the log speaks of. */
export const spots: NonNullable<GameUi['spots']> = (told) => {
  const event = told as VirtopiaEvent
  const found: string[] = []
  if ('cell' in event) found.push(`cell-${event.cell}`)
  if ('flaw' in event) found.push(FLAWS[event.flaw] ?? '')
  if (event.event === 'scare') found.push(VIRTUES[event.virtue] ?? '')
  if ('leader' in event) found.push(`leader-${event.leader}`)
  if ('other' in event) found.push(`leader-${event.other}`)
  if (event.event === 'hope') found.push('hope')
  if (['prison', 'escape'].includes(event.event)) found.push('prisons')
  if (['surplus', 'recruit', 'send', 'struggle', 'double'].includes(event.event)) found.push('city')
  if (event.event === 'surveillance') found.push('stored')
  return found
}

/** Choices of a turn by cell, points by their Leader, meeples by their Virtue; everything else needs no groups. */
export const group: NonNullable<GameUi['group']> = (named, view, t) => {
  const action = named as VirtopiaAction
  switch (action.verb) {
    case 'step':
      return t('ui-virtopia-next')
    case 'discard':
    case 'give':
      return leaderName(action.leader, t)
    case 'scare':
      return t(`card-${VIRTUES[action.virtue]}`)
    case 'free':
      return t(`card-${PRISONS[action.prison]}`)
    case 'place': {
      const own = (view.question as Asked | null)?.leader ?? 0
      const main = COLOURS.filter((colour) => action[colour] === own).map((colour) => t(`colour-${colour}`))
      return t('ui-virtopia-main', { virtue: t(`card-${VIRTUES[own]}`), colours: main.join(', ') })
    }
    default:
      return 'step' in action ? t(action.step ? 'ui-virtopia-next' : 'ui-virtopia-here') : ''
  }
}
