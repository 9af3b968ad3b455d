import { fetchTexts } from '../src/lib/fluent'

// Tests speak every language at once; a page has the words of its own fetched before it shows anything.
await Promise.all(['', '+cards', '+lessons', '+analysis', '+puzzles', '+standing'].map((part) => fetchTexts(part)))
