import './mood.css'
import icons from 'virtual:icons/conan'
import type { GameUi } from '../../lib/game'
import { addIcons } from '../../kit/icons'
import { challengeCard, markOf } from './cards'
import HowTo from './HowTo.svelte'
import { nextClick } from './next'
import Sheet from './Sheet.svelte'
import { spots } from './spots'
import Table from './Table.svelte'

addIcons(icons)

const ui: GameUi = {
  id: 'conan',
  Table,
  Sheet,
  HowTo,
  mood: { className: 'conan-mood' },
  spots,
  next: (chooser, _view, t) => nextClick(chooser.picks, t),
  /** Challenges to play by their card; everything else by its verb. */
  group: (action, _view, t) =>
    t(action.verb === 'set' ? `card-${challengeCard(Number(action.challenge))}` : `verb-${action.verb}`),
  seatMark: (_view, seat) => markOf(seat),
}

export default ui
