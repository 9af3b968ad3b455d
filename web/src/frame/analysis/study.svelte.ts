import { api } from '../../lib/api'
import type { Translate } from '../../lib/game'
import { trying } from '../../lib/notices.svelte'
import type { ReplayStep } from '../../lib/types'
import type * as wire from '../../generated/wire'

const POLL = 1000

/** The analysis of a finished match as this page has it: asked for, waited for, read; and the better line that is shown. */
export class Study {
  state: wire.AnalysisState = $state.raw({ status: 'none' })
  /** Whether the server was asked at least once. */
  known = $state(false)
  /** Show the chances in the world as it was. */
  truth = $state(false)
  /** The steps of the better line from its decision on, in place of those of the match. */
  line: ReplayStep[] | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  get found(): wire.Analysis | null {
    return this.state.analysis ?? null
  }

  /** Read what there is, and wait for what is being made. */
  async read(): Promise<void> {
    await this.#take(() => api.analysis(this.id))
  }

  /** Have the match analysed. */
  async ask(): Promise<void> {
    await this.#take(() => api.analyse(this.id))
  }

  async #take(ask: () => Promise<wire.AnalysisState>): Promise<void> {
    clearTimeout(this.#timer)
    const got = await trying(ask)
    this.known = true
    if (got) this.state = got
    if (got?.status === 'running') this.#timer = setTimeout(() => void this.read(), POLL)
  }

  /** Show how the match could have gone on from a decision; whether there is such a line. */
  async show(decided: wire.Decided, seat: number | null): Promise<boolean> {
    const got = await trying(() => api.line(this.id, decided.step, seat))
    if (got) this.line = got.steps
    return got !== null
  }

  /** The steps to show: those of the match, or of the better line from its decision on. */
  over(steps: ReplayStep[]): ReplayStep[] {
    const [first] = this.line ?? []
    return this.line && first ? [...steps.slice(0, first.n), ...this.line] : steps
  }

  leave(): void {
    clearTimeout(this.#timer)
  }
}

/** How far an analysis has come; that it is being prepared, as long as nobody knows how many moves there are. */
export const progress = ({ done = 0, total = 0 }: wire.AnalysisState, t: Translate): string =>
  total > 0 ? t('analysis-progress', { done, total }) : t('analysis-preparing')

/** A chance in points of a hundred. */
export const points = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)))

/** A part of a result in points, with its sign. */
export const signed = (part: number): string => {
  const whole = Math.round(100 * part)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}

/** The figures of a decision, as its sentence takes them; it is `sure` where the interval is nothing but the chance. */
export function figures(decided: wire.Decided): Record<'left' | 'chance' | 'low' | 'high', number> & { sure: string } {
  const left = decided.played.chance
  const [low, high] = [points(left + decided.low), points(left + decided.high)]
  return {
    left: points(left),
    chance: points(decided.preferred.chance),
    low,
    high,
    sure: low === high ? 'yes' : 'no',
  }
}

/** The line of a seat through a box so wide and so high, as SVG writes points. */
export function polyline(chances: readonly number[], width: number, height: number): string {
  const across = width / Math.max(1, chances.length - 1)
  return chances.map((chance, n) => `${round(n * across)},${round(height * (1 - chance))}`).join(' ')
}

const round = (value: number): number => Math.round(10 * value) / 10
