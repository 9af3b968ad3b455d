/** What may be chosen on the table now, and what a click on each thing of it means. */
import type { Chooser } from '../../lib/chooser.svelte'
import type { GameUi } from '../../lib/game'
import type { Action, View } from '../../lib/types'
import { defect, face, gift, giftNumber, payment, virtue } from './cards'
import { questionOf, type HerosAction, type HerosQuestion, type HerosSeat } from './types'
import { noun } from './words'

/** What a choice is made from. */
export interface Situation {
  view: View
  seat: number | null
  /** one's own cards, as they lie on the table */
  me: HerosSeat | null
  chooser: Chooser
  /** whether this seat is asked */
  interactive: boolean
  /** whether things are moving: nothing is offered meanwhile */
  busy: boolean
}

type Pose = Extract<HerosAction, { verb: 'pose' }>
type Correct = Extract<HerosAction, { verb: 'correct' }>
export type Payment = Pose | Correct
export type Reply = Extract<HerosAction, { verb: 'decline' | 'offer' | 'takeup' }>

/** The parameters that the cards to give are named by, in order. */
const GIVEN: Record<string, readonly string[]> = {
  give: ['card'],
  give2: ['card', 'other'],
  giveto: ['first', 'second'],
}
const pair = (a: number, b: number): HerosAction => ({ verb: 'two', first: Math.min(a, b), second: Math.max(a, b) })

/** What oneself has answered in secret: a card, or "-". */
export function ownAnswer(view: View): string | null {
  const answer = view.question?.answered as HerosAction | undefined
  switch (answer?.verb) {
    case 'decline':
      return '-'
    case 'offer':
    case 'takeup':
      return replyCard(answer, questionOf(view))
    case 'give':
    case 'give2':
      return gift(answer.card)
    case 'giveto':
      return gift(answer.first)
    default:
      return null
  }
}

/** The card that a request or a challenge is answered with. */
export function replyCard(action: Reply, question: HerosQuestion | null): string {
  if (action.verb === 'decline' || action.card || !question || !('virtue' in question)) return 'SUN'
  return virtue(question.virtue)
}

export class Choices {
  /** cards laid aside one by one, to be given together */
  gifts: string[] = $state.raw([])
  #now: () => Situation

  constructor(now: () => Situation) {
    this.#now = now
    $effect(() => {
      const { interactive, chooser } = this.#now()
      if (!interactive || chooser.sent !== null || this.deciding !== 'GiveCards') this.gifts = []
    })
  }

