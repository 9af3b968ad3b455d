/** The browser says of every action, event and question what Python says: tools/make_corpus.py wrote both down. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchTexts, LANGS, translator } from '../src/lib/fluent'
import { actionText, eventText, keepTelling, questionText } from '../src/lib/telling'
import type { Action, GameEvent, Meaning, Question, Telling, Values, View } from '../src/lib/types'

type Line = {
  seat: number | null
  action?: Action
  event?: GameEvent
  question?: Question
  to_act?: number[]
  meanings?: Record<string, Meaning>
  telling?: Values
  [lang: string]: unknown
}
type Corpus = {
  game: string
  names: string[]
  telling: Telling
  lines: Line[]
  /** of a game that the client was not built with */
  texts?: Record<string, string>
}

const files = import.meta.glob<Corpus>('./corpus/*.json', { eager: true, import: 'default' })

/** The view that a line was taken from, as far as its sentence asks for it. */
const viewOf = (game: string, { seat, action, question, to_act, meanings, telling }: Line): View =>
  ({
    game,
    seat,
    to_act: to_act ?? [],
    question: question ?? null,
    legal: action ? [action] : [],
    telling: { ...(meanings && { meanings }), ...(question && { question: telling }), legal: [telling ?? null] },
  }) as unknown as View

function said(corpus: Corpus, line: Line, lang: string): string {
  const t = translator(lang, corpus.game)
  const view = viewOf(corpus.game, line)
  if (line.action) return actionText(line.action, corpus.names, view, t)
  if (line.event) return eventText(line.event, corpus.names, view, t)
  return questionText(view, line.seat, corpus.names, t)
}

it('there is a corpus', () => {
  expect(Object.keys(files).length).toBeGreaterThan(5)
})

describe.each(Object.values(files))('the sentences of $game', (corpus) => {
  beforeAll(async () => {
    const { texts } = corpus
    if (texts)
      vi.stubGlobal('fetch', async (path: string) => {
        const lang = path.split('/').at(-1)!
        return { ok: true, json: async () => ({ lang, source: texts[lang], rules: '' }) }
      })
    await fetchTexts(corpus.game)
    vi.unstubAllGlobals()
    keepTelling(corpus.game, corpus.telling)
  })

  it.each(LANGS)('are the same in Python and in the browser: %s', (lang) => {
    const differ = corpus.lines.filter((line) => said(corpus, line, lang) !== line[lang])
    const shown = differ.slice(0, 10).map((line) => ({ browser: said(corpus, line, lang), python: line[lang], line }))
    expect(shown).toEqual([])
    expect(corpus.lines.length).toBeGreaterThan(50)
  })

  it.each(LANGS)('are whole: %s', (lang) => {
    const broken = corpus.lines.map((line) => said(corpus, line, lang))
    expect(broken.filter((text) => text === '' || /[{}]|^act-|^event-|^ask-|undefined|card-[A-Z]/.test(text))).toEqual(
      [],
    )
  })
})
