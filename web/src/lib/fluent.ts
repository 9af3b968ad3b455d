import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import titles from 'virtual:titles'
import type { Translate, Vars } from './game'
import { FUNCTIONS } from './text/grammar'
import type { Lang } from './types'
import { laid } from './variant/laid.svelte'

const ofFrame = import.meta.glob<string>(['../../../src/tablee/text/*.ftl', '!../../../src/tablee/text/*.*.ftl'], {
  import: 'default',
})
/** Words of the frame that few screens need: `+cards` are those of cards.fr.ftl. */
const ofParts = import.meta.glob<string>('../../../src/tablee/text/*.*.ftl', { import: 'default' })
const ofGames = import.meta.glob<string>('../../../src/tablee/games/*/text/*.ftl', { import: 'default' })

/** The language of a file: `fr.ftl`, `cards.fr.ftl`. */
const langOf = (path: string): Lang => /[/.]([a-z]{2,3})\.ftl$/.exec(path)?.[1] ?? ''

/** What comes first in the list of languages; the others follow in alphabetical order. */
const FIRST: Lang[] = ['fr', 'en']
/** In which languages something is said that a language has no words for. */
const FALLBACK: Lang[] = ['en', 'fr']

/** The languages that some files of the frame are written in, in the order of the menu. */
export function langsOf(paths: string[]): Lang[] {
  const found = paths.map(langOf).filter(Boolean).sort()
  return [...FIRST.filter((lang) => found.includes(lang)), ...found.filter((lang) => !FIRST.includes(lang))]
}

/** The languages there are: one for each file of the frame. */
export const LANGS: Lang[] = langsOf(Object.keys(ofFrame))

/** A language, or the nearest that something is written in. */
export const nearest = (lang: Lang, written: Lang[]): Lang | undefined =>
  [lang, ...FALLBACK, ...written].find((code) => written.includes(code))

/** Texts that were asked for, by `game/lang`, those of the frame by `/lang`; of the others only the first words are known. */
const texts = new SvelteMap<string, string>()
/** The games whose texts somebody wanted, and the frame. */
const used = new Set([''])

/** The languages that have to be here for one to be spoken: a language that came later may lack words. */
export const withFallback = (lang: Lang): Lang[] =>
  FALLBACK.includes(lang) ? [lang] : [lang, ...FALLBACK.filter((other) => LANGS.includes(other))]

/** Have the texts of a game, of the frame ('') or of a part of it ('+cards'), in some languages. A game that was not there when this client was built
 * has them from the server. */
export async function fetchTexts(game: string, langs: Lang[] = LANGS): Promise<void> {
  used.add(game)
  await Promise.all(
    langs
      .filter((lang) => !texts.has(`${game}/${lang}`))
      .map(async (lang) => {
        const text = game === '' || builtIn(game) ? await builtText(game, lang) : (await served(game, lang)).source
        texts.set(`${game}/${lang}`, text)
      }),
  )
}

/** Have all that is needed to speak a language: the texts of the frame and of every game that is in use. */
export async function fetchLang(lang: Lang): Promise<void> {
  await Promise.all([...used].map((game) => fetchTexts(game, withFallback(lang))))
}

function pathsOf(game: string): string[] {
  if (game.startsWith('+')) return Object.keys(ofParts).filter((path) => path.includes(`/text/${game.slice(1)}.`))
  return game ? Object.keys(ofGames).filter((path) => path.includes(`/games/${game}/text/`)) : Object.keys(ofFrame)
}

/** Whether this client was built with the texts of a game. */
export const builtIn = (game: string): boolean => pathsOf(game).length > 0

/** A game, or the frame, in one language, or in the nearest: `fr.ftl`, and its parts `cards.fr.ftl`… where it has much to say. */
async function builtText(game: string, lang: Lang): Promise<string> {
  const paths = pathsOf(game)
  const spoken = nearest(lang, paths.map(langOf))
  const load = (path: string): Promise<string> => (ofFrame[path] ?? ofParts[path] ?? ofGames[path])!()
  const parts = await Promise.all(paths.filter((path) => langOf(path) === spoken).map(load))
  return parts.join('\n')
}