  /** Whether this seat may choose, and has not yet. */
  readonly waiting: boolean = $derived.by(() => {
    const { interactive, busy, chooser } = this.#now()
    return interactive && !busy && chooser.sent === null
  })
  readonly question: HerosQuestion | null = $derived.by(() => questionOf(this.#now().view))
  readonly deciding: string = $derived.by(() => this.question?.decision ?? '')
  readonly legal: HerosAction[] = $derived.by(() => this.#chooser.legal as HerosAction[])

  /** A virtue to ask for is being chosen. */
  readonly asking: boolean = $derived.by(() => this.waiting && this.#chooser.picks.verb === 'ask')
  readonly posing: boolean = $derived.by(() => this.waiting && this.#chooser.picks.verb === 'pose')
  /** The ways to pay for what has been begun. */
  readonly paying: Payment[] = $derived.by(() => {
    const verb = this.waiting ? this.#chooser.picks.verb : undefined
    return verb === 'pose' || verb === 'correct' ? (this.#chooser.narrowed as Payment[]) : []
  })
  readonly answering: boolean = $derived.by(() => ['AnswerRequest', 'AnswerChallenge'].includes(this.deciding))
  readonly replies: Reply[] = $derived.by(() => (this.waiting && this.answering ? (this.legal as Reply[]) : []))
  /** What oneself has answered in secret. */
  readonly own: string | null = $derived.by(() => ownAnswer(this.#now().view))
  readonly giving: boolean = $derived.by(() => this.waiting && this.deciding === 'GiveCards')
  /** Whose offer may be accepted. */
  readonly partners: number[] = $derived.by(() =>
    this.waiting ? this.legal.flatMap((action) => (action.verb === 'partner' ? [action.player] : [])) : [],
  )

  get #chooser(): Chooser {
    return this.#now().chooser
  }

  offers(part: Partial<Action>): boolean {
    return this.waiting && this.#chooser.could(part)
  }

  commit(action: HerosAction): void {
    this.#chooser.commit(action)
  }

  /** Whether this part of an answer has been clicked. */
  picked(part: Partial<Action>): boolean {
    return this.waiting && this.#chooser.picked(part)
  }

  #fits(action: Partial<Action>): boolean {
    return this.#chooser.legal.some((other) => Object.entries(action).every(([key, value]) => other[key] === value))
  }

  #begin(part: Partial<Action>): void {
    const again = this.#chooser.picked(part)
    this.#chooser.reset()
    if (!again) this.#chooser.pick(part)
  }

  // Cards to give.

  /** The names of the cards that are to be given. */
  readonly wanted: readonly string[] = $derived.by(() =>
    this.giving ? (GIVEN[this.#chooser.legal[0]?.verb ?? ''] ?? []) : [],
  )
  readonly ready: boolean = $derived.by(
    () => this.wanted.length > 0 && this.gifts.length === this.wanted.length && this.#fits(this.#given(this.gifts)),
  )
  /** Whom each card to give goes to. */
  readonly recipients: number[] = $derived.by(() => {
    const asked = this.question
    if (asked?.decision !== 'GiveCards') return []
    if (this.#now().seat !== asked.drawer) return this.wanted.map(() => asked.drawer)
    return asked.second >= 0 ? [asked.first, asked.second] : this.wanted.map(() => asked.first)
  })

  /** What has been laid aside, as a part of an action. Two cards for one player are named in order. */
  #given(cards: string[]): Action {
    const verb = this.#chooser.legal[0]?.verb ?? 'give'
    const numbers = cards.map(giftNumber)
    if (verb === 'give2' && numbers.length === 2) numbers.sort((a, b) => a - b)
    return Object.assign({ verb }, ...numbers.map((n, i) => ({ [this.wanted[i]!]: n }))) as Action
  }

  #mayGive(card: string): boolean {
    if (this.gifts.length >= this.wanted.length || !['virtue', 'sun'].includes(face(card).sort)) return false
    // of two cards for one player the first click may name the second one
    const first = this.gifts.length === 0 && this.wanted.includes('other')
    return (
      (first && this.#fits({ verb: 'give2', other: giftNumber(card) })) ||
      this.#fits(this.#given([...this.gifts, card]))
    )
  }

  /** Take a card to give back into the hand. */
  takeBack(at: number): void {
    this.gifts = this.gifts.filter((_, i) => i !== at)
  }

  seal(): void {
    if (this.ready) this.#chooser.commit(this.#given(this.gifts))
  }

  // Cards of the hand.

  /** The card that a reply is made with. */
  replyCard(action: Reply): string {
    return replyCard(action, this.question)
  }

  playable(card: string): boolean {
    if (!this.waiting) return false
    if (this.giving) return this.#mayGive(card)
    if (this.answering)
      return this.replies.some((action) => action.verb !== 'decline' && this.replyCard(action) === card)
    return face(card).sort === 'defect' && this.#chooser.could({ verb: 'correct', defect: face(card).virtues[0] })
  }

  /** A card of the hand is clicked: what it means depends on what is asked. */
  play(card: string): void {
    if (!this.waiting) return
    if (this.giving) this.#layAside(card)
    else if (this.answering) this.#reply(card)
    else if (face(card).sort === 'defect' && this.deciding === 'OptionalStep') {
      const part = { verb: 'correct', defect: face(card).virtues[0]! }
      if (this.#chooser.could(part)) this.#begin(part)
      else this.#chooser.refuse({ ...part, sun: 0 })
    }
  }

  #layAside(card: string): void {
    if (this.#mayGive(card)) this.gifts = [...this.gifts, card]
    else if (this.gifts.length < this.wanted.length) this.#chooser.refuse(this.#given([...this.gifts, card]))
  }

  #reply(card: string): void {
    const found = this.replies.find((action) => action.verb !== 'decline' && this.replyCard(action) === card)
    if (found && found.verb !== 'decline') return this.#chooser.pick({ card: found.card })
    const verb = this.deciding === 'AnswerRequest' ? 'offer' : 'takeup'
    this.#chooser.refuse({ verb, card: this.#chooser.could({ verb, card: 0 }) ? 1 : 0 })
  }

  /** The cards that a payment takes. */
  cost(action: Payment): string[] {
    if (action.verb === 'pose') return payment(action.payment, this.#now().me?.avatar ?? null)
    return [action.sun ? 'SUN' : virtue(action.defect)]
  }

  /** What a payment is for: one's own avatar, or a defect. */
  goal(action: Payment): string | null {
    return action.verb === 'pose' ? (this.#now().me?.avatar ?? null) : defect(action.defect)
  }

  /** Cards that the choice in the making would spend. */
  readonly spent: string[] = $derived.by(() => {
    if (this.gifts.length) return this.gifts
    const [first, second] = this.paying
    if (first?.verb === 'pose') return second ? [] : this.cost(first)
    if (first) return [defect(first.defect), ...(second ? [] : this.cost(first))]
    const reply = this.#chooser.picks.card === undefined ? undefined : (this.#chooser.narrowed[0] as Reply | undefined)
    return this.answering && reply ? [this.replyCard(reply)] : []
  })

  // One's own avatar and advantages.

  avatar(): void {
    if (!this.waiting) return
    if (this.deciding !== 'OptionalStep' || !this.#chooser.could({ verb: 'pose' }))
      return this.#chooser.refuse({ verb: 'pose', payment: 0 })
    const only = this.posing ? this.#chooser.staged : null
    if (only) this.#chooser.commit(only)
    else this.#begin({ verb: 'pose' })
  }

  purse(): void {
    if (!this.waiting) return
    if (this.#chooser.could({ verb: 'ask' })) this.#begin({ verb: 'ask' })
    else this.#chooser.refuse({ verb: 'ask', virtue: 1 })
  }

  // Players, who are chosen at their places.

  /** Who has been chosen, while a second one still could be. */
  readonly mate: number | null = $derived.by(() => {
    const { player, first, second } = this.#chooser.picks
    const found = player ?? first ?? second
    return this.waiting && typeof found === 'number' ? found : null
  })

  target(of: number): boolean {
    if (!this.waiting || of === this.mate) return false
    if (this.deciding === 'ChooseMode' && this.mate !== null && this.#fits(pair(this.mate, of))) return true
    return this.#chooser.could({ player: of }) || (this.mate === null && this.#oneOfTwo(of) !== null)
  }

  /** The part by which a player is one of two, where that is all that is offered: as advice does. */
  #oneOfTwo(of: number): Partial<Action> | null {
    const parts = [{ first: of }, { second: of }]
    return parts.find((part) => this.#chooser.could({ verb: 'two', ...part })) ?? null
  }

  /** A player's place is clicked; false where nobody is to be chosen. */
  place(of: number): boolean {
    if (!this.waiting || !['ChoosePartner', 'Designate', 'ChooseMode'].includes(this.deciding)) return false
    const two = this.mate === null ? null : pair(this.mate, of)
    const half = this.mate === null ? this.#oneOfTwo(of) : null
    if (this.deciding === 'ChooseMode' && two && this.mate !== of && this.#fits(two)) this.commit(two)
    else if (of === this.mate) this.#chooser.reset()
    else if (this.#chooser.could({ player: of })) this.#chooser.pick({ player: of })
    else if (half) this.#chooser.pick(half)
    else this.#chooser.refuse({ verb: this.#chooser.legal[0]?.verb ?? 'designate', player: of })
    return true
  }
}

/** A choice has begun: what the next click is, in words. */
export const nextClick: NonNullable<GameUi['next']> = ({ picks }, _view, t) => {
  if (picks.verb === 'ask') return t('ui-heros-next-ask')
  if (picks.verb === 'pose') return t('ui-heros-next-pose')
  return picks.verb === 'correct' && typeof picks.defect === 'number'
    ? t('ui-heros-next-correct', { card: noun(defect(picks.defect), t) })
    : ''
}
