import type { Action } from './types'

export type Part = { [param: string]: number | string | undefined }

/** The parameters of an action, its verb apart. */
const params = (action: Action): string[] => Object.keys(action).filter((key) => key !== 'verb')

export const matches = (action: Action, part: Part): boolean =>
  Object.entries(part).every(([key, value]) => value === undefined || action[key] === value)

export const same = (a: Part, b: Part): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => a[key] === b[key])
}

/** A thing that was clicked, and the actions that are about it. */
export type Kept = { thing: string; actions: Action[] }

export type Handlers = {
  /** Sends a legal action to the server. */
  commit(action: Action): void
  /** Sends an illegal action to learn in words why it is one. */
  refuse?(action: Part): void
}

/**
 * A choice in the making. Each click gives a part of an action and narrows what is left; the click that says the last
 * part commits it. Nothing leaves this page before that.
 */
export class Chooser {
  /** What may be answered now, exactly as the server sent it. */
  #all: Action[] = $state.raw([])
  /** What a bot advises: as long as it is looked at, the table offers only what leads to it. */
  advised: Action | null = $state.raw(null)
  /** What the table offers: all that may be answered, or only what is advised. */
  legal: Action[] = $derived.by(() => (this.advised === null ? this.#all : [this.advised]))
  /** The parts given so far, one click each, in order. */
  #steps: Part[] = $state.raw([])
  /** What clicks on things have left, one entry each, in order: for a table that knows of an action only what it is about. */
  kept: Kept[] = $state.raw([])
  /** A committed action on its way to the server. */
  sent: Action | null = $state.raw(null)
  #handlers: Handlers

  constructor(handlers: Handlers) {
    this.#handlers = handlers
  }

  /** All parts given so far, together. */
  picks: Part = $derived.by(() => Object.assign({}, ...this.#steps) as Part)
  /** The legal actions that agree with them. */
  narrowed: Action[] = $derived.by(() => {
    const left = this.legal.filter((action) => matches(action, this.picks))
    const last = this.kept.at(-1)
    return last ? left.filter((action) => last.actions.some((other) => same(other, action))) : left
  })
  /** The only action left, when clicks have been given but not its last one. */
  staged: Action | null = $derived.by(() => (this.choosing && this.narrowed.length === 1 ? this.narrowed[0]! : null))
  /** Whether a choice has begun. */
  choosing: boolean = $derived.by(() => this.#steps.length + this.kept.length > 0)

  /** Whether a click on this part would narrow, or commit, something that is allowed. */
  can(part: Part): boolean {
    return this.sent === null && this.narrowed.some((action) => matches(action, part))
  }

  /** Whether this part begins something legal, whatever was picked before. */
  could(part: Part): boolean {
    return this.sent === null && this.legal.some((action) => matches(action, part))
  }

  /** Whether this part has been picked. */
  picked(part: Part): boolean {
    return (
      Object.entries(part).every(([key, value]) => value === undefined || this.picks[key] === value) &&
      this.#steps.length > 0
    )
  }

  /**
   * A click. The same click again takes it back; one that does not go with the others begins anew from it; one that
   * begins nothing legal asks why.
   */
  pick(part: Part): void {
    if (this.sent !== null) return
    const given = this.#steps.findIndex((step) => same(step, part))
    if (given >= 0) {
      this.#steps = this.#steps.slice(0, given)
      return
    }
    if (this.can(part)) {
      this.#steps = [...this.#steps, part]
    } else {
      const kept = this.#steps.filter((step) => Object.keys(step).every((key) => part[key] === undefined))
      const merged = Object.assign({}, ...kept, part) as Part
      if (kept.length < this.#steps.length && this.could(merged)) this.#steps = [...kept, part]
      else if (this.could(part)) this.#steps = [part]
      else return this.refuse(part)
    }
    const only = this.staged
    if (only !== null && this.#complete(only)) this.commit(only)
  }

  /** Every parameter was clicked, and the verb too or it goes without saying. */
  #complete(action: Action): boolean {
    const picks = this.picks
    if (!params(action).every((key) => picks[key] !== undefined)) return false
    const onlyVerb = this.legal.every((other) => other.verb === action.verb)
    return picks.verb !== undefined || onlyVerb || this.#steps.length > 1
  }

  /** A click on a thing: of what is left, only the actions that are about it. */
  keep(thing: string, about: (action: Action) => boolean): void {
    if (this.sent !== null) return
    this.kept = [...this.kept, { thing, actions: this.narrowed.filter(about) }]
  }

  /** Take the last click back. */
  back(): void {
    if (this.sent !== null) return
    if (this.kept.length > 0) this.kept = this.kept.slice(0, -1)
    else this.#steps = this.#steps.slice(0, -1)
  }

  reset(): void {
    this.#steps = []
    this.kept = []
  }

  /** Send a legal action; anything else is refused in words. */
  commit(action: Action): void {
    if (this.sent !== null) return
    if (!this.#all.some((other) => same(other, action))) return this.refuse(action)
    this.sent = action
    this.#handlers.commit(action)
  }

  /** Ask why a part is not allowed; a legal action is never sent from here. */
  refuse(part: Part): void {
    const action = { ...this.picks, ...part }
    if (this.#all.some((other) => same(other, action))) return
    this.#handlers.refuse?.(action)
  }

  /** New legal actions arrived: what was in the making is forgotten, unless it is still possible. */
  offer(legal: Action[]): void {
    this.#all = legal
    this.advised = null
    this.sent = null
    this.kept = []
    if (this.#steps.length > 0 && !legal.some((action) => matches(action, this.picks))) this.#steps = []
  }

  /** Show what leads to an advised action, or (null) everything again. */
  advise(action: Action | null): void {
    if (action === this.advised || (action !== null && !this.#all.some((other) => same(other, action)))) return
    if (action !== null) this.reset()
    this.advised = action
  }

  /** The server refused, or did not answer: the choice is open again. */
  reopen(): void {
    this.sent = null
    this.reset()
  }
}
