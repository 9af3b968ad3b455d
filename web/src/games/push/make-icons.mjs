// Writes icons.ts: the drawings that cards.toml names, from @iconify-json/game-icons (CC BY 3.0, game-icons.net).
// From web/: node src/games/push/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const set = createRequire(join(process.cwd(), 'x.js'))('@iconify-json/game-icons/icons.json')
const toml = readFileSync(join(here, '../../../../src/tablee/games/push/cards.toml'), 'utf8')

const tables = []
for (const line of toml.split('\n')) {
  const head = line.match(/^\[\[(\w+)\]\]/)
  const pair = line.match(/^(\w+) = "?([^"]*)"?/)
  if (head) tables.push({ table: head[1] })
  else if (pair) tables.at(-1)[pair[1]] = pair[2]
}
const letter = Object.fromEntries(tables.filter((t) => t.table === 'team').map((t) => [t.id, t.letter]))
const icons = {}
for (const t of tables) {
  const key =
    t.table === 'team' ? t.id : letter[t.team] + { hero: t.value, push: '-push', super_push: '-super' }[t.table]
  const path = set.icons[t.icon].body.match(/ d="([^"]+)"/)
  icons[key] = path[1]
}
const rows = Object.entries(icons).map(([key, path]) => `  '${key}': '${path}',`)
writeFileSync(
  join(here, 'icons.ts'),
  `// Written by make-icons.mjs from cards.toml and game-icons.net (CC BY 3.0): each card and each team by name.\n` +
    `export const ICONS: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n}\n`,
)
