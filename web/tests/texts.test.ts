import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleOf, fetchTexts, hasText, LANGS, langsOf, makeBundle, nearest, say, translator } from '../src/lib/fluent'
import { joined } from '../src/lib/telling'
import { plainWords, rulesOf } from '../src/lib/games'
import { actionText, eventText, questionText } from '../src/lib/telling'
import { chatWords, seatNames } from '../src/lib/words'
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
  ...['none', '2min', 'rapid', 'calm', 'day', 'days', '1day'].flatMap((clock) => [
    `ui-clock-${clock}`,
    `ui-clock-${clock}-why`,
  ]),
  ...['open', 'hot', 'bot'].map((guest) => `ui-guest-${guest}`),
  ...['auto', 'dark', 'light'].map((theme) => `ui-theme-${theme}`),
  ...['resign', 'leave'].flatMap((what) => [`ui-${what}`, `ui-${what}-sure`]),
  ...['settings', 'credits', 'me', 'lost', 'game', 'learn', 'lesson', 'puzzles', 'puzzle'].map(
    (screen) => `ui-${screen}-title`,
  ),
  ...['worse', 'lost'].map((says) => `ui-coach-${says}`),
  ...['log', 'rules', 'chat', 'analysis'].map((tab) => `ui-${tab}`),
  ...['bot', 'clock', 'back'].map((turn) => `ui-log-${turn}`),
  ...['resign', 'stop', 'time', 'claim'].map((how) => `ui-ended-${how}`),
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
    expect(joined(['A', 'B', 'C'], translator('fr'))).toBe('A, B et C')
  })

  it('names bots, free seats and people', () => {
    const t = translator('fr')
    const seat = {
      level: null,
      online: true,
      resigned: false,
      away: false,
      gone: null,
      claim: null,
      timed_out: false,
      person: null,
    }
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

  it('names who asked for a hint once, in the language of the page', () => {
    const said = { type: 'chat', n: 1, seat: 0, name: 'Irma', text: 'Irma has asked for a hint.', at: 0 } as const
    expect(chatWords({ ...said, what: 'hint' }, translator('fr'))).toEqual({
      name: '',
      text: 'Irma a demandé conseil.',
    })
    expect(chatWords(said, translator('fr'))).toEqual({ name: 'Irma', text: said.text })
  })

  it('tells one’s own doings to oneself', () => {
    const t = translator('fr', 'push')
    const event = { n: 0, event: 'place', seat: 0, column: 2, cards: ['X'] }
    const view = { seat: 0, game: 'push' } as View
    expect(eventText(event, ['Zoé', 'Ada'], view, t)).toBe('Vous posez X sur la colonne 2.')
    expect(eventText(event, ['Zoé', 'Ada'], { ...view, seat: 1 }, t)).toBe('Zoé pose X sur la colonne 2.')
  })

  it('asks oneself, or says who is asked', () => {
    const t = translator('en', 'push')
    const view = { game: 'push', to_act: [1], question: { decision: 'Turn' } } as unknown as View
    expect(questionText(view, 1, ['Zoé', 'Ada'], t)).toBe(t('ask-Turn'))
    expect(questionText(view, 0, ['Zoé', 'Ada'], t)).toContain('Ada')
  })
})

describe('languages', () => {
  const folder = join(here, '../../src/tablee/text')

  it('are those that there are files for, French first', () => {
    const files = readdirSync(folder).filter((name) => /^[a-z]+\.ftl$/.test(name))
    const written = files.map((name) => name.replace('.ftl', ''))
    expect([...LANGS].sort()).toEqual(written.sort())
    expect(LANGS.slice(0, 2)).toEqual(['fr', 'en'])
    expect(langsOf(['../text/qps.ftl', '../text/en.ftl', '../text/de.ftl', '../text/fr.ftl'])).toEqual([
      'fr',
      'en',
      'de',
      'qps',
    ])
  })

  it.each(LANGS)('%s says its own name and how to switch to it', (lang) => {
    const t = translator(lang)
    for (const key of ['language-name', 'ui-language-this', 'ui-language-switch']) expect(t(key)).not.toBe(key)
    expect(t('ui-language-this', { code: 'XX' })).toContain('XX')
  })

  it('fall back to English, then to French', async () => {
    expect(nearest('qps', ['fr', 'en'])).toBe('en')
    expect(nearest('qps', ['de', 'fr'])).toBe('fr')
    expect(nearest('de', ['de', 'fr'])).toBe('de')
    await fetchTexts('push')
    expect(translator('qps')('ui-play')).toBe(translator('en')('ui-play'))
    expect(translator('qps', 'push')('title')).toBe(translator('en', 'push')('title'))
    expect(await rulesOf('push', 'qps')).toBe(await rulesOf('push', 'en'))
    expect(joined(['A', 'B'], translator('qps'))).toBe('A and B')
  })
})

describe('a game that the client was not built with', () => {
  const texts: Record<string, string> = {
    fr: 'title = Les lampions\nact-claim = Annoncer { $count }\ncard-3 = le chat\nshow-hand = Votre main\nevent-show = { $who } montre { $cards }.\n',
    en: 'title = Lanterns\nact-claim = Claim { $count }\ncard-3 = the cat\nshow-hand = Your hand\nevent-show = { $who } shows { $cards }.\n',
  }

  afterEach(() => void vi.unstubAllGlobals())

  it('has its texts and rules from the server', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const lang = path.split('/').at(-1)!
      return { ok: true, json: async () => ({ lang, source: texts[lang] ?? texts.en, rules: `# ${lang}` }) }
    })
    expect(translator('fr', 'lanterns')('title')).toBe('lanterns')
    await fetchTexts('lanterns')
    expect(asked).toEqual(LANGS.map((lang) => `/api/games/lanterns/texts/${lang}`))
    expect(translator('fr', 'lanterns')('title')).toBe('Les lampions')
    expect(await rulesOf('lanterns', 'fr')).toBe('# fr')
  })

  it('shows its cards, choices and events in words', () => {
    const t = translator('en', 'lanterns')
    const view = { game: 'lanterns', seat: 0, to_act: [], question: null, legal: [] } as unknown as View
    expect(actionText({ verb: 'claim', count: 2 }, ['Ada'], view, t)).toBe('Claim 2')
    expect(eventText({ n: 0, event: 'show', seat: 0, cards: ['3', '?card'] }, ['Ada'], view, t)).toBe(
      'Ada shows the cat and a hidden card.',
    )
    expect(plainWords({ hand: ['3'], score: 4 }, t)).toBe('Your hand: the cat · score: 4')
    expect(plainWords([['3', '?card'], ['3']], t)).toBe('the cat, a hidden card | the cat')
  })
})
