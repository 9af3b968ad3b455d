import { expect, it } from 'vitest'
import { Rest } from '../src/lib/rest'

const at = (x: number, y: number) => ({ clientX: x, clientY: y })

it('a pointer rests where something was done until it moves on', () => {
  const rest = new Rest()
  rest.moved(at(100, 100))
  expect(rest.resting).toBe(false)
  rest.acted()
  rest.moved(at(104, 103))
  expect(rest.resting).toBe(true)
  rest.moved(at(140, 100))
  expect(rest.resting).toBe(false)
  rest.acted()
  rest.pressed(at(140, 100))
  expect(rest.resting).toBe(false)
})
