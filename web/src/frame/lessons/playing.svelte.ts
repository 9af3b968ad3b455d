import type * as wire from '../../generated/wire'
import { call } from '../../lib/api'
import type { Refusal, SeatState } from '../../lib/live.svelte'
import { notices } from '../../lib/notices.svelte'
import type { Action, ChatLine, TableInfo, View } from '../../lib/types'
import { stateAlone, tableAlone } from '../play/alone'
import type { Source } from '../play/session.svelte'

/** After so many wrong acts in a step the table points at what is right. */
const PATIENCE = 2

/**
 * A lesson as a table sees it: where a match has a socket, a lesson asks the server what comes of all acts so far. The server
 * keeps nothing of it.
 */
export class LessonSource implements Source {
  scene: wire.LessonScene | null = $state.raw(null)
  /** How the last act was answered, if it was wrong. */
  wrong: wire.LessonAnswer | null = $state.raw(null)
  /** How often the learner was wrong in this step. */
  missed = $state(0)
  trouble: string | null = $state(null)
  readonly status = 'open'
  readonly ahead = 0
  readonly chat: ChatLine[] = []
  pending = $state(0)
  onRefused: (refusal: Refusal) => void = () => {}
  readonly game: string
  readonly lesson: string
  #acts: Action[] = []
  #state: SeatState | null = $state.raw(null)

  constructor(game: string, lesson: string) {
    this.game = game
    this.lesson = lesson
  }

  get done(): boolean {
    return this.scene !== null && this.scene.step >= this.scene.steps
  }

  /** Whether it is time to point at what is right. */
  get stuck(): boolean {
    return this.missed >= PATIENCE
  }

  /** Begin, or begin again. */
  async open(): Promise<void> {
    this.#acts = []
    await this.#ask([])
  }

  state(seat: number | null): SeatState | null {
    return seat !== null && seat === this.scene?.seat ? this.#state : null
  }

  play(_seat: number, action: Action): void {
    if (this.pending === 0) void this.#ask([...this.#acts, action])
  }

  async #ask(acts: Action[]): Promise<void> {
    this.pending = 1
    const path = `/games/${encodeURIComponent(this.game)}/lessons/${encodeURIComponent(this.lesson)}`
    try {
      this.#hear(await call<wire.LessonScene>('POST', path, { acts }), acts)
      this.trouble = null
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (this.scene) notices.add(why, { tone: 'no' })
      else this.trouble = why
      this.onRefused({ rule: '', why })
    } finally {
      this.pending = 0
    }
  }

  #hear(scene: wire.LessonScene, acts: Action[]): void {
    this.wrong = scene.wrong
    if (scene.wrong && this.scene) {
      this.missed += 1
      return this.onRefused({ rule: scene.wrong.rule, why: '' })
    }
    if (scene.step !== this.scene?.step) this.missed = 0
    this.#acts = acts
    this.scene = scene
    this.#state = stateOf(scene)
  }
}

/** What the learner's seat sees. */
const stateOf = (scene: wire.LessonScene): SeatState =>
  stateAlone(scene.seat, { ...scene.view, board: scene.board } as View, scene.question, scene.events, scene.since)

/** A table for a lesson; `names` are those of the others in seat order. */
export const lessonTable = (source: LessonSource, scene: wire.LessonScene, you: string, names: string[]): TableInfo =>
  tableAlone(
    { id: source.lesson, game: source.game, seat: scene.seat, view: scene.view, over: source.done },
    you,
    names,
  )
