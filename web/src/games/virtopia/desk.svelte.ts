/** What can be chosen now, seen from the things on the table: each click on one of them is a part of an action. */
import type { Chooser, Part } from '../../lib/chooser.svelte'
import { matches } from '../../lib/chooser.svelte'
import type { Words } from '../../lib/text/grammar'
import type { View } from '../../lib/types'
import { COLOURS, FLAWS, PRISONS, total, VIRTUES } from './cards'
import type {
  Asked,
  Picks,
  Say,
  VirtopiaAction,
  VirtopiaChance,
  VirtopiaSowing,
  VirtopiaTower,
  VirtopiaView,
} from './types'
import { cardNoun, leaderName } from './words'

export type Place = number | 'city' | 'hand'

export interface Given {
  view: View
  chooser: Chooser
  /** whether an answer is expected from here, and nothing is moving */
  open: boolean
}

/** The loss of a point. */
type Point = VirtopiaAction & { verb: 'discard' | 'surrender' }

const TAKES = ['TakePassengers', 'RecruitMeeples', 'FreeCaptives', 'FillCell']

const desks = new WeakMap<Chooser, Desk>()

export class Desk {
  #given: () => Given
  /** meeples laid aside, by colour, before they are taken together */
  taking: number[] = $state([0, 0, 0, 0])
  /** the starting point in hand: its colour, or the first that has no row yet */
  #held: number | null = $state(null)
  /** what the pointer or the focus is on: a step of 0 or 1, "step" past a watchtower */
  pointed: { step: number; verb: string } | null = $state(null)

  constructor(given: () => Given) {
    this.#given = given
    desks.set(given().chooser, this)
  }

  /** The desk on which a choice is made. */
  static of(chooser: Chooser): Desk | undefined {
    return desks.get(chooser)
  }

