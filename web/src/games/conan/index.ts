import './mood.css'
import type { GameUi } from '../../lib/game'
import type { Action } from '../../lib/types'
import { challengeCard } from './cards'
import { markOf } from './marks'
import HowTo from './HowTo.svelte'
import { HERALD } from './news.svelte'
import { nextClick } from './next'
import Sheet from './Sheet.svelte'
import { spots } from './spots'
import Table from './Table.svelte'
import type { ConanAction } from './types'

const isSet = (action: Action): action is ConanAction & { verb: 'set' } => action.verb === 'set'

const ui: GameUi = {
  id: 'conan',
  Table,
  Sheet,
  HowTo,
  mood: { className: 'conan-mood' },
  spots,
  proclaims: HERALD,
  next: (chooser, _view, t) => nextClick(chooser.picks, t),
  /** Challenges to play by their card; everything else by its verb. */
  group: (action, _view, t) => t(isSet(action) ? `card-${challengeCard(action.challenge)}` : `verb-${action.verb}`),
  seatMark: (_view, seat) => markOf(seat),
}

export default ui
