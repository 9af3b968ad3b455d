import './mood.css'
import type { GameUi } from '../../lib/game'
import HowTo from './HowTo.svelte'
import { markOf } from './marks'
import { group, spots } from './parts'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'

const ui: GameUi = {
  id: 'epic',
  Table,
  Sheet,
  HowTo,
  tells: true,
  decides: ['action', 'adversary', 'turned', 'late', 'last', 'end'],
  mood: { className: 'epic-mood' },
  spots,
  group,
  seatMark: (_view, seat) => markOf(seat),
}

export default ui
