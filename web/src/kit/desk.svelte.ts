/** What may be chosen now, seen from the things on a table. A game's desk says which thing stands for which part of an action. */
import type { Chooser, Part } from '../lib/chooser.svelte'
import type { Action, Question, View } from '../lib/types'

/** What a table hands its desk. */
export interface Given {
  view: View
  chooser: Chooser
  /** whether an answer is expected from here, and nothing is moving */
  open: boolean
}

/** `T` is the game's own view, `A` and `Q` are its actions and questions as the server declares them. */
export class Desk<T, A extends Action = Action, Q extends Question = Question, G extends Given = Given> {
  protected given: () => G

  constructor(given: () => G) {
    this.given = given
  }

  view: View = $derived.by(() => this.given().view)
  table: T = $derived.by(() => this.view.table as T)
  chooser: Chooser = $derived.by(() => this.given().chooser)
  open: boolean = $derived.by(() => this.given().open)
  /** the question, whoever is asked */
  asked: Q | null = $derived.by(() => this.view.question as Q | null)
  legal: A[] = $derived.by(() => (this.open ? (this.chooser.legal as A[]) : []))
  /** the question, if it is put to this seat and may be answered now */
  decision: string = $derived.by(() => (this.legal.length ? (this.asked?.decision ?? '') : ''))

  /** Whether something legal begins with this. */
  may(part: Part): boolean {
    return this.open && this.chooser.could(part)
  }

  commit(action: A): void {
    this.chooser.commit(action)
  }
}
