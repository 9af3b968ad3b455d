/** What can be chosen now, seen from the things on the table: each click on one of them is a part of an action. */
import type { Chooser, Part } from '../../lib/chooser.svelte'
import type { Action, View } from '../../lib/types'
import { challengeCard, heldNumber, numberOf } from './cards'
import { Deal, MOST_CARDS } from './treaty/deal.svelte'
import type { Asked, ConanAction, ConanSeat, ConanView } from './types'

export interface Given {
  view: View
  seat: number | null
  chooser: Chooser
  /** whether an answer is expected from here, and nothing is moving */
  open: boolean
  /** says by which rule something cannot be done */
  forbid: (rule: string) => void
}

/** The Action specials by what they do. */
const SPECIALS: Readonly<Record<string, string>> = {
  N01: 'slip',
  N02: 'spy',
  N03: 'rob',
  N04: 'shift',
  N05: 'send',
  N06: 'banish',
}
/** The rule that bounds the terms of a treaty. */
const TERMS = 'CONAN-904'
const FIGHTS = ['HireOrFight', 'OpenAuction', 'AnswerBid', 'ChooseAttribute', 'LayCards']

export class Desk {
  #given: () => Given
  /** A card that is played onto the table itself, taken up but not yet laid down. */
  poised: string | null = $state(null)
  /** The treaty that is being written. */
  deal: Deal | null = $state.raw(null)
  /** Steps of a treaty still to be sent, in their order. */
  pending: Action[] = $state.raw([])

  constructor(given: () => Given) {
    this.#given = given
  }