export type Served = { lang: Lang; source: string; rules: string }

/** The texts and the rules of a game as the server has them. */
export async function served(game: string, lang: Lang): Promise<Served> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${encodeURIComponent(lang)}`)
  if (!answer.ok) throw new Error(`no texts of ${game}`)
  return (await answer.json()) as Served
}

const resources = new Map<string, FluentResource>()

/** A source, read once: the texts of the frame are in the bundle of every game. */
function resourceOf(source: string): FluentResource {
  let resource = resources.get(source)
  if (!resource) resources.set(source, (resource = new FluentResource(source)))
  return resource
}

/** The messages of some sources, later ones over earlier ones. */
export function makeBundle(lang: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle([lang, ...FALLBACK], { useIsolating: false, functions: FUNCTIONS })
  for (const source of sources) bundle.addResource(resourceOf(source), { allowOverrides: true })
  return bundle
}

/** One message, or one attribute of it. A missing key shows as itself, so that nothing is ever blank. */
export function say(bundle: FluentBundle, key: string, vars?: Vars, attr?: string): string {
  const message = bundle.getMessage(key)
  const pattern = attr ? message?.attributes[attr] : message?.value
  if (pattern === undefined || pattern === null) return attr ? `${key}.${attr}` : key
  return bundle.formatPattern(pattern, (vars ?? {}) as Record<string, FluentVariable>, [])
}

export const hasText = (bundle: FluentBundle, key: string, attr?: string): boolean => {
  const message = bundle.getMessage(key)
  return message !== undefined && (attr ? attr in message.attributes : message.value !== null)
}

const bundles = new Map<string, FluentBundle>()

/** What is known of a game, or of the frame, before its texts are here: the first words, and of any game at least its id. */
function firstWords(game: string, lang: Lang): string {
  const known = titles[game] ?? {}
  const said = known[nearest(lang, Object.keys(known)) ?? '']
  return said ?? (game ? `title = ${game}\n    .tagline = {""}\n` : '')
}

/** The common messages, with those of one game over them, as far as they are here. */
export function bundleOf(lang: Lang, game = ''): FluentBundle {
  const parts = [...used].filter((of) => of.startsWith('+'))
  const here = [...new Set(['', ...parts, game])].map((of) => ({
    of,
    whole: texts.get(`${of}/${of && !parts.includes(of) ? lang : nearest(lang, LANGS)}`),
  }))
  const name = [lang, game, ...here.map(({ of, whole }) => whole !== undefined && of)].join('/')
  let bundle = bundles.get(name)
  if (!bundle) {
    bundle = makeBundle(
      lang,
      here.map(({ of, whole }) => whole ?? (parts.includes(of) ? '' : firstWords(of, lang))),
    )
    bundles.set(name, bundle)
  }
  return bundle
}

/** Says messages in a language; what it has no words for, in English or French. `own` are texts that go before all others:
 * those of the variant that the page shows, unless others are given. */
export function translator(lang: Lang, game = '', own = laid.words(game, lang)): Translate {
  const bundle = bundleOf(lang, game)
  const over = own ? makeBundle(lang, [own]) : null
  return (key, vars, attr) => {
    if (over && hasText(over, key, attr)) return say(over, key, vars, attr)
    const able = hasText(bundle, key, attr)
      ? lang
      : FALLBACK.find((other) => LANGS.includes(other) && hasText(bundleOf(other, game), key, attr))
    return say(able === undefined || able === lang ? bundle : bundleOf(able, game), key, vars, attr)
  }
}

/** Says what the lessons of a game say: their own words over those of the game. */
export function lessonTranslator(lang: Lang, game: string, source: string): Translate {
  const under = ['', game].map((of) => texts.get(`${of}/${lang}`) ?? '')
  const bundle = makeBundle(lang, [...under, source])
  return (key, vars, attr) => say(bundle, key, vars, attr)
}
