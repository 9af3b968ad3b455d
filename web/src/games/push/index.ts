import type { GameUi, Translate } from '../../lib/game'
import type { GameEvent } from '../../lib/types'
import { cardName, TEAMS, teamOf } from './cards'
import Table from './Table.svelte'
import type { PushView } from './types'
import { list, short } from './words'

const cards = (event: GameEvent, part: string, t: Translate): string =>
  list(((event[part] as string[] | undefined) ?? []).map((card) => short(card, t)))

const ui = {
  id: 'push',
  Table,
  mood: { className: 'push-mood' },
} 
export default ui
void [cardName, TEAMS, teamOf, cards] ; export type { PushView, GameUi }