  view = $derived.by(() => this.#given().view)
  table = $derived.by(() => this.view.table as VirtopiaView)
  chooser = $derived.by(() => this.#given().chooser)
  open = $derived.by(() => this.#given().open && this.chooser.sent === null)
  asked = $derived.by((): Asked | null => (this.open ? (this.view.question as Asked | null) : null))
  /** what may be answered, and what has been clicked */
  legal = $derived.by(() => this.chooser.legal as VirtopiaAction[])
  picks = $derived.by((): Picks => this.chooser.picks as Picks)
  decision = $derived.by(() => this.asked?.decision ?? '')
  here = $derived.by(() => this.table.leaders[this.table.leader]?.cell ?? 0)
  after = $derived.by(() => (this.here + 1) % 12)
  choosesTurn = $derived.by(() => ['ChooseTurn', 'ChooseAfterStep'].includes(this.decision))
  takes = $derived.by(() => TAKES.includes(this.decision))

  /** The actions of this turn, those on the cell first. */
  options = $derived.by((): VirtopiaAction[] => (this.choosesTurn ? this.legal : []))

  could(part: Part): boolean {
    return this.open && this.chooser.could(part)
  }

  /** The different values that are left for a part. */
  values(param: 'leader' | 'prison'): number[] {
    return [...new Set((this.chooser.narrowed as Picks[]).flatMap((action) => action[param] ?? []))]
  }

  /** A click: when it leaves only one action it is the last one. */
  press(part: Part): void {
    if (!this.open) return
    const left = this.chooser.narrowed.filter((action) => matches(action, part))
    if (left.length === 1) this.chooser.commit(left[0]!)
    else this.chooser.pick(part)
  }

  // Cells.

  cellPart(cell: number): Part | null {
    switch (this.decision) {
      case 'ChooseTurn':
      case 'ChooseAfterStep':
        if (cell === this.here) return { step: 0 }
        if (cell === this.after) return this.could({ step: 1 }) ? { step: 1 } : { verb: 'step' }
        return null
      case 'ChooseTunnel':
      case 'TakeColour':
        return { cell }
      case 'ChooseStart': {
        const virtue = this.virtueOf(cell)
        return virtue < 0 ? null : { virtue }
      }
      case 'MoveByFear': {
        const virtue = this.virtueOf(cell)
        return virtue < 0 ? null : { verb: 'scare', virtue }
      }
      case 'FreePrison':
        return cell === this.here ? { row: 0 } : null
      default:
        return null
    }
  }

  virtueOf(cell: number): number {
    return VIRTUES.indexOf(this.table.cells[cell]?.id ?? '')
  }

  mayCell(cell: number): boolean {
    const part = this.cellPart(cell)
    if (part === null) return this.source === cell && COLOURS.some((_, colour) => this.mayColour(cell, colour))
    return this.could(part)
  }

  pickedCell(cell: number): boolean {
    const part = this.cellPart(cell)
    return part !== null && this.open && this.chooser.choosing && this.chooser.picked(part)
  }

  pressCell(cell: number): void {
    const part = this.cellPart(cell)
    if (part === null || !this.open) return
    if (this.choosesTurn) {
      // the first click shows where everybody lands, the second one goes if there is only one way
      const only = this.chooser.picked(part) ? this.chooser.staged : null
      if (only) this.chooser.commit(only)
      else if (!this.chooser.picked(part)) {
        this.chooser.reset()
        this.chooser.pick(part.verb === 'step' ? { verb: 'step' } : part)
      } else this.chooser.reset()
      return
    }
    this.press(part)
  }

  // Meeples by colour.

  /** Where the meeples lie that are chosen by colour. */
  source: Place | null = $derived.by((): Place | null => {
    switch (this.decision) {
      case 'LeaveMeeple':
        return 'hand'
      case 'RecruitMeeples':
      case 'SendCaptive':
      case 'FillCell':
        return 'city'
      case 'TakePassengers':
      case 'FreeCaptives':
        return this.here
      case 'GivePoint':
        return (this.asked?.cell ?? -1) >= 0 ? this.asked!.cell! : 'city'
      default:
        return null
    }
  })

  meeplesAt(place: Place): number[] {
    if (place === 'city') return this.table.city
    return place === 'hand' ? this.table.hand : (this.table.cells[place]?.meeples ?? [0, 0, 0, 0])
  }

  colourPart(place: Place, colour: number): Part | null {
    if (this.decision === 'MoveByFear' && typeof place === 'number') {
      const virtue = this.virtueOf(place)
      return virtue < 0 ? null : { verb: 'scare', virtue, colour }
    }
    if (this.decision === 'TakeColour' && typeof place === 'number')
      return colour === this.asked?.colour ? { cell: place } : null
    return place === this.source && !this.takes ? { colour } : null
  }

  mayColour(place: Place, colour: number): boolean {
    if (this.takes) return place === this.source && this.mayTake(colour)
    const part = this.colourPart(place, colour)
    return part !== null && this.could(part)
  }

  pickedColour(place: Place, colour: number): boolean {
    const part = this.colourPart(place, colour)
    return part !== null && this.open && this.chooser.choosing && this.chooser.picked(part)
  }

  pressColour(place: Place, colour: number): void {
    if (this.takes) return this.take(colour)
    const part = this.colourPart(place, colour)
    if (part) this.press(part)
  }

  // Several meeples at once.

  #fits(counts: number[]): boolean {
    return this.legal.some(
      (action) => action.verb === 'take' && COLOURS.every((colour, at) => action[colour] >= (counts[at] ?? 0)),
    )
  }

  mayTake(colour: number): boolean {
    return this.open && this.takes && this.#fits(this.taking.map((count, at) => count + (at === colour ? 1 : 0)))
  }

  ready = $derived.by((): VirtopiaAction | null => {
    const wanted = (action: VirtopiaAction): boolean =>
      action.verb === 'take' && COLOURS.every((colour, at) => action[colour] === this.taking[at])
    return this.takes ? (this.legal.find(wanted) ?? null) : null
  })

  take(colour: number): void {
    if (!this.mayTake(colour)) return
    this.taking = this.taking.map((count, at) => count + (at === colour ? 1 : 0))
    const exact = this.asked?.least === this.asked?.most
    if (exact && this.ready) this.chooser.commit(this.ready)
  }

  giveBack(colour: number): void {
    this.taking = this.taking.map((count, at) => (at === colour ? Math.max(0, count - 1) : count))
  }

  // Leaders, their rows and their points.

  leaderPart(leader: number): Part | null {
    return ['GivePoint', 'OrderLeaders', 'DiscardPoints'].includes(this.decision) ? { leader } : null
  }

  mayLeader(leader: number): boolean {
    const part = this.leaderPart(leader)
    return part !== null && this.could(part)
  }

  held = $derived.by((): number | null => {
    if (this.decision !== 'PlacePoints') return null
    const free = COLOURS.map((_, at) => at).filter((at) => this.chooser.picks[COLOURS[at]!] === undefined)
    return this.#held !== null && free.includes(this.#held) ? this.#held : (free[0] ?? null)
  })

  hold(colour: number): void {
    const placed = this.chooser.picks[COLOURS[colour]!]
    if (placed !== undefined) this.chooser.pick({ [COLOURS[colour]!]: placed })
    this.#held = colour
  }

  rowPart(leader: number, virtue: number): Part | null {
    switch (this.decision) {
      case 'PlacePoints':
        return leader === this.asked?.leader && this.held !== null ? { [COLOURS[this.held]!]: virtue } : null
      case 'GivePoint':
        return virtue === this.asked?.virtue ? { leader } : null
      case 'FreePrison':
        return leader === this.table.leader ? { row: virtue + 1 } : null
      default:
        return null
    }
  }

  mayRow(leader: number, virtue: number): boolean {
    const part = this.rowPart(leader, virtue)
    if (part === null || !this.open) return false
    return this.decision === 'PlacePoints' ? this.chooser.can(part) : this.chooser.could(part)
  }

  pressRow(leader: number, virtue: number): void {
    const part = this.rowPart(leader, virtue)
    if (!part) return
    if (this.decision === 'PlacePoints') this.chooser.pick(part)
    else this.press(part)
  }

  pointPart(leader: number, virtue: number, colour: number): Part | null {
    if (this.decision === 'DiscardPoints') return { verb: 'discard', leader, virtue, colour }
    if (this.decision === 'MoveByFear' && leader === this.table.leader) return { verb: 'surrender', virtue, colour }
    return null
  }

  mayPoint(leader: number, virtue: number, colour: number): boolean {
    const part = this.pointPart(leader, virtue, colour)
    return part !== null && this.could(part)
  }

  /** Whose points are to be discarded, once it is known. */
  owner = $derived.by((): number | null => {
    return this.picks.leader ?? (this.asked?.owes ? (this.asked.leader ?? null) : null)
  })

  /** The points that may be lost: those of the owner, or those that the Leader in turn gives up. */
  points = $derived.by((): Point[] =>
    this.legal.filter((action): action is Point =>
      this.decision === 'DiscardPoints'
        ? action.verb === 'discard' && action.leader === this.owner
        : action.verb === 'surrender',
    ),
  )

  /** The points of a row, with the starting points that are being placed. */
  row(leader: number, virtue: number, shown: VirtopiaView): number[] {
    const points = shown.leaders[leader]?.rows[virtue] ?? [0, 0, 0, 0]
    if (this.decision !== 'PlacePoints' || leader !== this.asked?.leader) return points
    return points.map((count, at) => count + (this.chooser.picks[COLOURS[at]!] === virtue ? 1 : 0))
  }

  // Prison cards.

  prison: number | null = $derived.by((): number | null => {
    if (this.decision !== 'FreePrison') return null
    const all = this.values('prison')
    return all.length === 1 ? all[0]! : null
  })

  mayPrison(prison: number): boolean {
    return this.decision === 'FreePrison' && this.could({ prison })
  }

  /** What the next click of a choice that has begun is, in words. */
  next(t: Say): string {
    const { picks } = this
    const leader = leaderName(picks.leader ?? this.table.leader, t)
    const colour = (at: number): string => t(`colour-${COLOURS[at]}`)
    switch (this.decision) {
      case 'ChooseTurn':
      case 'ChooseAfterStep':
        return t('ui-virtopia-what', { leader, card: this.cardAt(picks.step ? this.after : this.here, t) })
      case 'PlacePoints':
        return this.held === null ? '' : t('ui-virtopia-where', { colour: colour(this.held) })
      case 'GivePoint':
        if (picks.colour !== undefined) return t('ui-virtopia-who', { colour: colour(picks.colour) })
        return t('ui-virtopia-which-colour', { leader })
      case 'FreePrison':
        return this.prison === null ? '' : t('ui-virtopia-freed', { prison: t(`card-${PRISONS[this.prison]}`) })
      case 'MoveByFear':
        return t('ui-virtopia-which-meeple', { virtue: t(`card-${VIRTUES[picks.virtue ?? 0]}`) })
      case 'DiscardPoints':
        return t('ui-virtopia-which-point', { leader })
      default:
        return ''
    }
  }

  /** The card of a cell as a value of a sentence. */
  cardAt(cell: number, t: Say): Words {
    return cardNoun(this.table.cells[cell]?.id ?? '', t)
  }

  // What a move would meet.

  /** The sowing that is pointed at, staged, or under way; behind a watchtower, the one that could follow. */
  preview: VirtopiaSowing | null = $derived.by((): VirtopiaSowing | null => {
    const { sowings, hand } = this.table
    if (total(hand) > 0) return sowings[0] ?? null
    if (!this.open || !this.choosesTurn) return null
    if (this.steps) return sowings.find((sowing) => sowing.guarded) ?? null
    const picks = this.chooser.choosing ? this.picks : null
    const shown =
      this.pointed ??
      (picks && picks.step !== undefined && (picks.verb ?? 'sow') === 'sow' ? { step: picks.step, verb: 'sow' } : null)
    if (shown === null || shown.verb !== 'sow') return null
    return this.#sowing(shown.step)
  })

  #sowing(step: number): VirtopiaSowing | null {
    return this.table.sowings.find((sowing) => !sowing.guarded && sowing.step === (step === 1)) ?? null
  }

  /** Whether a step past a watchtower is pointed at. */
  steps = $derived.by(
    (): boolean =>
      this.open &&
      this.choosesTurn &&
      (this.pointed ? this.pointed.verb === 'step' : this.chooser.choosing && this.chooser.picks.verb === 'step'),
  )

  /** The watchtowers of what is pointed at. */
  towers: VirtopiaTower[] = $derived.by((): VirtopiaTower[] => {
    const first = this.steps && this.table.leaving ? [this.table.leaving] : []
    return [...first, ...(this.preview?.towers ?? [])]
  })

  /** What an option of the turn risks. */
  chanceOf(action: VirtopiaAction): VirtopiaChance | null {
    if (action.verb === 'step') return this.table.stepping
    return action.verb === 'sow' ? (this.#sowing(action.step)?.chance ?? null) : null
  }

  fifthOf(action: VirtopiaAction): boolean {
    return action.verb === 'sow' && (this.#sowing(action.step)?.fifth ?? null) !== null
  }

  /** Whether the Flaw opposed to a Virtue takes no more captives: the next one loses the match. */
  full(virtue: number): boolean {
    return this.table.cells.some((cell) => cell.id === FLAWS[virtue] && cell.room === 0)
  }

  /** Whether what is in the making brings a fifth captive. */
  fatal = $derived.by((): boolean => {
    if (this.decision === 'LeaveMeeple') return (this.preview?.fifth ?? null) !== null
    if (this.decision === 'SendCaptive') return this.table.cells[this.asked?.cell ?? -1]?.room === 0
    if (this.decision === 'MoveByFear') return this.picks.virtue !== undefined && this.full(this.picks.virtue)
    const room = this.decision === 'TakePassengers' ? this.table.cells[this.asked?.cell ?? -1]?.room : null
    return typeof room === 'number' && total(this.taking) > room
  })

  /** A new question: nothing is in the making. */
  clear(): void {
    this.taking = [0, 0, 0, 0]
    this.#held = null
    this.pointed = null
  }
}
