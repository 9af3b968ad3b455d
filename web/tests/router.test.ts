import { describe, expect, it } from 'vitest'
import { parseRoute } from '../src/lib/router.svelte'
import { soloTable, startSetup } from '../src/lib/setup'
import type { GameInfo } from '../src/lib/types'

describe('addresses', () => {
  it('names the screens', () => {
    expect(parseRoute('/')).toEqual({ screen: 'home' })
    expect(parseRoute('/t/abc')).toEqual({ screen: 'table', id: 'abc' })
    expect(parseRoute('/r/abc', '', '?step=4&seat=1')).toEqual({
      screen: 'replay',
      id: 'abc',
      step: 4,
      seat: 1,
      tale: null,
      retry: false,
      analysis: false,
    })
    expect(parseRoute('/r/abc', '', '?tale=2')).toMatchObject({ screen: 'replay', tale: 2 })
    expect(parseRoute('/c/xyz')).toEqual({ screen: 'campaign', id: 'xyz' })
    expect(parseRoute('/games/push').screen).toBe('game')
    expect(parseRoute('/what/ever').screen).toBe('lost')
  })

  it('takes the personal key from the fragment only', () => {
    const key = 'k'.repeat(43)
    expect(parseRoute('/', `#/me/${key}`)).toEqual({ screen: 'me', key })
    expect(parseRoute(`/me/${key}`).screen).toBe('lost')
  })

  it('takes a code for another device from the fragment only', () => {
    expect(parseRoute('/link', '#ABCD-EFGH')).toEqual({ screen: 'link', code: 'ABCD-EFGH' })
    expect(parseRoute('/link')).toEqual({ screen: 'link', code: '' })
    expect(parseRoute('/link/ABCD-EFGH').screen).toBe('lost')
    expect(parseRoute('/person/abc')).toEqual({ screen: 'person', id: 'abc' })
  })

  it('knows the cards of a game, also as a table plays them, and its report', () => {
    expect(parseRoute('/games/conan/cards')).toEqual({ screen: 'cards', game: 'conan', variant: null })
    expect(parseRoute('/games/conan/cards', '', '?variant=abc')).toEqual({
      screen: 'cards',
      game: 'conan',
      variant: 'abc',
    })
    expect(parseRoute('/games/conan/balance')).toEqual({ screen: 'balance', game: 'conan' })
    expect(parseRoute('/learn/conan')).toEqual({ screen: 'learn', game: 'conan' })
    expect(parseRoute('/learn/conan/duel')).toEqual({ screen: 'lesson', game: 'conan', lesson: 'duel' })
    expect(parseRoute('/games/conan/else')).toEqual({ screen: 'lost' })
  })
})

describe('a match against bots', () => {
  const game = {
    id: 'push',
    seats: [2, 4],
    levels: [],
    orders: [],
    rules_version: 1,
    options: { apocalypse: { kind: 'bool', default: false, at: [2, 3, 4] } },
    beginner: {},
    beginner_seats: 2,
    minutes: [15, 20],
    usual_seats: 2,
    weight: null,
    best_seats: [],
    balance: false,
    lessons: [],
    puzzles: 0,
    team: false,
  } satisfies GameInfo as GameInfo

  it('starts from what was chosen last, within bounds', () => {
    expect(startSetup(game, null)).toMatchObject({ seats: 2, level: 'normal' })
    expect(startSetup(game, { seats: 9, level: 'nope', options: { gone: 1, apocalypse: true } })).toMatchObject({
      seats: 4,
      level: 'normal',
      options: { apocalypse: true },
    })
  })

  it('sends only options that differ from their defaults', () => {
    const setup = { ...startSetup(game, null), seats: 3, options: { apocalypse: false } }
    expect(soloTable(game, setup)).toMatchObject({
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'normal' }, { kind: 'bot' }],
    })
  })
})
