import { describe, expect, it } from 'vitest'
import { fetchTexts, translator } from '../src/lib/fluent'
import { bestText, gentle, lastsText, optionText, lightestFirst, soloTable, startSetup } from '../src/lib/setup'
import { handover, howLong } from '../src/lib/presence'
import { questionText } from '../src/lib/telling'
import { isDue, seatNames } from '../src/lib/words'
import type { GameInfo, SeatInfo, TableInfo, View } from '../src/lib/types'

const game: GameInfo = {
  id: 'virtopia',
  seats: [1, 4],
  options: { level: { kind: 'choice', default: 'standard', choices: ['awakening', 'standard'], at: [1, 2, 3, 4] } },
  levels: ['easy', 'normal', 'hard'],
  orders: [],
  beginner: { level: 'awakening' },
  beginner_seats: 2,
  rules_version: 1,
  minutes: [45, 45],
  usual_seats: 2,
  weight: null,
  best_seats: [],
  balance: false,
  lessons: [],
  puzzles: 0,
  team: false,
}

describe('a first match', () => {
  it('is for beginners until one has won', () => {
    const setup = startSetup(game, undefined, false)
    expect(soloTable(game, setup).options).toEqual({ level: 'awakening' })
    expect(gentle(game, setup)).toBe(true)
    expect(soloTable(game, startSetup(game, undefined, true)).options).toEqual({})
    expect(soloTable(game, startSetup(game, setup, true)).options).toEqual({})
  })

  it('has as many seats as are best for beginners until one has won', () => {
    const lone = { ...game, beginner_seats: 1 }
    const setup = startSetup(lone, undefined, false)
    expect([setup.seats, gentle(lone, setup)]).toEqual([1, true])
    expect(startSetup(lone, setup, false).seats).toBe(1)
    expect(startSetup(lone, setup, true)).toMatchObject({ seats: 2, options: {} })
    expect(startSetup(lone, undefined, true).seats).toBe(2)
    const chosen = { ...setup, seats: 3 }
    expect(gentle(lone, chosen)).toBe(false)
    expect(startSetup(lone, chosen, false).seats).toBe(3)
    expect(startSetup(lone, { ...setup, options: { level: 'standard' } }, true).seats).toBe(1)
  })

  it('is as one chose it', () => {
    expect(soloTable(game, startSetup(game, { options: { level: 'standard' } }, false)).options).toEqual({})
  })
})

describe('boxes on the table', () => {
  it('lie so that what is soon played comes first, and what does not say comes last', () => {
    const lasting = (id: string, minutes: GameInfo['minutes']): GameInfo => ({ ...game, id, minutes })
    const boxes = [lasting('a', null), lasting('b', [40, 60]), lasting('c', [30, 60]), lasting('d', [15, 20])]
    expect(lightestFirst(boxes).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
  })

  it('lie so that what is soon learnt comes before what is soon played', () => {
    const heavy = (id: string, weight: GameInfo['weight'], minutes: GameInfo['minutes']): GameInfo => ({
      ...game,
      id,
      weight,
      minutes,
    })
    const boxes = [heavy('a', 'heavy', [10, 10]), heavy('b', null, [40, 60]), heavy('c', 'light', [60, 90])]
    expect(lightestFirst(boxes).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })

  it('say with how many they are best', () => {
    const t = translator('en', 'push')
    expect(bestText({ ...game, best_seats: [2, 4] }, t)).toBe('best with 2 or 4')
    expect(bestText({ ...game, best_seats: [3] }, t)).toBe('best with 3')
    expect(bestText({ ...game, best_seats: [] }, t)).toBe('')
  })

  it('say how long a match takes', () => {
    const t = translator('en', 'push')
    expect(lastsText(game, t)).toBe('about 45 minutes')
    expect(lastsText({ ...game, minutes: [15, 20] }, t)).toBe('15 to 20 minutes')
    expect(lastsText({ ...game, minutes: null }, t)).toBe('')
  })

  it('propose as many seats as the game is best with', () => {
    expect(startSetup({ ...game, usual_seats: 3 }, undefined).seats).toBe(3)
    expect(startSetup({ ...game, usual_seats: 3 }, { seats: 2 }).seats).toBe(2)
  })
})

describe('who plays', () => {
  it('tells when a bot takes over and when somebody is back', () => {
    const log = [
      { n: 0, event: 'place', seat: 1 },
      { n: 1, event: 'place', seat: 1, by: 'bot' },
      { n: 2, event: 'place', seat: 0 },
      { n: 3, event: 'place', seat: 1, by: 'bot' },
      { n: 4, event: 'place', seat: 1 },
      { n: 5, event: 'place', seat: 0, by: 'clock' },
    ]
    expect(log.map((event) => handover(log, event))).toEqual([null, 'bot', null, null, 'back', 'clock'])
  })

  it('says roughly how long somebody has been away', () => {
    const t = (key: string, vars?: Record<string, unknown>): string => `${key} ${String(vars?.count)}`
    expect([20_000, 130_000, 7_300_000, 260_000_000].map((span) => howLong(span, t))).toEqual([
      'ui-gone-minutes 0',
      'ui-gone-minutes 2',
      'ui-gone-hours 2',
      'ui-gone-days 3',
    ])
  })

  it('keeps the names that the server gave to bots', () => {
    const seats = [{ seat: 0, kind: 'bot', name: 'Hana' }] as SeatInfo[]
    expect(seatNames(seats, (key) => key, 'x')).toEqual(['Hana'])
  })

  it('never tells somebody of themselves by name', async () => {
    await fetchTexts('conan')
    const t = translator('en', 'conan')
    const telling = { question: { other: { seats: [0] } } }
    const view = {
      game: 'conan',
      to_act: [1],
      question: { decision: 'OpenAuction', seat: 1 },
      telling,
    } as unknown as View
    const said = (seat: number | null): string => questionText(view, seat, ['Pebble', 'Ada'], t)
    expect(said(0)).toContain('against you')
    expect(said(0)).not.toContain('Pebble')
    expect(said(null)).toContain('against Pebble')
  })
})

describe('what a table has chosen', () => {
  it('is told in words, also what it leaves out', async () => {
    await Promise.all([fetchTexts('conan'), fetchTexts('virtopia')])
    const [t, v] = [translator('en', 'conan'), translator('en', 'virtopia')]
    expect(optionText(t, 'forfeit', true)).toBe(t('option-forfeit'))
    expect(optionText(t, 'diplomacy', false)).toBe(`${t('option-diplomacy')}: no`)
    expect(optionText(v, 'level', 'awakening')).toBe(`${v('option-level')}: ${v('option-level-awakening')}`)
    expect(optionText(v, 'hope', 8)).toBe(`${v('option-hope')}: 8`)
  })
})

describe('a table that waits for somebody', () => {
  const seat = (away: boolean, resigned: boolean) => [{ seat: 1, away, resigned }]
  const table = (more: object): TableInfo =>
    ({ status: 'running', to_act: [1], you: [1], seats: seat(false, false), ...more }) as unknown as TableInfo

  it('is due to whom it asks, unless a bot answers there', () => {
    expect(isDue(table({}))).toBe(true)
    expect(isDue(table({ to_act: [0] }))).toBe(false)
    expect(isDue(table({ status: 'finished' }))).toBe(false)
    expect(isDue(table({ seats: seat(true, false) }))).toBe(false)
    expect(isDue(table({ seats: seat(false, true) }))).toBe(false)
  })
})
