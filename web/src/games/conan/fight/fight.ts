/** A fight as the table shows it: what is asked while it goes on, what the log tells once it is over. */
import type { GameEvent, View } from '../../../lib/types'
import type { ConanView } from '../types'

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
  end: GameEvent | null
}

const side = (seat: number, bid = 0): Side => ({ seat, bid, laid: [], stopped: false, sealed: false, total: null })

/** The fight that goes on now. */
export function fightOf(view: View): Fight | null {
  const asked = view.question
  if (!asked) return null
  const table = view.table as ConanView
  const number = (field: string): number => Number(asked[field] ?? -1)
  const hero = asked.hero === undefined ? number('seat') : number('hero')
  const challenge = table.adventures
    .flatMap((adventure) => adventure.challenges)
    .find((one) => one.place === number('place'))
  const other = asked.other === undefined ? (challenge?.owner ?? 0) : number('other')
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
      const answering = number('seat') === hero
      return {
        ...fight,
        hero: side(hero, answering ? number('last') : number('bid')),
        other: side(other, answering ? number('bid') : number('last')),
      }
    }
    case 'ChooseAttribute':
      return {
        ...fight,
        step: 'attribute',
        hero: side(hero, number('stake')),
        other: side(other, number('stake')),
        amount: number('stake'),
      }
    case 'LayCards': {
      const laying = (seat: number): Side => {
        const going = ((number('who') >> seat) & 1) === 1
        return {
          ...side(seat, number('stake')),
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
        amount: number('stake'),
        attribute: number('attribute'),
        wave: number('wave'),
      }
    }
    default:
      return null
  }
}

/** The fight that was over last, from the log. */
export function lastFight(log: GameEvent[]): Fight | null {
  const end = log.findLastIndex((event) => event.event === 'won' || event.event === 'withdraw')
  const begin = log.slice(0, end + 1).findLastIndex((event) => event.event === 'face' || event.event === 'duel')
  const first = log[begin]
  const last = log[end]
  if (!first || !last) return null
  const told = log.slice(begin, end + 1)
  const sideOf = (seat: number): Side => {
    const bids = told.filter((event) => event.seat === seat && ['open', 'raise', 'follow'].includes(event.event))
    const revealed = told.find((event) => event.event === 'reveal' && event.seat === seat)
    return {
      ...side(seat, Number(bids.at(-1)?.amount ?? 0)),
      laid: (revealed?.cards as string[] | undefined) ?? [],
      stopped: true,
    }
  }
  const hero = sideOf(Number(first.seat))
  const other = sideOf(Number(first.other))
  const totals = told.find((event) => event.event === 'totals')
  if (totals) {
    hero.total = Number(totals.total)
    other.total = Number(totals.against)
  }
  const withdrew = last.event === 'withdraw'
  return {
    step: 'over',
    hero,
    other,
    card: first.event === 'face' ? ((first.cards as string[] | undefined)?.[0] ?? null) : null,
    cap: 0,
    attribute: totals ? Number(totals.attribute) : null,
    wave: 0,
    winner: Number(withdrew ? last.other : last.seat),
    amount: Number(last.amount),
    withdrew,
    end: last,
  }
}
