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

function folders(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** `virtual:icons`: of the whole game-icons set, only those that a game's content or an icons.json names. */
export function icons(): Plugin {
  const id = '\0virtual:icons'
  return {
    name: 'tablee-icons',
    resolveId: (source) => (source === 'virtual:icons' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
      const wanted = new Set<string>()
      for (const game of folders(pyGames)) {
        const file = join(pyGames, game, 'cards.toml')
        if (!existsSync(file)) continue
        this.addWatchFile(file)
        iconNames(parse(readFileSync(file, 'utf8')), wanted)
      }
      const lists = [join(here, 'src/lib/icons.json'), ...folders(webGames).map((game) => join(webGames, game, 'icons.json'))]
      for (const file of lists) {
        if (!existsSync(file)) continue
        this.addWatchFile(file)
        for (const name of JSON.parse(readFileSync(file, 'utf8')) as string[]) wanted.add(name)
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
