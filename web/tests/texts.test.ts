import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleOf, fetchTexts, hasText, LANGS, listed, makeBundle, say, translator } from '../src/lib/fluent'
import { eventText, questionText, seatNames } from '../src/lib/words'
import type { GameUi } from '../src/lib/game'
import type { View } from '../src/lib/types'

const here = fileURLToPath(new URL('../src', import.meta.url))
const GAMES = readdirSync(join(here, 'games'))
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'games' ? [] : files(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : []
  })
const keysIn = (folder: string): Set<string> =>
  new Set(files(folder).flatMap((path) => readFileSync(path, 'utf8').match(/(?<=['"])ui-[a-z0-9-]+(?=['"])/g) ?? []))
const used = keysIn(here)
const COMPUTED = [
  ...['easy', 'normal', 'hard'].map((level) => `ui-level-${level}`),
  ...['none', '2min', '1day'].map((clock) => `ui-clock-${clock}`),
  ...['open', 'hot', 'bot'].map((guest) => `ui-guest-${guest}`),
  ...['auto', 'dark', 'light'].map((theme) => `ui-theme-${theme}`),
  ...['resign', 'leave'].flatMap((what) => [`ui-${what}`, `ui-${what}-sure`]),
  ...['settings', 'credits', 'me', 'lost', 'game'].map((screen) => `ui-${screen}-title`),
  ...['log', 'rules', 'chat'].map((tab) => `ui-${tab}`),
  ...['bot', 'clock', 'back'].map((turn) => `ui-log-${turn}`),
  ...['resign', 'stop'].map((how) => `ui-ended-${how}`),
]

describe('texts', () => {
  it('knows a title before anything else of a game', async () => {
    expect(translator('en', 'heros')('title')).not.toBe('title')
    expect(translator('en', 'heros')('intro')).toBe('intro')
    await fetchTexts('heros')
    expect(translator('en', 'heros')('intro')).not.toBe('intro')
  })

  it.each(LANGS)('has every sentence of the frame in %s', (lang) => {
    const bundle = bundleOf(lang)
    expect([...used, ...COMPUTED].filter((key) => !hasText(bundle, key))).toEqual([])
  })

  describe.each(GAMES)('of %s', (game) => {
    beforeAll(() => fetchTexts(game))

    it.each(LANGS)('has every sentence of the table in %s', (lang) => {
      const bundle = bundleOf(lang, game)
      expect([...keysIn(join(here, 'games', game))].filter((key) => !hasText(bundle, key))).toEqual([])
    })
  })

  it('shows a missing key as itself', () => {
    const bundle = makeBundle('fr', ['a = Salut { $who }\n    .other = Autre'])
    expect(say(bundle, 'a', { who: 'Zoé' })).toBe('Salut Zoé')
    expect(say(bundle, 'a', {}, 'other')).toBe('Autre')
    expect(say(bundle, 'b')).toBe('b')
    expect(say(bundle, 'a', {}, 'more')).toBe('a.more')
  })

  it('lets a game speak over the common texts', async () => {
    await fetchTexts('push')
    expect(translator('en', 'push')('title')).toContain('Push')
    expect(translator('fr')('app-name')).toBe('Tablée')
    expect(listed('fr', ['A', 'B', 'C'])).toBe('A, B et C')
  })

  it('names bots, free seats and people', () => {
    const t = translator('fr')
    const seat = { level: null, online: true }
    const names = seatNames(
      [
        { ...seat, seat: 0, kind: 'person', name: 'Zoé' },
        { ...seat, seat: 1, kind: 'bot', name: '' },
        { ...seat, seat: 2, kind: 'open', name: '' },
      ],
      t,
      'x',
    )
    expect(names[0]).toBe('Zoé')
    expect(t('ui-bot-names').split(', ')).toContain(names[1])
    expect(names[2]).toBe(t('ui-open-seat'))
  })

  it('tells one’s own doings to oneself', () => {
    const t = translator('fr', 'push')
    const ui = { eventParts: () => ({ vars: { cards: 'X', column: 2 } }) } as unknown as GameUi
    const event = { n: 0, event: 'place', seat: 0, column: 2 }
    const view = { seat: 0, game: 'push' } as View
    expect(eventText(ui, event, ['Zoé', 'Ada'], view, t)).toBe('Vous posez X sur la colonne 2.')
    expect(eventText(ui, event, ['Zoé', 'Ada'], { ...view, seat: 1 }, t)).toBe('Zoé pose X sur la colonne 2.')
  })

  it('asks oneself, or says who is asked', () => {
    const t = translator('en', 'push')
    const ui = {} as GameUi
    const view = { game: 'push', to_act: [1], question: { decision: 'Turn' } } as unknown as View
    expect(questionText(ui, view, 1, ['Zoé', 'Ada'], 'en', t)).toBe(t('ask-Turn'))
    expect(questionText(ui, view, 0, ['Zoé', 'Ada'], 'en', t)).toContain('Ada')
  })
})