  view = $derived.by(() => this.#given().view)
  table = $derived.by(() => this.view.table as ConanView)
  seat = $derived.by(() => this.#given().seat)
  me = $derived.by((): ConanSeat | null => (this.seat === null ? null : (this.table.players[this.seat] ?? null)))
  chooser = $derived.by(() => this.#given().chooser)
  open = $derived.by(() => this.#given().open && this.chooser.sent === null && this.pending.length === 0)
  question = $derived.by(() => this.view.question as Asked | null)
  decision = $derived.by(() => this.question?.decision ?? '')
  /** The decision, when it is this person's. */
  mine = $derived.by(() => (this.open ? this.decision : ''))
  fighting = $derived.by(() => FIGHTS.includes(this.decision))
  draft = $derived.by((): ConanAction[] => this.question?.draft ?? [])
  /** what the server offers, and what of it may be answered now */
  offers = $derived.by(() => this.chooser.legal as ConanAction[])
  legal = $derived.by((): ConanAction[] => (this.open ? this.offers : []))
  picks = $derived.by((): Part => (this.chooser.choosing ? this.chooser.picks : {}))

  could(part: Part): boolean {
    return this.open && this.chooser.could(part)
  }

  do(action: Action): void {
    if (!this.open) return
    this.poised = null
    this.chooser.commit(action)
  }

  /** The only action that is left with this part, if there is one. */
  #only(part: Part): Action | null {
    if (!this.open) return null
    const found = this.chooser.narrowed.filter((action) =>
      Object.entries(part).every(([key, value]) => action[key] === value),
    )
    return found.length === 1 ? found[0]! : null
  }

  // Cards of the hand.

  /** What a card of the hand begins. */
  #begins(card: string): Part {
    switch (this.decision) {
      case 'LayCards':
        return { verb: 'lay', card: heldNumber(card) }
      case 'AnswerTreaty':
      case 'AnswerPact':
        return { verb: 'hand', card: heldNumber(card) }
      default:
        if (card.startsWith('A')) return { verb: 'play', adventure: numberOf(card) }
        if (card.startsWith('C')) return { verb: 'set', challenge: numberOf(card) }
        return SPECIALS[card] ? { verb: SPECIALS[card] } : { verb: 'lay', card: heldNumber(card) }
    }
  }

  /** A card that cannot be played as a whole action, for the server to say why: on the first thing it might be aimed at. */
  #whole(part: Part): Part {
    const adventure = numberOf(this.table.adventures[0]?.card ?? 'A01')
    const player = this.table.players.findIndex((other, seat) => seat !== this.seat && !other.beaten)
    switch (part.verb) {
      case 'set':
      case 'slip':
      case 'spy':
        return { adventure, ...part }
      case 'rob':
      case 'banish':
        return { player, ...part }
      case 'shift':
        return { place: 0, adventure, ...part }
      default:
        return part
    }
  }

  mayCard(card: string): boolean {
    if (this.deal) return this.open && this.deal.cards.length < MOST_CARDS && this.deal.given(card) < this.#copies(card)
    return this.could(this.#begins(card))
  }

  #copies(card: string): number {
    return this.me?.hand.filter((other) => other === card).length ?? 0
  }

  /** The card that is being played. */
  held: string | null = $derived.by((): string | null => {
    if (this.poised) return this.poised
    const { verb, challenge } = this.picks
    if (verb === 'set' && typeof challenge === 'number') return challengeCard(challenge)
    return Object.keys(SPECIALS).find((card) => SPECIALS[card] === verb) ?? null
  })

  pressCard(card: string): void {
    if (!this.open) return
    if (this.deal) return this.mayCard(card) ? this.deal.give(card) : this.#given().forbid(TERMS)
    const part = this.#begins(card)
    const again = this.held === card
    this.clear()
    if (again) return
    if (!this.chooser.could(part)) return this.chooser.refuse(this.#whole(part))
    if (part.verb === 'play' || part.verb === 'send') this.poised = card
    else if (part.verb === 'lay' || part.verb === 'hand') this.do(part as Action)
    else this.chooser.pick(part)
  }

  /** What laying the poised card down does. */
  laying: Action | null = $derived.by((): Action | null => {
    if (!this.poised || !this.open) return null
    const part = this.#begins(this.poised)
    return this.chooser.could(part) ? (part as Action) : null
  })

  // Adventures, Challenges, heroes.

  #adventurePart(card: string): Part | null {
    const adventure = numberOf(card)
    switch (this.mine) {
      case 'PlaceChallenge':
      case 'PlaceHero':
      case 'PlaceAgain':
      case 'HeroTurn':
        return { adventure }
      case 'CardTurn': {
        const { verb, place } = this.picks
        return verb === undefined || (verb === 'shift' && place === undefined) ? null : { adventure }
      }
      default:
        return null
    }
  }

  adventureAction(card: string): Action | null {
    const part = this.#adventurePart(card)
    return part === null ? null : this.#only(part)
  }

  challengeAction(place: number): Part | null {
    const part =
      this.mine === 'HeroTurn' ? { verb: 'face', place } : this.picks.verb === 'shift' ? { verb: 'shift', place } : null
    return part !== null && this.could(part) ? part : null
  }

  pressChallenge(place: number): void {
    const part = this.challengeAction(place)
    if (part?.verb === 'face') this.do(part as Action)
    else if (part) this.chooser.pick({ place })
  }

  /** What a click on a player means: a swap of heroes, a theft, an exile, a duel. */
  playerAction(player: number): Action | null {
    if (this.mine === 'OfferSwap') return this.#only({ verb: 'swap', player })
    if (this.mine === 'HeroTurn') return this.#only({ verb: 'duel', player })
    if (this.mine === 'CardTurn' && ['rob', 'banish'].includes(String(this.picks.verb))) return this.#only({ player })
    return null
  }

  // Several steps at once.

  /** Send a treaty that was written here. */
  send(steps: Action[]): void {
    if (!this.open) return
    this.pending = steps
    this.next()
  }

  /**
   * The next step, once the one before was taken; what is not allowed is refused in words and ends it. Where a truce may
   * be added, the pen stops before the signature.
   */
  next(): void {
    const [step, ...rest] = this.pending
    if (!step || this.chooser.sent !== null) return
    const legal = this.chooser.could(step)
    this.pending = legal ? rest : []
    if (step.verb === 'sign' && this.draft.at(-1)?.verb !== 'truce' && this.chooser.could({ verb: 'truce' })) return
    this.chooser.reset()
    this.chooser.commit(step)
  }

  /** Nothing is in the making. */
  clear(): void {
    this.poised = null
    this.chooser.reset()
  }
}
