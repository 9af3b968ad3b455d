import { describe, expect, it } from 'vitest'
import { clearing, covering, type Kept } from '../src/kit/clearing'

const room = { left: 0, top: 0, right: 600, bottom: 400 }
const kept = (left: number, top: number, right: number, bottom: number, weight = 8): Kept => ({
  box: { left, top, right, bottom },
  weight,
})
const hides = (things: Kept[], wide = 200, high = 40): number => {
  const { left, top } = clearing(wide, high, room, things)
  return covering({ left, top, right: left + wide, bottom: top + high }, things)
}

describe('words over a table', () => {
  it('stand on top, in the middle, where nothing is there', () => {
    expect(clearing(200, 40, room, [])).toMatchObject({ left: 200, top: 6 })
  })

  it('go where they hide nothing', () => {
    expect(hides([kept(0, 0, 600, 120), kept(0, 300, 600, 400)])).toBe(0)
    expect(hides([kept(0, 0, 380, 400)])).toBe(0)
  })

  it('rather hide a thing of the table than a choice or a player', () => {
    const board = [kept(0, 0, 600, 200), kept(0, 200, 600, 400, 1)]
    expect(clearing(200, 40, room, board).top).toBeGreaterThanOrEqual(200)
  })
})
