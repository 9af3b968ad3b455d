import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'

afterEach(() => vi.unstubAllGlobals())

describe('dates', () => {
  const region = (...languages: string[]): string => {
    vi.stubGlobal('navigator', { languages })
    return prefs.region
  }

  it('are written as the region of the browser writes them', () => {
    expect(region('de-CH', `${prefs.lang}-CA`, `${prefs.lang}-US`)).toBe(`${prefs.lang}-CA`)
  })

  it('are written as the language writes them where the browser names no region', () => {
    expect(region('de-CH', prefs.lang)).toBe(prefs.lang)
    expect(region()).toBe(prefs.lang)
  })
})
