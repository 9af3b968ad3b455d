import { untrack } from 'svelte'
import { brief, captions } from '../../kit/caption.svelte'
import { lingering } from '../../kit/question.svelte'
import { sounds } from '../../kit/sound'
import { Chooser } from '../../lib/chooser.svelte'
import type { GameUi, SeatMark, Translate } from '../../lib/game'
import type { Live, SeatState } from '../../lib/live.svelte'
import { notices } from '../../lib/notices.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { absent, howLong, stoodIn } from '../../lib/presence'
import { renewal } from '../../lib/renewal.svelte'
import type { Action, SeatInfo, TableInfo, View } from '../../lib/types'
import { actionText, eventText, questionText } from '../../lib/telling'
import { endedText, seatMark, seatNames } from '../../lib/words'

/** Where a match comes from: the socket of a table, or a lesson. */
export type Source = Pick<Live, 'state' | 'play' | 'ahead' | 'onRefused' | 'status' | 'trouble' | 'pending' | 'chat'>

type Given = { live: Source; table: TableInfo; ui: GameUi }

/** A line of what happens, as it is said on the table. */
export type ToldLine = { key: number; mark: SeatMark | null; text: string }

/** A match as this browser takes part in it: through whose eyes it is seen, what may be done now, and how it is said. */
export class Session {
  /** At a hot seat: who took the screen. */
  holder: number | null = $state(null)
  /** This browser's clock, looked at again every second as long as somebody has no page open. */
  #time = $state(Date.now())
  /** Whoever has a word to say before something is played; it is played when they call `play`. */
  before: ((action: Action, play: () => void) => void) | null = null
  readonly chooser: Chooser
  readonly #given: () => Given

  constructor(given: () => Given) {
    this.#given = given
    this.chooser = new Chooser({
      commit: (action: Action) => {
        const seat = this.shown
        if (seat === null) return
        const play = (): void => this.live.play(seat, action)
        if (this.before) this.before(action, play)
        else play()
      },
      refuse: (part) => {
        if (this.shown === null || !this.view) return
        if (typeof part.verb !== 'string') return notices.add(this.t('refuse-TABLEE-ILLEGAL'), { tone: 'no' })
        this.live.play(this.shown, part as Action, true)
      },
    })
    this.live.onRefused = ({ rule, why }) => {
      this.chooser.reopen()
      const key = `refuse-${rule}`
      const own = this.t(key)
      notices.add(own === key ? why : own, { rule, tone: 'no' })
    }
    this.#follow()
  }

  get live(): Source {
    return this.#given().live
  }

  get table(): TableInfo {
    return this.#given().table
  }

  get ui(): GameUi {
    return this.#given().ui
  }

  t: Translate = $derived(prefs.of(this.table.game))
  names = $derived(seatNames(this.table.seats, this.t, this.table.id))
  mine = $derived(this.table.you)
  hot = $derived(this.mine.length > 1)
  running = $derived(this.table.status === 'running')

  // Whose eyes: this browser's seat, or at a hot seat the one that took the screen.

  due = $derived(
    this.mine.filter((seat) => this.live.state(seat)?.view.to_act.includes(seat) && !this.live.state(seat)?.answer),
  )
  shown: number | null = $derived(this.hot ? this.holder : (this.mine[0] ?? null))
  curtain = $derived(
    this.hot && this.running && (this.holder === null || (this.due.length > 0 && !this.due.includes(this.holder))),
  )
  next = $derived(this.due[0] ?? this.mine[0] ?? 0)
  seen: SeatState | null = $derived(
    this.live.state(this.hot && this.holder === null ? (this.mine[0] ?? null) : this.shown),
  )
  view: View | null = $derived(this.seen?.view ?? null)

  // What may be done.

  away = $derived(this.shown !== null && Boolean(this.table.seats[this.shown]?.away))
  answer: Action | null = $derived(this.shown !== null && !this.curtain ? (this.seen?.answer ?? null) : null)
  interactive = $derived(
    this.view !== null &&
      this.shown !== null &&
      this.view.to_act.includes(this.shown) &&
      !this.answer &&
      !this.curtain &&
      !this.table.paused &&
      !this.away &&
      this.running,
  )
  over = $derived(this.view !== null && (this.view.outcome !== null || this.table.ended !== null))
  alone = $derived(
    this.mine.length === 1 && this.table.seats.every((seat) => seat.kind === 'bot' || this.mine.includes(seat.seat)),
  )
  may = $derived({
    undo: this.running && this.shown !== null && !this.curtain && (this.view?.can_undo ?? 0) > 0,
    takeback:
      (this.running || (this.over && !this.table.campaign)) &&
      this.alone &&
      this.shown !== null &&
      (this.seen?.takeback ?? false),
    hint: this.interactive && this.table.hints,
    order: this.running && this.shown !== null && !this.curtain && !this.away && this.seen !== null,
  })

