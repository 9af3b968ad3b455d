import { describe, expect, it } from 'vitest'
import { isAbout, offer, settled, type Ground, type Meant } from '../src/frame/generic/choices'
import { movesBetween, taken } from '../src/frame/generic/moves'
import { sizesOf, spaced } from '../src/frame/generic/sizes'
import { spotsOf } from '../src/frame/generic/spots'
import { countText, groups, nameText, placeText, split, tableOf } from '../src/frame/generic/zones'
import { makeBundle, say } from '../src/lib/fluent'
import type { Vars } from '../src/lib/game'
import type { Action, Board, BoardFacts, Face } from '../src/lib/types'

const face = (back: string): Face => ({ back, kind: '', icon: '', colour: '', numbers: {}, text: '' })
const FACTS: BoardFacts = {
  places: {
    column: { form: 'grid', icon: '', columns: 2, after: 1 },
    box: { form: 'hidden', icon: '', columns: 0, after: 0 },
  },
  counters: { score: { icon: 'coins', mark: false } },
  pieces: { green: { icon: 'meeple', colour: '#0f0' } },
  faces: { a: face('card'), b: face('card'), c: face('card') },
  backs: { card: face('card'), ace: face('card') },
  aims: { draw: 'deck', shout: '' },
  felt: '',
  aid: [],
  icons: {},
}
const BOARD: Board = {
  places: [
    { name: 'hand 1', owner: 0, form: 'hand', cards: ['a', 'b', 'b'] },
    { name: 'hand 2', owner: 1, form: 'hand', cards: ['?card', '?card'] },
    { name: 'deck', owner: -1, form: 'pile', cards: ['?card', '?card', '?card'] },
    { name: 'column 1', owner: -1, form: 'row', cards: ['b'] },
    { name: 'column 2', owner: -1, form: 'row', cards: [] },
    { name: 'box', owner: -1, form: 'row', cards: ['c'] },
  ],
  counters: { 'score 1': 3, 'score 2': 0, 'cell 4 green': 2, round: 5 },
}
const TABLE = tableOf(BOARD, FACTS, 2)
const t = (key: string, vars?: Vars, attr?: string): string =>
  say(
    makeBundle('en', [
      'place-column = Column { $number }\ncard-a = the ace\n    .name = Ace\ncounter-score = Points\n',
    ]),
    key,
    vars,
    attr,
  )

const MEANS = (action: Action, param: string): Meant => {
  const value = action[param] as number
  return param === 'card' ? { card: 'abc'[value]! } : param === 'player' ? { seat: value } : null
}
const GROUND: Ground = { zones: TABLE.zones, facts: FACTS, seat: 0, means: MEANS, besides: () => [] }
const LAY: Action[] = [0, 1].flatMap((card) => [1, 2].map((column) => ({ verb: 'lay', card, column })))

describe('the zones of a board', () => {
  it('has a place for each that is shown, with its family and its owner', () => {
    expect(split('column 3')).toEqual({ family: 'column', number: 3 })
    expect(split('act I row')).toEqual({ family: 'act I row', number: null })
    expect(TABLE.zones.map(({ name, form, owner }) => [name, form, owner])).toEqual([
      ['hand 1', 'hand', 0],
      ['hand 2', 'hand', 1],
      ['deck', 'pile', null],
      ['column 1', 'grid', null],
      ['column 2', 'grid', null],
      ['cell 4', 'grid', null],
    ])
  })

  it('counts pieces where they lie, and gives each seat its own counters', () => {
    expect(TABLE.zones.at(-1)).toMatchObject({
      family: 'cell',
      number: 4,
      heap: true,
      pieces: [{ name: 'green', count: 2 }],
    })
    expect(TABLE.counts.map(({ family, owner, value }) => [family, owner, value])).toEqual([
      ['score', 0, 3],
      ['score', 1, 0],
      ['round', null, 5],
    ])
  })

  it('puts the numbered places of a family side by side, in the order that the game wants', () => {
    const middle = groups(TABLE.zones.filter((zone) => zone.owner === null))
    expect(middle.map((mates) => mates.map(({ name }) => name))).toEqual([
      ['deck'],
      ['cell 4'],
      ['column 1', 'column 2'],
    ])
  })

  it('calls things by the words of the game, and shows no counter without a name', () => {
    const [hand, , deck, column] = TABLE.zones
    expect([hand, deck, column].map((zone) => placeText(zone!, t))).toEqual(['Hand', 'Deck', 'Column 1'])
    expect(TABLE.counts.map((count) => countText(count, t))).toEqual(['Points', 'Points', ''])
    expect([nameText('a', t), nameText('b', t)]).toEqual(['Ace', 'b'])
  })
})

