import { beforeAll, describe, expect, it } from 'vitest'
import { dangerAhead, dangerText } from '../src/frame/play/danger'
import { Chooser } from '../src/lib/chooser.svelte'
import { fetchTexts, translator } from '../src/lib/fluent'
import type { Translate } from '../src/lib/game'
import type { Action, View } from '../src/lib/types'

beforeAll(() => fetchTexts('virtopia'))

const LEGAL: Action[] = [
  { verb: 'scare', virtue: 0, colour: 1 },
  { verb: 'scare', virtue: 1, colour: 1 },
  { verb: 'scare', virtue: 1, colour: 2 },
]
const fifth = { key: 'ui-virtopia-fifth', values: {} }
const view = { game: 'virtopia', legal: LEGAL, telling: { dangers: [null, fifth, fifth] } } as unknown as View

describe('what can lose the match at once', () => {
  const t: Translate = (...asked) => translator('en', 'virtopia')(...asked)
  const said = 'A fifth captive: the game is lost.'

  it('says so of the action, and of no other', () => {
    expect(LEGAL.map((action) => dangerText({ ...action }, view, [], t))).toEqual(['', said, said])
    expect(dangerText(LEGAL[1]!, { ...view, telling: {} }, [], t)).toBe('')
  })

  it('says so of a choice in the making once nothing else is left of it', () => {
    const chooser = new Chooser({ commit: () => undefined })
    chooser.offer(LEGAL)
    expect(dangerAhead(chooser, view, [], t)).toBe('')
    chooser.pick({ virtue: 1 })
    expect(dangerAhead(chooser, view, [], t)).toBe(said)
  })
})
