import { fetchTexts } from '../src/lib/fluent'

// Tests speak every language at once; a page has the words of its own fetched before it shows anything.
/** The words of the frame, and those that single screens fetch. */
const PARTS = ['', '+cards', '+lessons', '+analysis', '+puzzles', '+standing', '+hall', '+who', '+notices']

await Promise.all(PARTS.map((part) => fetchTexts(part)))
