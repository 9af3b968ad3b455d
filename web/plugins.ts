import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const pyGames = join(here, '../src/tablee/games')
const webGames = join(here, 'src/games')

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
}

/** Every value of a key `icon`, or ending in `_icon`, anywhere in a parsed file. */
function iconNames(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) value.forEach((item) => iconNames(item, found))
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      if (typeof item === 'string' && /(^|_)icon$/.test(key)) found.add(item)
      else iconNames(item, found)
}

function names(path: string): string[] {
  return existsSync(path) ? readdirSync(path).sort() : []
}

function folders(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/**
 * Of the whole game-icons set only what is used: `virtual:icons` has those of the frame, `virtual:icons/<game>` those that
 * the game's content or its icons.json names.
 */
export function icons(): Plugin {
  const id = '\0virtual:icons'
  return {
    name: 'tablee-icons',
    resolveId: (source) => (/^virtual:icons(\/|$)/.test(source) ? `\0${source}` : undefined),
    load(loaded) {
      if (!loaded.startsWith(id)) return undefined
      const game = loaded.slice(id.length + 1)
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
      const wanted = new Set<string>()
      const content = join(pyGames, game, 'rules', 'cards.toml')
      if (game && existsSync(content)) {
        this.addWatchFile(content)
        iconNames(parse(readFileSync(content, 'utf8')), wanted)
      }
      const list = game ? join(webGames, game, 'icons.json') : join(here, 'src/lib/icons.json')
      if (existsSync(list)) {
        this.addWatchFile(list)
        for (const name of JSON.parse(readFileSync(list, 'utf8')) as string[]) wanted.add(name)
      }
      const bodies: Record<string, string> = {}
      for (const name of [...wanted].sort()) {
        const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
        if (body === undefined) this.warn(`there is no icon “${name}” in game-icons`)
        else bodies[name] = body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}

/**
 * The whole game-icons set as `icons.txt`, a line for each icon: name, tab, path. The server takes from it what a game of
 * another package names; the client never loads it.
 */
export function iconFile(): Plugin {
  return {
    name: 'tablee-icon-file',
    apply: 'build',
    generateBundle() {
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
      const body = (name: string): string =>
        (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body ?? ''
      const path = (name: string): string => / d="([^"]+)"/.exec(body(name))?.[1] ?? ''
      const all = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})].sort()
      this.emitFile({
        type: 'asset',
        fileName: 'icons.txt',
        source: all.map((name) => `${name}\t${path(name)}\n`).join(''),
      })
    },
  }
}

/** `virtual:titles`: what the box of each game says, title and credits, in each language; the rest comes with the game. */
export function titles(): Plugin {
  const id = '\0virtual:titles'
  return {
    name: 'tablee-titles',
    resolveId: (source) => (source === 'virtual:titles' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined
      const found: Record<string, Record<string, string>> = {}
      for (const game of folders(pyGames))
        for (const name of names(join(pyGames, game, 'text')).filter((name) => /^[a-z]{2,3}\.ftl$/.test(name))) {
          const lang = name.slice(0, -4)
          const file = join(pyGames, game, 'text', name)
          this.addWatchFile(file)
          const said = readFileSync(file, 'utf8').match(/^(?:title|credits) =.*\n(?:[ \t]+.*\n)*/gm)
          found[game] = { ...found[game], [lang]: said?.join('') ?? '' }
        }
      return `export default ${JSON.stringify(found)}`
    },
  }
}

/** Parsed content files. */
export function toml(): Plugin {
  return {
    name: 'tablee-toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return undefined
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null }
    },
  }
}
