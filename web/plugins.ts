import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { rounded } from './paths.ts'

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

/** The SVG body of each icon of these names, in a square of 512; what is drawn small needs no fraction of that. */
function bodiesOf(wanted: Iterable<string>, digits: number, warn: (text: string) => void): Record<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const bodies: Record<string, string> = {}
  for (const name of [...wanted].sort()) {
    const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
    if (body === undefined) warn(`there is no icon “${name}” in game-icons`)
    else bodies[name] = body.replace(/(?<= d=")[^"]+/g, (path) => rounded(path, digits))
  }
  return bodies
}

const listIn = (path: string): string[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : []

/** Every icon of a game: those that its content names, and those of its icons.json. */
function namesOf(game: string): Set<string> {
  const wanted = new Set(listIn(join(webGames, game, 'icons.json')))
  const content = join(pyGames, game, 'rules', 'cards.toml')
  if (existsSync(content)) iconNames(parse(readFileSync(content, 'utf8')), wanted)
  return wanted
}

/**
 * Of the whole game-icons set only what is used. `virtual:icons` has those of the frame (`kit/icons.json`). `virtual:drawings`
 * has what fetches those of a game (`push`) and of its lid (`push/lid`, listed in its lid.json): icons are data, in files of
 * their own that come with the table and with the lid.
 */
export function icons(): Plugin {
  let building = false
  return {
    name: 'tablee-icons',
    configResolved: (config) => void (building = config.command === 'build'),
    resolveId: (source) => (/^virtual:(icons|drawings)$/.test(source) ? `\0${source}` : undefined),
    load(loaded) {
      const json = (names: Iterable<string>, digits: number): string =>
        JSON.stringify(bodiesOf(names, digits, (text) => this.warn(text)))
      if (loaded === '\0virtual:icons') return `export default ${json(listIn(join(here, 'src/kit/icons.json')), 0)}`
      if (loaded !== '\0virtual:drawings') return undefined
      const loader = (name: string, source: string): string => {
        if (!building) return `'${name}': async () => (${source})`
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/icons-${name.replace('/', '-')}-${hash}.json`
        this.emitFile({ type: 'asset', fileName, source })
        return `'${name}': () => get('/${fileName}')`
      }
      const loaders = folders(webGames).flatMap((game) => [
        loader(game, json(namesOf(game), 1)),
        loader(`${game}/lid`, json(listIn(join(webGames, game, 'lid.json')), 0)),
      ])
      return `const get = async (path) => {
        const answer = await fetch(path)
        if (!answer.ok) throw new Error(path)
        return answer.json()
      }
      export default { ${loaders.join(', ')} }`
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

/** What a page says of a game before its texts are here: what stands on the box. */
const BOX = /^(?:title|credits|lid-[\w-]+|ui-against|ui-setup-title) =.*\n(?:[ \t]+.*\n)*/gm

/** What a page can say in a language before the words of that language are here. */
const FIRST_WORDS = /^(?:language-name|ui-language-this|ui-language-switch|ui-skip|ui-not-fetched|ui-try-again) =.*\n/gm

/**
 * `virtual:titles`: what the box of each game says, in each language, and under '' the first words of the frame; the rest
 * comes with the language and with the game.
 */
export function titles(): Plugin {
  const id = '\0virtual:titles'
  return {
    name: 'tablee-titles',
    resolveId: (source) => (source === 'virtual:titles' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined
      const found: Record<string, Record<string, string>> = {}
      for (const game of ['', ...folders(pyGames)]) {
        const folder = game ? join(pyGames, game, 'text') : join(pyGames, '../text')
        for (const name of names(folder).filter((name) => /^[a-z]{2,3}\.ftl$/.test(name))) {
          this.addWatchFile(join(folder, name))
          const said = readFileSync(join(folder, name), 'utf8').match(game ? BOX : FIRST_WORDS)
          found[game] = { ...found[game], [name.slice(0, -4)]: said?.join('') ?? '' }
        }
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}

/** Messages of the frame that only the terminal says. */
const TERMINAL =
  /^(?:help|word|cli|play|bot|arena|lab|data|tune|variant|field|section|bounds|cards(?=-(?!equal))|balance|bench|loadtest|verify|replay|fault|system)(?:-[\w-]+)? =.*\n(?:(?:[ \t]+.*)?\n)*?(?=\S|$(?![^]))/gm

/** The files of games that only Python reads: for the terminal's reports, and for tales and what is said of the fields of
 * cards, which come told from the server. */
const TOLD_ELSEWHERE = /\/(?:balance|tale|variants)\.[a-z]+\.ftl$/

/** Texts as they are sent: without comments, and without what only the terminal says. */
export function ftl(): Plugin {
  return {
    name: 'tablee-ftl',
    transform(code, id) {
      if (!id.endsWith('.ftl')) return undefined
      if (TOLD_ELSEWHERE.test(id)) return { code: "export default ''", map: null }
      const frame = id.includes('/tablee/text/')
      const said = `${code.replace(/^#.*\n/gm, '')}\n`
      return { code: `export default ${JSON.stringify(frame ? said.replace(TERMINAL, '') : said)}`, map: null }
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
