import { describe, expect, it } from 'vitest'
import { rounded } from '../paths.ts'

describe('a rounded path', () => {
  it('keeps to its points: errors do not add up', () => {
    const steps = 'l.4 .4'.repeat(100)
    expect(rounded(`M0 0${steps}`, 0).replace(/M0 0/, '').match(/l1 1/g)).toHaveLength(40)
  })

  it.each([
    ['M18.26 18.04v15.797L179.434 215.41z', 1, 'M18.3 18v15.8L179.4 215.4z'],
    ['M10.6 10.6h.6v.6', 0, 'M11 11h0v0'],
    ['m1.5 1.5 2 2-.5.5z', 0, 'm2 2l2 2l-1 0z'],
    ['M0 0a1.26 1.26 0 01.5.54', 1, 'M0 0a1.3 1.3 0 0 1 .5 .5'],
    ['M0 0c1.2 1.2 2.6 2.6 3.6 3.4s1 1 2.4 2.6', 0, 'M0 0c1 1 3 3 4 3s1 1 2 3'],
  ])('%s', (path, digits, expected) => {
    expect(rounded(path, digits)).toBe(expected)
  })

  it('is as it was after a part of it was closed', () => {
    expect(rounded('M1 1h4v4zm10 10h2z', 1)).toBe('M1 1h4v4zm10 10h2z')
  })
})
