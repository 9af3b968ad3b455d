import './mood.css'
import type { GameUi } from '../../lib/game'
import { MARKS, virtue } from './cards'
import HowTo from './HowTo.svelte'
import { actionParts, eventParts, questionVars, spots } from './parts.svelte'
import Scene from './Scene.svelte'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'

const ui: GameUi = {
  id: 'heros',
  Table,
  Scene,
  Sheet,
  HowTo,
  mood: { className: 'heros-mood' },
  actionParts,
  eventParts,
  questionVars,
  spots,
  seatMark: (_view, seat) => MARKS[seat % MARKS.length] ?? null,
  group: (action, _view, t) => (action.verb === 'correct' ? t(`card-D${virtue(Number(action.defect)).slice(1)}`) : t(`verb-${action.verb}`)),
}

export default ui
