import { beforeAll, describe, expect, it } from 'vitest'
import corpus from './corpus/push.json'
import { fetchTexts, translator } from '../src/lib/fluent'
import { changed, idle } from '../src/lib/setup'
import type { GameEvent, GameInfo, Telling, View } from '../src/lib/types'
import { actionText, eventText, keepTelling } from '../src/lib/telling'

describe('the sentences of Push', () => {
  beforeAll(async () => {
    await fetchTexts('push')
    keepTelling('push', corpus.telling as Telling)
  })
  const table = { starters: 3, columns: [['G9'], ['G6']], players: [{ team: 'red' }, { team: 'green' }] }
  const view = { game: 'push', seat: 0, to_act: [0], question: null, legal: [], table } as unknown as View

  it('name a run in the order it will lie', () => {
    const t = translator('en', 'push')
    const run = (cards: string[], column: number): string =>
      actionText({ verb: 'run', low: 7, column }, ['Ada', 'Zoé'], view, t, { cards })
    const said = run(['R9', 'R8', 'R7'], 1)
    expect(said.indexOf('(9)')).toBeLessThan(said.indexOf('(7)'))
    const up = run(['R7', 'R8', 'R9'], 2)
    expect(up.indexOf('(9)')).toBeGreaterThan(up.indexOf('(7)'))
  })

  it('say the running total where it is another number', () => {
    const t = translator('fr', 'push')
    const line = (total: number): string => {
      const telling = { running: total === 35 ? 'no' : 'yes' }
      const event: GameEvent = { n: 0, event: 'score', seat: 1, columns: 20, points: 15, score: 35, total, telling }
      return eventText(event, ['Ada', 'Zoé'], view, t)
    }
    expect(line(95)).toBe('Zoé marque 20 en colonnes et 15 en cartes, soit 35 points\u202f; total\u202f: 95.')
    expect(line(35)).toBe('Zoé marque 20 en colonnes et 15 en cartes, soit 35 points.')
  })

  it('keep one sign at a time in a title', () => {
    for (const lang of ['fr', 'en'] as const) {
      const t = translator(lang, 'push')
      for (const key of ['ui-setup-title', 'ui-invite-title'])
        expect(t(key, { game: t('title') })).toMatch(/^Push ’em up! – /)
    }
  })

  it('know when nothing fits', () => {
    expect(translator('fr', 'push')('ask-Turn', { can: 'discard' })).toBe('Rien ne va\u202f: défaussez une carte.')
  })
})

describe('options that need another', () => {
  const game = {
    id: 'push',
    seats: [2, 4],
    options: {
      tournament: { kind: 'bool', default: false, at: [2, 3, 4] },
      target: { kind: 'int', default: 200, needs: 'tournament', at: [2, 3, 4] },
    },
  } as unknown as GameInfo

  it('are not sent without it, even where they are remembered', () => {
    expect(idle(game, 'target', {}, 2)).toBe(true)
    expect(changed(game, { target: 300 }, 2)).toEqual({})
    expect(changed(game, { target: 300, tournament: false }, 2)).toEqual({})
    expect(changed(game, { target: 300, tournament: true }, 2)).toEqual({ target: 300, tournament: true })
  })
})
