/** A fight as the table shows it: what is asked while it goes on, what the log tells once it is over. */
import type { GameEvent, View } from '../../../lib/types'
import type { Asked, ConanEvent, ConanView } from '../types'

export type Step = 'hire' | 'bid' | 'attribute' | 'waves' | 'over'

export interface Side {
  seat: number
  bid: number
  laid: string[]
  /** has stopped laying; has chosen for this wave */
  stopped: boolean
  sealed: boolean
  total: number | null
}

export interface Fight {
  step: Step
  hero: Side
  other: Side
  /** the Challenge; null in a duel */
  card: string | null
  /** the highest bid there may be */
  cap: number
  attribute: number | null
  wave: number
  winner: number | null
  amount: number
  withdrew: boolean
  /** the event that ended it */
  end: ConanEvent | null
}

type Named<E extends ConanEvent['event']> = Extract<ConanEvent, { event: E }>
const begins = (event: ConanEvent): event is Named<'face' | 'duel'> => event.event === 'face' || event.event === 'duel'
const ends = (event: ConanEvent): event is Named<'won' | 'withdraw'> =>
  event.event === 'won' || event.event === 'withdraw'
const bids = (event: ConanEvent): event is Named<'open' | 'raise' | 'follow'> =>
  ['open', 'raise', 'follow'].includes(event.event)

const side = (seat: number, bid = 0): Side => ({ seat, bid, laid: [], stopped: false, sealed: false, total: null })

/** The fight that goes on now. */
export function fightOf(view: View): Fight | null {
  const asked = view.question as Asked | null
  if (!asked) return null
  const table = view.table as ConanView
  const { seat = -1, place = -1, stake = -1, last = -1, bid = -1, who = -1, attribute = -1, wave = -1 } = asked
  const hero = asked.hero ?? seat
  const challenge = table.adventures.flatMap((adventure) => adventure.challenges).find((one) => one.place === place)
  const other = asked.other ?? challenge?.owner ?? 0
  const fight: Fight = {
    step: 'bid',
    hero: side(hero),
    other: side(other),
    card: challenge?.card ?? null,
    cap: Math.min(table.players[hero]?.glory ?? 0, table.players[other]?.glory ?? 0),
    attribute: null,
    wave: 0,
    winner: null,
    amount: 0,
    withdrew: false,
    end: null,
  }
  switch (asked.decision) {
    case 'HireOrFight':
      return { ...fight, step: 'hire' }
    case 'OpenAuction':
      return fight
    case 'AnswerBid': {
      const answering = seat === hero
      return {
        ...fight,
        hero: side(hero, answering ? last : bid),
        other: side(other, answering ? bid : last),
      }
    }
    case 'ChooseAttribute':
      return {
        ...fight,
        step: 'attribute',
        hero: side(hero, stake),
        other: side(other, stake),
        amount: stake,
      }
    case 'LayCards': {
      const laying = (seat: number): Side => {
        const going = ((who >> seat) & 1) === 1
        return {
          ...side(seat, stake),
          laid: table.players[seat]?.laid ?? [],
          stopped: !going,
          sealed: going && !view.to_act.includes(seat),
        }
      }
      return {
        ...fight,
        step: 'waves',
        hero: laying(hero),
        other: laying(other),
        amount: stake,
        attribute,
        wave,
      }
    }
    default:
      return null
  }
}

/** The fight that was over last, from the log. */
export function lastFight(log: GameEvent[]): Fight | null {
  const all = log as ConanEvent[]
  const last = all.findLast(ends)
  const until = last ? all.slice(0, all.indexOf(last) + 1) : []
  const first = until.findLast(begins)
  if (!first || !last) return null
  const told = until.slice(until.indexOf(first))
  const sideOf = (seat: number): Side => {
    const bid = told.filter(bids).findLast((event) => event.seat === seat)
    const revealed = told.find((event): event is Named<'reveal'> => event.event === 'reveal' && event.seat === seat)
    return { ...side(seat, bid?.amount), laid: revealed?.cards ?? [], stopped: true }
  }
  const hero = sideOf(first.seat ?? 0)
  const other = sideOf(first.other)
  const totals = told.find((event): event is Named<'totals'> => event.event === 'totals')
  hero.total = totals?.total ?? null
  other.total = totals?.against ?? null
  const withdrew = last.event === 'withdraw'
  return {
    step: 'over',
    hero,
    other,
    card: first.event === 'face' ? (first.cards[0] ?? null) : null,
    cap: 0,
    attribute: totals?.attribute ?? null,
    wave: 0,
    winner: withdrew ? last.other : last.seat,
    amount: last.amount,
    withdrew,
    end: last,
  }
}
