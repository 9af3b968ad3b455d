/** How names and nouns join a sentence: the same cases are tried in Python (tests/test_grammar.py). */
import { describe, expect, it } from 'vitest'
import { makeBundle, say } from '../src/lib/fluent'
import { FUNCTIONS, Words } from '../src/lib/text/grammar'
import cases from './grammar.json'

describe('a name or noun joins a sentence', () => {
  it.each(cases as [string, [string, string][], string][])('%s %j', (name, parts, said) => {
    const words = parts.map(([text, form]) => new Words(text, form))
    const listed = Words.listed(words, words.map(String).join(', '))
    expect(FUNCTIONS[name]!([listed], {})).toBe(said)
  })

  it('in messages, also within each other', () => {
    const bundle = makeBundle('fr', [
      'tour = { CAP(LE($card)) } { DE($who) } : { FORM($card) ->\n    [f] prise\n   *[other] pris\n}.\n',
    ])
    expect(say(bundle, 'tour', { card: new Words('Justice', 'f'), who: 'Irma' })).toBe('La Justice d’Irma : prise.')
  })
})
