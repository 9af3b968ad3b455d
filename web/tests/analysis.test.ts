import { describe, expect, it } from 'vitest'
import { figures, points, polyline, progress, signed, Study } from '../src/frame/analysis/study.svelte'
import type { Decided } from '../src/generated/wire'
import { translator } from '../src/lib/fluent'
import { prefs } from '../src/lib/prefs.svelte'
import { parseRoute, replayPath } from '../src/lib/router.svelte'
import type { ReplayStep } from '../src/lib/types'
import './words'

const step = (n: number, by: string): ReplayStep => ({ n, by }) as ReplayStep

describe('an analysis', () => {
  it('says chances in points, within bounds', () => {
    expect([points(0.314), points(1.2), points(-0.1)]).toEqual([31, 100, 0])
    expect([signed(0.12), signed(-0.12), signed(0.001)]).toEqual(['+12', '−12', '0'])
  })

  it('gives the interval of the better chance', () => {
    const decided = { played: { chance: 0.31 }, preferred: { chance: 0.44 }, low: 0.08, high: 0.18 } as Decided
    expect(figures(decided)).toEqual({ left: 31, chance: 44, low: 39, high: 49, sure: 'no' })
    expect(figures({ ...decided, low: 0.13, high: 0.13 })).toMatchObject({ low: 44, high: 44, sure: 'yes' })
  })

  it('is being prepared until it is known how many moves there are', () => {
    const en = translator('en')
    expect(progress({ status: 'running' }, en)).toBe('The analysis is being prepared.')
    expect(progress({ status: 'running', done: 0, total: 0 }, translator('fr'))).toBe('L’analyse se prépare.')
    expect(progress({ status: 'running', done: 0, total: 40 }, en).replace(/[⁨⁩]/g, '')).toBe('0 of 40 moves')
  })

  it('draws a line from the deal to the end', () => {
    expect(polyline([0.5, 1, 0], 100, 40)).toBe('0,20 50,0 100,40')
    expect(polyline([1], 100, 40)).toBe('0,0')
  })

  it('lays the better line over the match from its decision on', () => {
    const study = new Study('abc')
    const match = [step(0, 'm'), step(1, 'm'), step(2, 'm')]
    expect(study.over(match)).toEqual(match)
    study.line = [step(1, 'l'), step(2, 'l'), step(3, 'l'), step(4, 'l')]
    expect(study.over(match).map((each) => `${each.n}${each.by}`)).toEqual(['0m', '1l', '2l', '3l', '4l'])
  })

  it('is found by its link', () => {
    expect(replayPath('abc', 7, null, true)).toBe('/r/abc?step=7&analysis=1')
    expect(parseRoute('/r/abc', '', '?step=7&analysis=1')).toMatchObject({ step: 7, analysis: true })
  })
})

describe('the reasons of a decision', () => {
  it('say whom they address, unless it is oneself', () => {
    const why = (mine: string): string => prefs.t('analysis-why', { better: 'Discard', mine, who: 'Ada' })
    expect(why('no')).toContain('Ada')
    expect(why('yes')).not.toContain('Ada')
  })
})
