import './mood.css'
import icons from 'virtual:icons/heros'
import type { GameUi } from '../../lib/game'
import { addIcons } from '../../kit/icons'
import { MARKS, virtue } from './cards'
import { nextClick } from './choices.svelte'
import HowTo from './HowTo.svelte'
import { actionParts, eventParts, questionVars, spots } from './parts'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'

addIcons(icons)

const ui: GameUi = {
  id: 'heros',
  Table,
  Sheet,
  HowTo,
  mood: { className: 'heros-mood' },
  aid: ['turn', 'keep', 'challenge', 'prejudice', 'action', 'ask', 'sun', 'pose', 'correct', 'end', 'score'],
  actionParts,
  eventParts,
  questionVars,
  spots,
  next: nextClick,
  seatMark: (_view, seat) => MARKS[seat % MARKS.length] ?? null,
  group: (action, _view, t) =>
    action.verb === 'correct' ? t(`card-D${virtue(Number(action.defect)).slice(1)}`) : t(`verb-${action.verb}`),
}

export default ui
