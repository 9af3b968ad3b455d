import { describe, expect, it } from 'vitest'
import { translator } from '../src/lib/fluent'
import { clockBrief, clockText, freeSeconds, isLow, leftAt, secondsLeft, ticking } from '../src/lib/time/paces'

const t = translator('en')
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A clock of ten minutes whose free time ends at 10 s. */
const runs = { seat: 0, free: 10_000, reserve: 600_000, until: 10_000 }
const days = { seat: 0, free: DAY, reserve: 3 * DAY, until: DAY }

describe('clocks', () => {
  it('use the free seconds first, and then the reserve', () => {
    expect(leftAt(runs, 4_000)).toEqual({ free: 6_000, reserve: 600_000 })
    expect(leftAt(runs, 70_000)).toEqual({ free: 0, reserve: 540_000 })
    expect(leftAt(runs, 10 * HOUR)).toEqual({ free: 0, reserve: 0 })
    expect(leftAt({ ...runs, until: null }, 70_000)).toEqual({ free: 10_000, reserve: 600_000 })
  })

  it('say minutes and seconds', () => {
    expect(['0:00', '0:01', '1:05', '1:00:00']).toEqual([0, 300, 65_000, HOUR].map(ticking))
    expect(clockText(runs, 'rapid', 75_000, t)).toBe('8:55')
    expect(freeSeconds(runs, 'rapid', 3_100)).toBe(7)
    expect(freeSeconds(runs, 'rapid', 30_000)).toBe(0)
  })

  it('say days and hours, and the reserve beside them', () => {
    expect(clockText({ ...days, free: 2 * DAY }, 'days', -3 * HOUR, t)).toBe('1 day 3 h, reserve 3 days')
    expect(clockText(days, 'day', DAY + 12 * HOUR, t)).toBe('reserve 2 days 12 h')
    expect(clockBrief(days, 'day', 20 * HOUR, t)).toBe('4 h')
    expect(clockBrief({ ...days, until: null }, 'day', 20 * HOUR, t)).toBe('3 d')
  })

  it('warn in the last minute, and only where they run', () => {
    expect(isLow(runs, 'rapid', 549_000)).toBe(false)
    expect(isLow(runs, 'rapid', 551_000)).toBe(true)
    expect(isLow({ ...runs, until: null, reserve: 5_000 }, 'rapid', 0)).toBe(false)
    expect(isLow(days, 'day', 4 * DAY - 2 * HOUR)).toBe(true)
    expect(secondsLeft(runs, 'rapid', 580_000)).toBe(30)
    expect(secondsLeft(days, 'day', 0)).toBeNull()
  })
})
