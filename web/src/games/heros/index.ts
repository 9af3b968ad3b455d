import './mood.css'
import type { GameUi } from '../../lib/game'
import { defect, MARKS } from './cards'
import { nextClick } from './choices.svelte'
import HowTo from './HowTo.svelte'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'
import type { HerosAction, Say } from './types'

/** Which places of the table a line of the log speaks of. */
const spots: NonNullable<GameUi['spots']> = (event) => {
  const found: string[] = event.seat === null ? [] : [`seat-${event.seat}`]
  if (event.partner !== undefined) found.push(`seat-${event.partner}`)
  if (['takers', 'lost', 'correct', 'pose', 'reveal'].includes(event.event)) found.push('discard')
  if (['advantage', 'takers'].includes(event.event)) found.push('stock')
  if (['newavatar', 'changed'].includes(event.event)) found.push('avatars')
  if (['draw', 'reveal', 'end'].includes(event.event)) found.push('draw')
  return found
}

/** Corrections are listed by what they correct, everything else by what is done. */
const groupOf = (action: HerosAction, t: Say): string =>
  action.verb === 'correct' ? t(`card-${defect(action.defect)}`) : t(`verb-${action.verb}`)

const ui: GameUi = {
  id: 'heros',
  Table,
  Sheet,
  HowTo,
  mood: { className: 'heros-mood' },
  aid: ['turn', 'keep', 'challenge', 'prejudice', 'action', 'ask', 'sun', 'pose', 'correct', 'end', 'score'],
  spots,
  next: nextClick,
  seatMark: (_view, seat) => MARKS[seat % MARKS.length] ?? null,
  group: (action, _view, t) => groupOf(action as HerosAction, t),
}

export default ui
