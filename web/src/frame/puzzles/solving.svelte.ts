import type * as wire from '../../generated/wire'
import { call } from '../../lib/api'
import type { Refusal, SeatState } from '../../lib/live.svelte'
import { notices } from '../../lib/notices.svelte'
import type { Action, ChatLine, View } from '../../lib/types'
import { stateAlone } from '../play/alone'
import type { Source } from '../play/session.svelte'

/** A puzzle as a table sees it: it is asked for once, and answered once; more answers may be tried, which are not rated. */
export class PuzzleSource implements Source {
  scene: wire.PuzzleScene | null = $state.raw(null)
  solution: wire.PuzzleSolution | null = $state.raw(null)
  trouble: string | null = $state(null)
  readonly status = 'open'
  readonly ahead = 0
  readonly chat: ChatLine[] = []
  pending = $state(0)
  onRefused: (refusal: Refusal) => void = () => {}
  readonly game: string
  readonly puzzle: string
  #state: SeatState | null = $state.raw(null)

  constructor(game: string, puzzle: string) {
    this.game = game
    this.puzzle = puzzle
  }

  get #path(): string {
    return `/games/${encodeURIComponent(this.game)}/puzzles/${encodeURIComponent(this.puzzle)}`
  }

  async open(): Promise<void> {
    try {
      const scene = await call<wire.PuzzleScene>('GET', this.#path)
      this.scene = scene
      this.#state = stateAlone(scene.seat, { ...scene.view, board: scene.board } as View, 0)
      this.trouble = null
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }

  /** Look at the position once more; the solution is put away. */
  again(): void {
    this.solution = null
  }

  state(seat: number | null): SeatState | null {
    return seat !== null && seat === this.scene?.seat ? this.#state : null
  }

  play(_seat: number, action: Action): void {
    if (this.pending === 0) void this.#answer(action)
  }

  async #answer(action: Action): Promise<void> {
    this.pending = 1
    try {
      this.solution = await call<wire.PuzzleSolution>('POST', this.#path, { action })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      notices.add(why, { tone: 'no' })
      this.onRefused({ rule: '', why })
    } finally {
      this.pending = 0
    }
  }
}

/** The puzzles of a game: how many, that of the day, the next, and how one does. */
export const shelfOf = (game: string): Promise<wire.PuzzleShelf> =>
  call<wire.PuzzleShelf>('GET', `/games/${encodeURIComponent(game)}/puzzles`)
