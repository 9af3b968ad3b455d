import { beforeAll, describe, expect, it } from 'vitest'
import { giftNumber } from '../src/games/heros/cards'
import { actionParts, eventParts, questionVars } from '../src/games/heros/parts'
import { momentOf } from '../src/games/heros/moment'
import { lastRound } from '../src/games/heros/rounds'
import { Stage } from '../src/games/heros/stage.svelte'
import { fetchTexts, translator } from '../src/lib/fluent'
import type { Action, GameEvent, View } from '../src/lib/types'
import { actionText, eventText } from '../src/lib/words'

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
  beforeAll(() => fetchTexts('heros'))
  const names = ['Ada', 'Zoé', 'Malik']

  it('name the players', () => {
    const t = translator('en', 'heros')
    const question = { decision: 'AnswerRequest', asker: 2, virtue: 4 }
    const view = { game: 'heros', seat: 0, question, legal: [{ verb: 'decline' }], table: {} } as unknown as View
    const words = { actionParts, eventParts: () => null }
    expect(actionText(words, { verb: 'two', first: 1, second: 2 }, names, view, t)).toMatch(/Zoé.*Malik/)
    expect(questionVars(view, names, t)).toEqual({ asker: 'Malik', card: t('card-V04'), can: 'no' })
  })

  const asked = (decision: string, legal: Action[], more: Record<string, unknown> = {}): string => {
    const t = translator('en', 'heros')
    const table = { players: [{ advantages: 1 }] }
    const view = {
      game: 'heros',
      seat: 0,
      to_act: [0],
      question: { decision, ...more },
      legal,
      table,
    } as unknown as View
    return t(`ask-${decision}`, questionVars(view, names, t))
  }

  it('ask for what is legal now', () => {
    const finish = { verb: 'finish' }
    expect(asked('OptionalStep', [finish])).toBe('Nothing to pose or correct: end your turn.')
    expect(asked('OptionalStep', [{ verb: 'pose', payment: 0 }, finish])).toBe('Pose your avatar, or end your turn.')
    expect(asked('DrawOrAsk', [{ verb: 'draw' }])).toBe('Everyone has just asked: this time, draw a card.')
    expect(asked('ChooseMode', [{ verb: 'one', player: 1 }])).toBe('Exchange up to two cards with Zoé.')
    expect(asked('AnswerChallenge', [{ verb: 'decline' }], { virtue: 4, drawer: 1 })).toContain(
      'It takes a Perseverance card or a sun. You have neither',
    )
  })

  it('read challenges and prejudices aloud, with their words', () => {
    const t = translator('fr', 'heros')
    const view = { game: 'heros', seat: 0, question: null, legal: [], table: {} } as unknown as View
    const line = eventText({ actionParts, eventParts }, event('reveal', 1, { cards: ['P02'] }), names, view, t)
    expect(line).toContain(t('card-P02'))
    expect(line).toContain(t('card-P02', {}, 'text'))
    expect(line).not.toContain('!.')
    const why = eventText({ actionParts, eventParts }, event('nothing', 1, { why: 3, cards: ['A3'] }), names, view, t)
    expect(why).toMatch(/La pile d’avatars est vide.*Zoé pioche une autre carte/)
  })

  it('name what cannot be given beyond the sun', () => {
    expect(['V12', 'SUN', 'D03'].map(giftNumber)).toEqual([12, 13, 16])
  })
})
