/** Bringing things into sight. */

const SCROLLS = /auto|scroll/

/** Scrolls what a thing lies in, as far as it must, so that it is in sight; what does not scroll by itself stays where it is. */
export function show(thing: Element | null | undefined): void {
  for (let box = thing?.parentElement; thing && box; box = box.parentElement) {
    const { overflowY, scrollPaddingBottom } = getComputedStyle(box)
    if (!SCROLLS.test(overflowY) || box.scrollHeight <= box.clientHeight) continue
    const [at, room] = [thing.getBoundingClientRect(), box.getBoundingClientRect()]
    const bottom = room.bottom - (parseFloat(scrollPaddingBottom) || 0)
    if (at.bottom > bottom) box.scrollTop += Math.min(at.bottom - bottom, at.top - room.top)
    else if (at.top < room.top) box.scrollTop -= room.top - at.top
  }
}
