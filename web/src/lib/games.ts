import type { Component } from 'svelte'
import GenericScene from '../parts/GenericScene.svelte'
import GenericTable from '../parts/GenericTable.svelte'
import type { GameUi, TableProps } from './game'

const found = import.meta.glob<{ default: GameUi }>('../games/*/index.ts', { eager: true })

const uis = new Map<string, GameUi>(Object.values(found).map((module) => [module.default.id, module.default]))

/** How a game is drawn; one without a folder of its own still plays, from its choices in words. */
export function uiOf(game: string): GameUi {
  const ui = uis.get(game)
  if (ui) return ui
  return {
    id: game,
    Table: GenericTable as Component<TableProps>,
    Scene: GenericScene,
    mood: { className: 'mood-plain' },
    actionParts: (action) => ({
      vars: Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'verb')) as Record<string, number>,
    }),
    eventParts: (event) => ({
      vars: Object.fromEntries(
        Object.entries(event).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : String(value ?? '')]),
      ),
    }),
  }
}

const rules = import.meta.glob<string>('../../../src/tablee/games/*/RULES.*.md', { query: '?raw', import: 'default' })

export async function rulesOf(game: string, lang: string): Promise<string> {
  const load = rules[`../../../src/tablee/games/${game}/RULES.${lang}.md`]
  return load ? load() : ''
}
