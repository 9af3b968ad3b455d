/** The server numbers the questions of a seat: a new number is a new question, even if it looks like the last. */
import { untrack } from 'svelte'

/** Do something whenever the seat is asked anew, and once at the beginning; called where a component is made. */
export function onQuestion(number: () => number, begin: () => void): void {
  $effect(() => {
    void number()
    untrack(begin)
  })
}
