import type * as wire from '../../generated/wire'
import type { SeatState } from '../../lib/live.svelte'
import type { SeatInfo, TableInfo, View } from '../../lib/types'

/** What a seat sees at a table without a socket; the events from `since` on are new. */
export const stateAlone = (
  seat: number,
  view: View,
  question: number,
  events: wire.LessonScene['events'] = [],
  since = 0,
): SeatState => ({
  seat,
  version: events.length,
  view: { ...view, can_undo: 0 },
  log: events,
  fresh: events.slice(since),
  order: null,
  forced: false,
  answer: null,
  question,
  takeback: false,
  clocks: [],
})

type Alone = { id: string; game: string; seat: number; view: wire.LessonScene['view']; over: boolean }

/** A table at which one person sits alone, of a lesson or of a puzzle; `names` are those of the others in seat order. */
export function tableAlone({ id, game, seat: mine, view, over }: Alone, you: string, names: string[]): TableInfo {
  const others = [...names]
  const seats = Array.from({ length: view.seats }, (_, seat): SeatInfo => {
    const name = seat === mine ? you : (others.shift() ?? '')
    const kind = seat === mine ? 'person' : 'bot'
    return {
      seat,
      kind,
      name,
      level: null,
      online: true,
      resigned: false,
      away: false,
      gone: null,
      claim: null,
      timed_out: false,
      person: null,
    }
  })
  return {
    id,
    game,
    name: '',
    options: {},
    rules_version: 0,
    status: over ? 'finished' : 'running',
    public: false,
    muted: true,
    clock: 'none',
    paused: false,
    pausing: [],
    stopping: [],
    takebacks: 0,
    commitment: null,
    seed: null,
    created: 0,
    moves: 0,
    to_act: view.to_act,
    winners: null,
    ended: null,
    you: [mine],
    host: true,
    seats,
    rematch: null,
    campaign: null,
    now: 0,
    hints: false,
    open_chat: false,
    rated: false,
  }
}
