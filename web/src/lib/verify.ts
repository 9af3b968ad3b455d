import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The bytes a seed names: its number, big-endian, on at least 16 bytes. */
export function seedBytes(seed: string): Uint8Array {
  if (!/^[0-9a-f]+$/i.test(seed) || seed.length > 1024) throw new RangeError('a seed is hexadecimal')
  let digits = seed.replace(/^0+/, '')
  if (digits.length % 2) digits = `0${digits}`
  digits = digits.padStart(32, '0')
  return Uint8Array.from(digits.match(/../g)!, (pair) => Number.parseInt(pair, 16))
}

/** What the server published when the match began: BLAKE2b-256 of the seed, for Tablée. */
export function commitment(seed: string): string {
  const personalization = new Uint8Array(16)
  personalization.set(utf8ToBytes('tablee-commit'))
  return bytesToHex(blake2b(seedBytes(seed), { dkLen: 32, personalization }))
}

/** Whether the seed revealed at the end is the one promised at the start. */
export function keptPromise(seed: string, published: string): boolean {
  try {
    return commitment(seed) === published.toLowerCase()
  } catch {
    return false
  }
}
