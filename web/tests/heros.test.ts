import { beforeAll, describe, expect, it } from 'vitest'
import { giftNumber } from '../src/games/heros/cards'
import { nextClick } from '../src/games/heros/choices.svelte'
import { momentOf } from '../src/games/heros/moment'
import { lastRound } from '../src/games/heros/rounds'
import { Stage } from '../src/games/heros/stage.svelte'
import { fetchTexts, translator } from '../src/lib/fluent'
import type { Chooser } from '../src/lib/chooser.svelte'
import { actionText, eventText, keepTelling, questionText } from '../src/lib/telling'
import type { GameEvent, Telling, Values, View } from '../src/lib/types'
import corpus from './corpus/heros.json'

let n = 0
const event = (name: string, seat: number | null, more: Record<string, unknown> = {}): GameEvent => ({
  n: n++,
  event: name,
  seat,
  ...more,
})

const REQUEST = [
  event('ask', 0, { virtue: 4 }),
  event('sealed', 1),
  event('sealed', 2),
  event('answers', 1, { cards: ['V04'] }),
  event('answers', 2, { cards: ['SUN'] }),
  event('exchange', 0, { partner: 1, cards: ['V04'] }),
]
const CHALLENGE = [
  event('reveal', 1, { cards: ['C09'] }),
  event('sealed', 0),
  event('sealed', 2),
  event('sealed', 1),
  event('takers', 2, { cards: ['SUN'] }),
]

describe('the last question to all', () => {
  it('is a request with its answers and whose offer was taken', () => {
    const past = lastRound([event('draw', 2), ...REQUEST, event('draw', 1)], 3)
    expect(past).toMatchObject({ sort: 'request', by: 0, virtue: 4, card: 'V04', partner: 1 })
    expect([...past!.answers]).toEqual([
      [1, 'virtue'],
      [2, 'sun'],
    ])
  })

  it('is a challenge, which its drawer answers too', () => {
    const past = lastRound([...REQUEST, ...CHALLENGE], 3)
    expect(past).toMatchObject({ sort: 'challenge', by: 1, virtue: 9, card: 'C09', partner: null })
    expect([...past!.answers]).toEqual([
      [0, 'declined'],
      [1, 'declined'],
      [2, 'sun'],
    ])
  })

  it('stays until the next one has been answered', () => {
    expect(lastRound([...CHALLENGE, event('ask', 2, { virtue: 1 }), event('sealed', 0)], 3)?.card).toBe('C09')
    expect(
      lastRound([...CHALLENGE, event('reveal', 2, { cards: ['P03'] }), event('lost', 0, { cards: ['V03'] })], 3)?.card,
    ).toBe('C09')
    expect(lastRound([event('reveal', 0, { cards: ['C01'] }), event('nothing', 0, { cards: ['C01'] })], 3)).toBeNull()
  })

  it('is told when nobody gave anything', () => {
    const past = lastRound([event('ask', 1, { virtue: 2 }), event('nooffer', 1)], 2)
    expect([...past!.answers]).toEqual([[0, 'declined']])
  })
})

const player = { answer: null, hand: [], posed: [], advantages: 1 }
const viewed = (decision: string, more: Record<string, unknown> = {}): View =>
  ({
    game: 'heros',
    seat: 0,
    to_act: [0],
    question: { decision },
    legal: [],
    table: { players: [player, player, player], turn: 0, revealed: null, request: null, ...more },
  }) as unknown as View

describe('the middle of the table', () => {
  it('keeps what the last turn was about until the next one does something', () => {
    const between = momentOf(viewed('DrawOrAsk'), CHALLENGE)
    expect(between.aloud).toBe('C09')
    expect(between.round).toMatchObject({ sort: 'challenge', virtue: 9 })
    expect(between.told.map(({ event }) => event)).toEqual(['takers'])
    const drawn = momentOf(viewed('OptionalStep'), [...CHALLENGE, event('draw', 1, { cards: ['?kept'] })])
    expect(drawn).toMatchObject({ aloud: null, round: null, last: { card: 'C09' } })
    expect(drawn.told.map(({ event }) => event)).toEqual(['draw'])
  })

  it('tells nothing before anybody has done anything', () => {
    expect(momentOf(viewed('DrawOrAsk'), [event('start', 0)])).toMatchObject({ round: null, aloud: null, told: [] })
  })
})

