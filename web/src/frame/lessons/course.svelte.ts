import type * as wire from '../../generated/wire'
import { call } from '../../lib/api'
import { lessonTranslator } from '../../lib/fluent'
import type { Translate, Vars } from '../../lib/game'
import { prefs } from '../../lib/prefs.svelte'

/** The course of a game, with what it says in the language of the page. */
export class Course {
  facts: wire.Course | null = $state.raw(null)
  trouble = $state('')
  readonly game: string

  constructor(game: string) {
    this.game = game
    $effect(() => {
      if (prefs.lang) void this.load()
    })
  }

  /** What the lessons say, by "key" or "key.attribute", in words that fit this screen. */
  say: Translate = $derived.by(() => {
    const t = lessonTranslator(prefs.lang, this.game, this.facts?.source ?? '')
    const screen = prefs.narrow ? 'phone' : 'laptop'
    return (key: string, vars?: Vars, attr?: string) => {
      const [head = '', attribute] = key.split('.')
      return t(head, { screen, ...vars }, attr ?? attribute)
    }
  })

  async load(): Promise<void> {
    const path = `/games/${encodeURIComponent(this.game)}/lessons?lang=${prefs.lang}`
    try {
      this.facts = await call<wire.Course>('GET', path)
      this.trouble = ''
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }

  get lessons(): wire.LessonFacts[] {
    return this.facts?.lessons ?? []
  }

  /** The lesson after one, or null. */
  after(lesson: string): wire.LessonFacts | null {
    const at = this.lessons.findIndex(({ id }) => id === lesson)
    return at < 0 ? null : (this.lessons[at + 1] ?? null)
  }
}
