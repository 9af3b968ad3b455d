/** The server numbers the questions of a seat: a new number is a new question, even if it looks like the last. */
import { untrack } from 'svelte'

/** What a table goes on showing until somebody has seen it: what is asked next waits, and so do the words for it. */
class Lingering {
  /** what the prompt says meanwhile; empty when nothing lingers */
  said = $state('')

  /** A table tells what it goes on showing; called where it is made. */
  follows(said: () => string): void {
    $effect(() => {
      this.said = said()
      return () => (this.said = '')
    })
  }
}

export const lingering = new Lingering()

/** Do something whenever the seat is asked anew, and once at the beginning; called where a component is made. */
export function onQuestion(number: () => number, begin: () => void): void {
  $effect(() => {
    void number()
    untrack(begin)
  })
}