describe('the stage', () => {
  it('shows views exactly as they were sent, and what the log tells of them', () => {
    let log: GameEvent[] = []
    const stage = new Stage(() => log)
    const first = viewed('DrawOrAsk')
    stage.follow(first, [], 0, true)
    expect(stage.shown).toBe(first.table)
    log = CHALLENGE
    const second = viewed('OptionalStep', { revealed: 'C09' })
    stage.follow(second, CHALLENGE, 0, true)
    expect(stage.shown).toBe(second.table)
    expect(stage.aloud).toBe('C09')
    expect(stage.moment?.view).toBe(second)
    expect(stage.lit).toEqual(new Set(['seat-1', 'seat-2']))
  })
})

describe('sentences', () => {
  beforeAll(async () => {
    await fetchTexts('heros')
    keepTelling('heros', corpus.telling as Telling)
  })
  const names = ['Ada', 'Zoé', 'Malik']
  const told = (question: Record<string, unknown> | null, telling: Values = {}): View =>
    ({
      game: 'heros',
      seat: 0,
      to_act: [0],
      question,
      legal: [],
      table: {},
      telling: { question: telling },
    }) as unknown as View

  it('name the players', () => {
    const t = translator('en', 'heros')
    const view = told({ decision: 'AnswerRequest', asker: 2, virtue: 4 }, { can: 'no' })
    expect(actionText({ verb: 'two', first: 1, second: 2 }, names, view, t)).toMatch(/Zoé.*Malik/)
    expect(questionText(view, 0, names, t)).toBe(
      `Malik asks for a ${t('card-V04')} card. You have neither that virtue nor a sun: decline.`,
    )
  })

  const asked = (decision: string, telling: Values, more: Record<string, unknown> = {}): string =>
    questionText(told({ decision, ...more }, telling), 0, names, translator('en', 'heros'))

  it('ask for what is legal now', () => {
    expect(asked('OptionalStep', { can: 'finish' })).toBe('Nothing to play or correct: end your turn.')
    expect(asked('OptionalStep', { can: 'pose' })).toBe('Play your avatar, or end your turn.')
    expect(asked('DrawOrAsk', { can: 'must' })).toBe('Everyone has just asked: this time, draw a card.')
    expect(asked('ChooseMode', { can: 'one', other: { seats: [1] } })).toBe('Exchange up to two cards with Zoé.')
    expect(asked('AnswerChallenge', { can: 'no', card: 'C04' }, { virtue: 4, drawer: 1 })).toContain(
      'It takes a Perseverance card or a sun. You have neither',
    )
  })

  it('read challenges and setbacks aloud, with their words', () => {
    const t = translator('fr', 'heros')
    const telling = { sort: 'prejudice', card: 'P02', text: 'card-P02.text' }
    const line = eventText(event('reveal', 1, { cards: ['P02'], telling }), names, told(null), t)
    expect(line).toContain(t('card-P02'))
    expect(line).toContain(t('card-P02', {}, 'text'))
    expect(line).not.toContain('!.')
    const why = eventText(event('nothing', 1, { why: 3, cards: ['A3'] }), names, told(null), t)
    expect(why).toMatch(/La pile d’avatars est vide.*Zoé pioche une autre carte/)
  })

  it('say what the next click is', () => {
    const t = translator('en', 'heros')
    const next = (picks: Record<string, unknown>): string => nextClick({ picks } as unknown as Chooser, told(null), t)
    expect(next({ verb: 'ask' })).toBe(t('ui-heros-next-ask'))
    expect(next({ verb: 'correct', defect: 11 })).toBe('Choose a card to correct Lying.')
    expect(next({ player: 1 })).toBe('')
  })

  it('name what cannot be given beyond the sun', () => {
    expect(['V12', 'SUN', 'D03'].map(giftNumber)).toEqual([12, 13, 16])
  })
})
