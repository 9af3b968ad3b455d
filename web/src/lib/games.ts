import type { Component } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import GenericScene from '../parts/GenericScene.svelte'
import GenericTable from '../parts/GenericTable.svelte'
import { fetchTexts } from './fluent'
import type { CampaignUi, GameUi, SceneProps, TableProps } from './game'

const folders = import.meta.glob<{ default: GameUi }>('../games/*/index.ts')
const lids = import.meta.glob<{ default: Component<SceneProps> }>('../games/*/Scene.svelte')

const stories = import.meta.glob<CampaignUi>('../games/*/Campaign.svelte')

const uis = new SvelteMap<string, GameUi>()
const campaigns = new SvelteMap<string, CampaignUi>()
const scenes = new SvelteMap<string, Component<SceneProps>>()
const asked = new Set<string>()

/** How a game is drawn that has no folder of its own: it still plays, from its choices in words. */
export const plainUi = (game: string): GameUi => ({
  id: game,
  Table: GenericTable as Component<TableProps>,
  mood: { className: 'mood-plain' },
  actionParts: (action) => ({
    vars: Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'verb')) as Record<string, number>,
  }),
  eventParts: (event) => ({
    vars: Object.fromEntries(
      Object.entries(event).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : String(value ?? '')]),
    ),
  }),
})

/** What is there already, or null; who asks first has it fetched, with the game's texts, and whoever looks is told. */
function there<T>(found: SvelteMap<string, T>, path: string, game: string, load: () => Promise<T>): T | null {
  if (!asked.has(path)) {
    asked.add(path)
    Promise.all([load(), fetchTexts(game)]).then(
      ([got]) => found.set(game, got),
      () => asked.delete(path),
    )
  }
  return found.get(game) ?? null
}

/** How a game is drawn; null until its folder is here. */
export function uiOf(game: string): GameUi | null {
  const path = `../games/${game}/index.ts`
  const load = folders[path]
  return there(uis, path, game, async () => (load ? (await load()).default : plainUi(game)))
}

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

export async function rulesOf(game: string, lang: string): Promise<string> {
  const load = rules[`../../../src/tablee/games/${game}/RULES.${lang}.md`]
  return load ? load() : ''
}
