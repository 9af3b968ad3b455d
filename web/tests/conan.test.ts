import { describe, expect, it } from 'vitest'
import { faceOf } from '../src/games/conan/cards'
import { fightOf, lastFight } from '../src/games/conan/fight/fight'
import { Deal } from '../src/games/conan/treaty/deal.svelte'
import { pacts } from '../src/games/conan/treaty/history'
import { receivedText, toldTo } from '../src/games/conan/words'
import { fetchTexts, translator } from '../src/lib/fluent'
import type { GameEvent, Question, View } from '../src/lib/types'

const player = {
  hero: 'H01',
  hand: ['R01', 'C06'],
  count: 2,
  glory: 12,
  stands: 'A10',
  allies: [],
  objects: ['O03'],
  accomplished: [],
  laid: [],
  expelled: null,
  waiting: false,
  beaten: 0,
  partner: null,
  share: 0,
  spoils: false,
  truces: [],
  values: [6, 3, 3],
}
const table = {
  round: 2,
  phase: 'heroes',
  lap: 1,
  first: 0,
  players: [player, { ...player, hero: 'H02', allies: ['C31'] }, player],
  adventures: [
    {
      card: 'A10',
      difficulty: 3,
      received: 2,
      challenges: [
        { place: 0, card: 'C07', owner: 1, face_up: true },
        { place: 1, card: '?challenge', owner: 2, face_up: false },
      ],
      heroes: [0, 1, 2],
    },
  ],
  draw_pile: 50,
  bottom: [],
  object_pile: 9,
  object_bottom: [],
  discard: [],
  offered: ['?special', 'C06'],
  omen: [],
  out: [],
  ended: '',
}
const seen = (question: Question | null, to_act = [0]): View => ({
  game: 'conan',
  seats: 3,
  seat: 0,
  to_act,
  question,
  legal: [],
  can_undo: 0,
  outcome: null,
  table,
})
const TERMS = { glory: -2, first: 2, second: 3, ceded: 4, claimed: 1, truce: 1 }
let n = 0
const event = (name: string, seat: number | null, more: Record<string, unknown> = {}): GameEvent => ({
  n: n++,
  event: name,
  seat,
  ...more,
})
describe('a fight', () => {
  it('is read from the question while it goes on', () => {
    const bidding = fightOf(
      seen({ decision: 'AnswerBid', seat: 1, hero: 0, other: 1, place: 0, bid: 5, last: 2, raised: 1 }),
    )
    expect(bidding).toMatchObject({ step: 'bid', card: 'C07', cap: 12, hero: { bid: 5 }, other: { bid: 2 } })
    const laying = fightOf(
      seen({ decision: 'LayCards', who: 1, hero: 0, other: 1, place: -1, stake: 4, attribute: 2, wave: 2 }, []),
    )
    expect(laying).toMatchObject({
      step: 'waves',
      card: null,
      hero: { sealed: true, stopped: false },
      other: { stopped: true },
    })
    expect(fightOf(seen({ decision: 'CardTurn', seat: 0 }))).toBeNull()
  })

  it('is read from the log once it is over', () => {
    const log = [
      event('face', 0, { other: 1, cards: ['C07'] }),
      event('open', 0, { other: 1, amount: 3 }),
      event('follow', 1, { other: 0, amount: 3 }),
      event('reveal', 0, { cards: ['R01'] }),
      event('reveal', 1, { cards: [] }),
      event('totals', 0, { other: 1, attribute: 0, total: 8, against: 7 }),
      event('won', 0, { other: 1, amount: 3 }),
      event('arrive', 2, { adventure: 4 }),
    ]
    expect(lastFight(log)).toMatchObject({
      step: 'over',
      card: 'C07',
      winner: 0,
      withdrew: false,
      hero: { total: 8, laid: ['R01'] },
      other: { total: 7 },
    })
    const left = [
      ...log,
      event('duel', 2, { other: 0 }),
      event('open', 2, { other: 0, amount: 2 }),
      event('withdraw', 0, { other: 2, amount: 1 }),
    ]
    expect(lastFight(left)).toMatchObject({ card: null, winner: 2, withdrew: true, amount: 1 })
    expect(lastFight(log.slice(0, 3))).toBeNull()
  })
})

describe('treaties', () => {
  it('are written in the one order of the rules', () => {
    const deal = new Deal(1)
    deal.give('R12')
    deal.give('C06')
    deal.cards[1]!.shown = true
    deal.glory = -3
    deal.toggle('claimed', 'O07')
    deal.ask(0, 3)
    deal.ask(1, 0)
    expect(deal.terms()).toEqual([
      { verb: 'give', card: 25, shown: 1 },
      { verb: 'give', card: 63, shown: 0 },
      { verb: 'charge', amount: 3 },
      { verb: 'claim', object: 7 },
      { verb: 'ask', category: 0 },
      { verb: 'ask', category: 3 },
      { verb: 'sign' },
    ])
  })

  it('are remembered with what became of them', () => {
    const log = [
      event('swap', 0, { other: 1 }),
      event('refused', 1, { other: 0 }),
      event('phase', 0, { round: 2, phase: 3 }),
      event('treaty', 0, { other: 1, ...TERMS, cards: [] }),
      event('counter', 1, { other: 0, ...TERMS, cards: [] }),
      event('refused', 0, { other: 1 }),
      event('ally', 1, { other: 2, share: 2, spoils: 2 }),
      event('allied', 1, { other: 2, share: 2, spoils: 2 }),
      event('phase', 0, { round: 3, phase: 1 }),
      event('parted', 2, { other: 1 }),
    ]
    expect(pacts(log, 3).map(({ kind, state, round }) => [kind, state, round])).toEqual([
      ['treaty', 'countered', 2],
      ['treaty', 'refused', 2],
      ['alliance', 'parted', 2],
    ])
  })
})

describe('drawings', () => {
  it('shows the road of the caravans without a trailer', () => {
    expect(faceOf('A11').icon).toBe('camel')
  })
})

describe('sentences about players', () => {
  const names = ['Zoé', 'Irma', 'Hugo']

  it.each([
    ['en', 'You give', 'Irma gives', 'Treaty proposed to you by Zoé', 'The treaty you propose to Hugo'],
    ['fr', 'Vous donnez', 'Irma donne', 'Zoé vous propose un traité', 'Votre proposition de traité à Hugo'],
  ] as const)('speak to who reads them: %s', async (lang, mine, theirs, received, proposed) => {
    await fetchTexts('conan', [lang])
    const t = translator(lang, 'conan')
    expect(toldTo('ui-conan-gives', t, names, 1, 1)).toBe(mine)
    expect(toldTo('ui-conan-gives', t, names, 0, 1)).toBe(theirs)
    expect(toldTo('ui-conan-gives', t, names, null, 1)).toBe(theirs)
    expect(toldTo('ui-conan-treaty-from', t, names, 1, 0, 1)).toBe(received)
    expect(toldTo('ui-conan-treaty-from', t, names, 1, 1, 2)).toBe(proposed)
  })

  it('tell what the 2/4 on an Adventure means', async () => {
    await fetchTexts('conan', ['en'])
    const on = { ...table.adventures[0]!, received: 2, difficulty: 4 }
    expect(receivedText(on, translator('en', 'conan'))).toContain('2, of 4')
    expect(receivedText({ ...on, received: 4 }, translator('en', 'conan'))).toMatch(/^Full/)
  })
})