describe('choices on things', () => {
  it('lights the cards of the hand and the places that parameters count', () => {
    const { lit, loose } = offer(LAY, [], GROUND)
    expect([...lit].sort()).toEqual(['card hand 1/a', 'card hand 1/b', 'place column 1', 'place column 2'])
    expect(loose).toEqual([])
  })

  it('narrows by things until one action is left', () => {
    const left = LAY.filter((action) => isAbout(action, 'card hand 1/b', GROUND))
    expect(left).toHaveLength(2)
    expect(settled(left, ['card hand 1/b'], GROUND)).toBeNull()
    expect([...offer(left, ['card hand 1/b'], GROUND).lit]).toEqual(['place column 1', 'place column 2'])
    const only = left.filter((action) => isAbout(action, 'place column 2', GROUND))
    expect(settled(only, ['card hand 1/b', 'place column 2'], GROUND)).toEqual({ verb: 'lay', card: 1, column: 2 })
  })

  it('offers in words what is about nothing, and what happens at a place in words and there', () => {
    const pass: Action = { verb: 'pass' }
    const draw: Action = { verb: 'draw' }
    const loud: Action = { verb: 'call', shout: 1 }
    const { lit, loose } = offer([pass, draw, loud, { verb: 'rob', player: 1 }], [], GROUND)
    expect([...lit]).toEqual(['place deck', 'seat 1'])
    expect(loose).toEqual([pass, draw, loud])
  })

  it('looks for a card on the table when no hand of one’s own has it, and in a pile last', () => {
    const watching = { ...GROUND, seat: 1 }
    expect([...offer([LAY[2]!], [], watching).lit]).toContain('card column 1/b')
  })
})

describe('what has moved', () => {
  const after: Board = {
    ...BOARD,
    places: BOARD.places.map((place) => {
      if (place.name === 'hand 1') return { ...place, cards: ['a', 'b', 'c'] }
      if (place.name === 'deck') return { ...place, cards: ['?card', '?card'] }
      if (place.name === 'column 2') return { ...place, cards: ['b'] }
      return place
    }),
  }

  it('finds where a card came from, turned over or not', () => {
    const moves = movesBetween(BOARD, after, FACTS)
    expect(moves).toEqual([
      { card: 'b', from: 'hand 1', to: 'column 2' },
      { card: 'c', from: 'deck', to: 'hand 1' },
    ])
    expect(taken(moves, ['b'])).toEqual([{ card: 'b', from: 'hand 1', to: 'column 2' }])
    expect(moves).toHaveLength(1)
  })

  it('knows what a line of the log speaks of', () => {
    expect(spotsOf({ n: 4, event: 'lay', seat: 1, column: 2, cards: ['b', '?card'] }, FACTS)).toEqual([
      'seat-1',
      'card-b',
      'place-column_2',
    ])
  })
})

describe('sizes', () => {
  it('closes a row up, and goes on below before its corners are covered', () => {
    expect(spaced(4, 100, 500)).toEqual({ step: 108, line: 4 })
    expect(spaced(8, 100, 500)).toEqual({ step: 400 / 7, line: 8 })
    const many = spaced(24, 100, 500)
    expect(many.step).toBeGreaterThanOrEqual(50)
    expect((many.line - 1) * many.step + 100).toBeLessThanOrEqual(500.5)
  })

  it('fits phones and laptops', () => {
    const phone = sizesOf(390, 640, 3)
    expect(phone.hand).toBeGreaterThanOrEqual(60)
    expect(3 * phone.small).toBeLessThanOrEqual(390)
    expect(sizesOf(930, 730, 1).card).toBeGreaterThan(sizesOf(930, 730, 1, 0.5).card)
  })
})
