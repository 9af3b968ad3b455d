import { FluentBundle, FluentResource } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import titles from 'virtual:titles'
import type { Translate, Vars } from './game'
import type { Lang } from './types'

export const LANGS: Lang[] = ['fr', 'en']

const common = import.meta.glob<string>('../../../src/tablee/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const ofGames = import.meta.glob<string>('../../../src/tablee/games/*/text/*.ftl', { query: '?raw', import: 'default' })

/** The texts of games that were asked for, by `game/lang`; of the others only the title is known. */
const texts = new SvelteMap<string, string>()

/** Have a game's texts, in all languages: to change the language is no reason to wait. */
export async function fetchTexts(game: string): Promise<void> {
  await Promise.all(
    LANGS.filter((lang) => !texts.has(`${game}/${lang}`)).map(async (lang) => {
      const parts = await Promise.all(partsOf(game, lang).map((path) => ofGames[path]!()))
      if (parts.length) texts.set(`${game}/${lang}`, parts.join('\n'))
    }),
  )
}

/** The files of a game in one language: `fr.ftl`, and its parts `cards.fr.ftl`… where it has much to say. */
const partsOf = (game: string, lang: Lang): string[] =>
  Object.keys(ofGames).filter((path) => path.includes(`/games/${game}/text/`) && /[/.]([a-z]+)\.ftl$/.exec(path)?.[1] === lang)

/** The messages of some sources, later ones over earlier ones. */
export function makeBundle(lang: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** One message, or one attribute of it. A missing key shows as itself, so that nothing is ever blank. */
export function say(bundle: FluentBundle, key: string, vars?: Vars, attr?: string): string {
  const message = bundle.getMessage(key)
  const pattern = attr ? message?.attributes[attr] : message?.value
  if (pattern === undefined || pattern === null) return attr ? `${key}.${attr}` : key
  return bundle.formatPattern(pattern, (vars ?? {}) as Record<string, string | number>, [])
}

export const hasText = (bundle: FluentBundle, key: string, attr?: string): boolean => {
  const message = bundle.getMessage(key)
  return message !== undefined && (attr ? attr in message.attributes : message.value !== null)
}

const bundles = new Map<string, FluentBundle>()

/** The common messages, with those of one game over them, as far as they are here. */
export function bundleOf(lang: Lang, game = ''): FluentBundle {
  const whole = texts.get(`${game}/${lang}`)
  const name = `${lang}/${game}/${whole === undefined ? 'title' : 'all'}`
  let bundle = bundles.get(name)
  if (!bundle) {
    const sources = Object.entries(common).flatMap(([path, text]) => (path.endsWith(`/${lang}.ftl`) ? [text] : []))
    bundle = makeBundle(lang, [...sources, whole ?? titles[game]?.[lang] ?? ''])
    bundles.set(name, bundle)
  }
  return bundle
}

export function translator(lang: Lang, game = ''): Translate {
  const bundle = bundleOf(lang, game)
  return (key, vars, attr) => say(bundle, key, vars, attr)
}

/** "A, B et C". */
export const listed = (lang: Lang, items: string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items)
