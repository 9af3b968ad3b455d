import type { Component } from 'svelte'
import drawings from 'virtual:drawings'
import GenericScene from '../frame/generic/GenericScene.svelte'
import { addIcons } from '../kit/icons'
import { builtIn, fetchTexts, nearest, served, withFallback } from './fluent'
import type { CampaignUi, GameUi, SceneProps, Translate } from './game'
import { prefs } from './prefs.svelte'
import { Shelf } from './shelf'

const folders = import.meta.glob<{ default: GameUi }>('../games/*/index.ts')
const lids = import.meta.glob<{ default: Component<SceneProps> }>('../games/*/Scene.svelte')

const stories = import.meta.glob<CampaignUi>('../games/*/Campaign.svelte')

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

/** The texts of a game in the language of the page. */
export const fetchSpoken = (game: string): Promise<void> => fetchTexts(game, withFallback(prefs.lang))

const fetchIcons = async (name: string): Promise<void> => addIcons((await drawings[name]?.()) ?? {})

/** What every table and every campaign needs: the game's texts, what they mean, and its icons. */
async function fetchGame(game: string): Promise<void> {
  const telling = import('./telling').then(({ fetchTelling }) => fetchTelling(game))
  await Promise.all([fetchSpoken(game), telling, fetchIcons(game)])
}

async function withGame<T>(game: string, load: () => Promise<T>): Promise<T> {
  const [got] = await Promise.all([load(), fetchGame(game)])
  return got
}

const folderOf = (game: string): (() => Promise<{ default: GameUi }>) | undefined =>
  folders[`../games/${game}/index.ts`]

const uis = new Shelf((game) => withGame(game, async () => (await folderOf(game)!()).default))
const generics = new Shelf((game) =>
  withGame(game, async (): Promise<GameUi> => (await import('../frame/generic')).genericUi(game)),
)

/** The shelf on which the drawing of a game is: a game without a folder here, and any where a developer wishes it, is drawn
 * by the generic table. */
const shelfOf = (game: string): Shelf<GameUi> => (folderOf(game) && !prefs.generic ? uis : generics)

/** How a game is drawn; null until its folder is here. */
export const uiOf = (game: string): GameUi | null => shelfOf(game).get(game)

/** Whether a game could not be fetched. */
export const uiMissing = (game: string): boolean => shelfOf(game).missing(game)

/** Have how a game is drawn: ahead of its table, or again where it could not be fetched. */
export const fetchUi = (game: string): Promise<GameUi> => shelfOf(game).have(game)

/** The games that this client draws by itself; of the others the server sends the board. */
export const drawnHere = (): string[] => (prefs.generic ? [] : [...KNOWN])

const scenes = new Shelf(async (game): Promise<Component<SceneProps>> => {
  const load = lids[`../games/${game}/Scene.svelte`]
  const [lid] = await Promise.all([load?.(), fetchIcons(`${game}/lid`), builtIn(game) || fetchSpoken(game)])
  return lid?.default ?? GenericScene
})

/** The lid of a game's box; null until it is here. It says no more than the title, which is known. */
export const sceneOf = (game: string): Component<SceneProps> | null => scenes.get(game)

/** The games that have a folder here, by id. */
export const KNOWN: readonly string[] = Object.keys(folders).map((path) => path.split('/').at(-2)!)

const storyOf = (game: string): (() => Promise<CampaignUi>) | undefined => stories[`../games/${game}/Campaign.svelte`]

export const hasCampaign = (game: string): boolean => storyOf(game) !== undefined

const campaigns = new Shelf((game) => withGame(game, () => storyOf(game)!()))

/** The pages of a game's campaign; null until they are here, or if it has none. */
export const campaignOf = (game: string): CampaignUi | null => (hasCampaign(game) ? campaigns.get(game) : null)

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
