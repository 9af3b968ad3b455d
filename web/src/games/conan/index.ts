import './mood.css'
import icons from 'virtual:icons/conan'
import type { GameUi } from '../../lib/game'
import { addIcons } from '../../kit/icons'
import { markOf } from './cards'
import HowTo from './HowTo.svelte'
import { actionParts, eventParts, groupOf, questionVars, spots } from './parts'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'

addIcons(icons)

const ui: GameUi = {
  id: 'conan',
  Table,
  Sheet,
  HowTo,
  mood: { className: 'conan-mood' },
  actionParts,
  eventParts,
  questionVars,
  spots,
  group: groupOf,
  seatMark: (_view, seat) => markOf(seat),
}

export default ui
