import type { Component } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import GenericScene from '../frame/generic/GenericScene.svelte'
import { fetchTexts, nearest, served } from './fluent'
import type { CampaignUi, GameUi, SceneProps, Translate } from './game'
import { prefs } from './prefs.svelte'
import { fetchTelling } from './telling'

const folders = import.meta.glob<{ default: GameUi }>('../games/*/index.ts')
const lids = import.meta.glob<{ default: Component<SceneProps> }>('../games/*/Scene.svelte')

const stories = import.meta.glob<CampaignUi>('../games/*/Campaign.svelte')

const uis = new SvelteMap<string, GameUi>()
const generics = new SvelteMap<string, GameUi>()
const campaigns = new SvelteMap<string, CampaignUi>()
const scenes = new SvelteMap<string, Component<SceneProps>>()
const asked = new Set<string>()

/** A card, or anything else that a game names, in words; a card that is not seen is a hidden one. */
export function plainWord(name: string, t: Translate): string {
  const hidden = name.startsWith('?')
  const key = hidden ? `back-${name.slice(1)}` : `card-${name}`
  const said = t(key, { count: 1 })
  if (said !== key) return said
  return hidden ? t('card-hidden', { count: 1 }) : name
}

/** Anything that a view or an event holds, in words: cards by their names, lists with commas, lists of lists with bars. */
export function plainWords(value: unknown, t: Translate): string {
  if (Array.isArray(value))
    return value.map((item) => plainWords(item, t)).join(value.some(Array.isArray) ? ' | ' : ', ')
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([key, item]) => `${plainLabel(key, t)}: ${plainWords(item, t)}`)
      .join(' · ')
  return typeof value === 'string' ? plainWord(value, t) : String(value ?? '')
}

/** The name of a part of a view, `show-<name>` of the game's texts. */
export function plainLabel(name: string, t: Translate): string {
  const said = t(`show-${name}`)
  return said === `show-${name}` ? name : said
}

/** How a game speaks that has no folder of its own. */
export const plainUi = (game: string): Omit<GameUi, 'Table'> => ({
  id: game,
  mood: { className: 'mood-plain' },
})

/** What is there already, or null; who asks first has it fetched, with the game's texts and what they mean, and whoever looks is told. */
function there<T>(found: SvelteMap<string, T>, path: string, game: string, load: () => Promise<T>): T | null {
  if (!asked.has(path)) {
    asked.add(path)
    Promise.all([load(), fetchTexts(game), fetchTelling(game)]).then(
      ([got]) => found.set(game, got),
      () => asked.delete(path),
    )
  }
  return found.get(game) ?? null
}

/** How a game is drawn by the generic table. */
const genericOf = async (game: string): Promise<GameUi> => (await import('../frame/generic')).genericUi(game)

/** How a game is drawn; null until its folder is here. One without a folder, and any where a developer wishes it, is drawn
 * by the generic table. */
export function uiOf(game: string): GameUi | null {
  const path = `../games/${game}/index.ts`
  const load = folders[path]
  if (!load || prefs.generic) return there(generics, `generic ${game}`, game, () => genericOf(game))
  return there(uis, path, game, async () => (await load()).default)
}

/** The games that this client draws by itself; of the others the server sends the board. */
export const drawnHere = (): string[] => (prefs.generic ? [] : [...KNOWN])

/** The lid of a game's box; null until it is here. */
export function sceneOf(game: string): Component<SceneProps> | null {
  const path = `../games/${game}/Scene.svelte`
  const load = lids[path]
  return there(scenes, path, game, async () => (load ? (await load()).default : GenericScene))
}

/** The games that have a folder here, by id. */
export const KNOWN: readonly string[] = Object.keys(folders).map((path) => path.split('/').at(-2)!)

export const hasCampaign = (game: string): boolean => `../games/${game}/Campaign.svelte` in stories

/** The pages of a game's campaign; null until they are here, or if it has none. */
export function campaignOf(game: string): CampaignUi | null {
  const path = `../games/${game}/Campaign.svelte`
  const load = stories[path]
  return load ? there(campaigns, path, game, load) : null
}

const rules = import.meta.glob<string>('../../../src/tablee/games/*/RULES.*.md', { query: '?raw', import: 'default' })

/** The rules of a game in a language, or in the nearest that they are written in. */
export async function rulesOf(game: string, lang: string): Promise<string> {
  const path = (code: string): string => `../../../src/tablee/games/${game}/RULES.${code}.md`
  const written = Object.keys(rules)
    .filter((name) => name.startsWith(path('').slice(0, -4)))
    .map((name) => name.split('.').at(-2)!)
  const load = rules[path(nearest(lang, written) ?? '')]
  if (load) return load()
  return served(game, lang).then(
    ({ rules }) => rules,
    () => '',
  )
}
