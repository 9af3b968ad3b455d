import { describe, expect, it } from 'vitest'
import { commitment, keptPromise, seedBytes } from '../src/lib/verify'

/** Made with `tablee.engine.rng.commitment`. */
const KNOWN: [string, string][] = [
  ['07', '7b8947ffedfc6a134dfa481961f7dc09752158b73b216cdde4bf9e12e4c02cac'],
  ['00ff00ff00ff00ff00ff00ff00ff00ff', '87991eeec16bfacfb7350948037370aa090ab73d49bc0eefa7b23bfb33ab3265'],
  [
    '123456789abcdef0123456789abcdef0123456789abcdef0',
    'fe325f5b11aed4da169e817983e5fd60d1b17ebd78842189022fb6407feeb0ce',
  ],
]

describe('the promise of the deal', () => {
  it('computes what the server published', () => {
    for (const [seed, hash] of KNOWN) expect(commitment(seed)).toBe(hash)
  })

  it('notices another seed, and nonsense', () => {
    expect(keptPromise('07', KNOWN[0]![1].toUpperCase())).toBe(true)
    expect(keptPromise('08', KNOWN[0]![1])).toBe(false)
    expect(keptPromise('not hex', KNOWN[0]![1])).toBe(false)
  })

  it('reads a seed as a number on at least 16 bytes', () => {
    expect(seedBytes('07')).toHaveLength(16)
    expect(seedBytes('0'.repeat(40) + '7')).toEqual(seedBytes('07'))
    expect(seedBytes('1' + '0'.repeat(32))).toHaveLength(17)
  })
})
