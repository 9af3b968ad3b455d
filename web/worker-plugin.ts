import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const texts = join(here, '../src/tablee/text')

/** Fonts of scripts that no text of ours is written in; a name that needs them has them from the network. */
const OTHER_SCRIPTS = /-(?:devanagari|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext)-/
/** Pages for developers, and what only the server reads. */
const NOT_KEPT = /^(?:assets\/(?:Showcase|Bench)-|icons\.txt$)/

type File = { url: string; revision: string | null }

const hash = (source: string | Uint8Array): string => createHash('sha256').update(source).digest('hex').slice(0, 12)

/** What of the words of a language stands in its manifest; a language that lacks it says it in English. */
function said(lang: string, key: string): string {
  const found = new RegExp(`^${key} = (.*)$`, 'm').exec(readFileSync(join(texts, `${lang}.ftl`), 'utf8'))
  return found?.[1] ?? (lang === 'en' ? '' : said('en', key))
}

/** What a browser needs to install the client as an application, in one language. */
export function manifest(lang: string): string {
  const icon = (src: string, size: number, purpose: string): object => ({
    src: `/icons/${src}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: 'Tablée',
    short_name: 'Tablée',
    description: said(lang, 'ui-app-what'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#191411',
    theme_color: '#191411',
    categories: ['games'],
    icons: [
      icon('app', 192, 'any'),
      icon('app', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  })
}

/** Everything of this build that a page may need without a network. */
function filesOf(bundle: Record<string, { type: string; source?: string | Uint8Array }>): File[] {
  const built = Object.entries(bundle)
    .filter(([name]) => !OTHER_SCRIPTS.test(name) && !NOT_KEPT.test(name) && !name.endsWith('.webmanifest'))
    .map(([name, { source }]) => ({
      url: `/${name}`,
      revision: name.startsWith('assets/') ? null : hash(source ?? ''),
    }))
  const still = ['favicon.svg', ...readdirSync(join(here, 'public/icons')).map((name) => `icons/${name}`)].map(
    (name) => ({ url: `/${name}`, revision: hash(readFileSync(join(here, 'public', name))) }),
  )
  return [...built, ...still].sort((one, other) => (one.url < other.url ? -1 : 1))
}

/** `worker.js`, with the list of all that it keeps, and a manifest for each language. */
export function worker(): Plugin {
  return {
    name: 'tablee-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const lang of readdirSync(texts).flatMap((name) => /^([a-z]{2,3})\.ftl$/.exec(name)?.[1] ?? []))
          this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source: manifest(lang) })
        const files = filesOf(bundle)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await compile(files) })
      },
    },
  }
}

/** The worker as one plain script. */
async function compile(files: File[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      FILES: JSON.stringify(files),
      VERSION: JSON.stringify(hash(JSON.stringify(files))),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(here, 'src/worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'worker.js',
      },
    },
  })
  const outputs = (Array.isArray(made) ? made : [made]) as { output: { type: string; code?: string }[] }[]
  const code = outputs[0]!.output.find(({ type }) => type === 'chunk')?.code
  if (!code) throw new Error('the worker is not built')
  return code
}