  // Who is there.

  missing = $derived(absent(this.table, this.#time - this.live.ahead))
  /** The names as the table shows them: a seat that a bot plays for somebody says so. */
  tableNames = $derived(
    this.names.map((name, seat) => (stoodIn(this.table.seats[seat]) ? this.t('ui-name-bot', { who: name }) : name)),
  )
  instead: SeatInfo[] = $derived(
    this.running ? this.table.seats.filter((each) => stoodIn(each) && each.seat !== this.shown) : [],
  )
  playing = $derived(this.running && this.mine.some((seat) => !stoodIn(this.table.seats[seat])))

  /** How long it is until this person may claim the match of somebody who is gone, in ms; null where nobody can. */
  claimIn(seat: number): number | null {
    const at = this.playing ? (this.table.seats[seat]?.claim ?? null) : null
    return at === null ? null : Math.max(0, at - (this.#time - this.live.ahead))
  }

  goneText(seat: number): string {
    return this.t('ui-gone-since', {
      who: this.names[seat] ?? '',
      time: howLong(this.missing.get(seat) ?? 0, this.t),
    })
  }

  // How it is said.

  question = $derived(this.view ? questionText(this.view, this.shown, this.names, this.t) : '')
  sentence = $derived.by(() => {
    const { view, table, t } = this
    if (!view) return ''
    if (table.paused) return t('ui-paused')
    if (table.ended) return endedText(table, this.names, t)
    if (view.outcome) return t('ui-over')
    if (this.away) return t('ui-bot-plays-for-you')
    if (lingering.said) return lingering.said
    if (this.answer) return t('ui-answered-for-you', { what: actionText(this.answer, this.names, view, t) })
    const late = this.interactive ? [] : view.to_act.filter((seat) => this.missing.has(seat))
    if (late.length && late.length === view.to_act.length) return late.map((seat) => this.goneText(seat)).join(' ')
    return this.question
  })
  asked = $derived(
    this.view && !this.over && this.running
      ? this.interactive && this.shown !== null
        ? [this.shown]
        : this.view.to_act
      : [],
  )
  marks = $derived(this.asked.map((seat) => this.mark(seat)))
  thinking = $derived(
    !this.interactive &&
      this.asked.length > 0 &&
      this.asked.every((seat) => this.table.seats[seat]?.kind === 'bot' || stoodIn(this.table.seats[seat])),
  )

  mark(seat: number): SeatMark {
    return seatMark(this.ui, this.view, seat, this.t)
  }

  /** The number of the first event after one's own last move. */
  since = $derived.by(() => {
    if (!this.seen || this.shown === null) return 0
    const own = this.seen.log.findLast((event) => event.seat === this.shown)
    return own ? own.n + 1 : 0
  })
  /** What is being shown on the table, in words. */
  told: ToldLine[] = $derived.by(() => {
    const step = captions.step
    if (!step) return []
    const lines = step.events.flatMap((event) => {
      const text = this.ui.proclaims?.includes(event.event) ? '' : eventText(event, this.names, step.view, this.t)
      return text ? [{ key: event.n, mark: event.seat === null ? null : this.mark(event.seat), text }] : []
    })
    return brief(lines)
  })
  lastLine = $derived.by(() => {
    const { seen, view } = this
    if (!seen || !view) return ''
    const say = (event: SeatState['log'][number]): string => eventText(event, this.names, view, this.t)
    const line = seen.log.findLast((event) => event.seat !== null && event.event !== 'draw' && say(event))
    return line ? say(line) : ''
  })

  #follow(): void {
    $effect(() => {
      const legal = this.interactive && this.view ? this.view.legal : []
      untrack(() => this.chooser.offer(legal))
    })
    $effect(() => {
      if (!this.running || !this.table.seats.some((seat) => seat.gone !== null)) return
      this.#time = Date.now()
      const timer = setInterval(() => (this.#time = Date.now()), 1000)
      return () => clearInterval(timer)
    })
    // A page that is to be loaded anew waits for a choice that has begun.
    $effect(() => renewal.holds(() => this.chooser.choosing || this.chooser.sent !== null))
    let went = false
    $effect(() => {
      if (!this.over) went = true
      const won = this.table.status === 'finished' && this.mine.some((seat) => this.table.winners?.includes(seat))
      if (won && this.over && went) {
        went = false
        sounds.play('win')
      }
    })
  }
}
