import { describe, expect, it } from 'vitest'
import { makeBundle, say, translator } from '../src/lib/fluent'
import { changesOf } from '../src/lib/variant/changes'
import { fromFile, NoVariant, toJson, toToml } from '../src/lib/variant/file'
import { asFluent } from '../src/lib/variant/fluent'
import { amended, following, laid } from '../src/lib/variant/laid.svelte'
import {
  cardOfKey,
  contentOf,
  countOf,
  faultOf,
  type FieldFacts,
  found,
  isEmpty,
  type Overlay,
  rowsOf,
  type SectionFacts,
  touched,
  valueOf,
  without,
  withOption,
  withText,
  withValue,
} from '../src/lib/variant/overlay'
import { faceOf, heldCard, heldNumber } from '../src/games/conan/cards'
import { faceOf as epicFace } from '../src/games/epic/cards'
import { effectOf } from '../src/games/virtopia/cards'

const field = (name: string, more: Partial<FieldFacts>): FieldFacts => ({
  name,
  label: name,
  kind: 'number',
  low: 0,
  high: 9,
  ...more,
})
const adventures: SectionFacts = {
  name: 'adventure',
  label: 'Adventures',
  fields: [field('glory', { label: 'Glory', high: 20 })],
  room: 0,
  required: [],
  closed: '',
  rows: [
    {
      id: 'A01',
      name: 'The Inn',
      values: { glory: 4 },
      fields: ['glory'],
      texts: { 'card-A01': 'The Inn', 'card-A01.text': 'Bièvre' },
    },
    { id: 'A07', name: 'The Mine', values: { glory: 6 }, fields: ['glory'], texts: { 'card-A07': 'The Mine' } },
  ],
}
const rich = withValue({}, 'A07', 'glory', 9, 6)

describe('an overlay in the making', () => {
  it('has what differs, and nothing once it is as printed again', () => {
    expect(rich).toEqual({ change: { A07: { glory: 9 } } })
    expect(withValue(rich, 'A07', 'glory', 6, 6)).toEqual({})
    const named = withText(rich, 'en', 'card-A07', 'The Well', 'The Mine')
    expect(named.text).toEqual({ en: { 'card-A07': 'The Well' } })
    expect(withText(named, 'en', 'card-A07', 'The Mine', 'The Mine')).toEqual(rich)
    expect(withOption({}, 'forfeit', true, false)).toEqual({ options: { forfeit: true } })
    expect(isEmpty(withOption({ options: { forfeit: true } }, 'forfeit', false, false))).toBe(true)
  })

  it('keeps the other changes of a card, and does not touch the overlay that it came from', () => {
    const two = withValue(rich, 'A07', 'difficulty', 4, 3)
    expect(withValue(two, 'A07', 'difficulty', 3, 3)).toEqual(rich)
    expect(rich).toEqual({ change: { A07: { glory: 9 } } })
  })

  it('counts its changes, knows whose they are, and sends its options apart', () => {
    const whole: Overlay = {
      ...withText(rich, 'fr', 'card-A01.text', 'Une auberge', 'Bièvre'),
      add: { challenge: [{ id: 'C33', kind: 'trap' }] },
      options: { forfeit: true },
    }
    expect(countOf(whole)).toBe(4)
    expect([...touched(whole)]).toEqual(['A07', 'A01', 'C33'])
    expect(contentOf(whole)).not.toHaveProperty('options')
    expect(cardOfKey('rules-055.short')).toBe('055')
  })

  it('says each change before and after, and takes back any of them', () => {
    const whole = withOption(withText(rich, 'en', 'card-A07', 'The Well', 'The Mine'), 'forfeit', true, false)
    const told = changesOf(whole, [adventures], null, 'en', (key) => key)
    expect(told.map(({ kind, name, label, before, after }) => [kind, name, label, before, after])).toEqual([
      ['change', 'The Well', 'Glory', 6, 9],
      ['text', 'The Well', 'card-A07', 'The Mine', 'The Well'],
      ['option', '', 'forfeit', null, true],
    ])
    expect(told.reduce((left, change) => without(left, change), whole)).toEqual({})
    const added: Overlay = { add: { adventure: [{ id: 'A21', glory: 3 }] } }
    const [change] = changesOf(added, [adventures], null, 'en', (key) => key)
    expect(change).toMatchObject({ kind: 'add', card: 'A21', before: null, after: { glory: 3 } })
    expect(without(added, change!)).toEqual({})
  })

  it('shows cards as it has them, added ones last', () => {
    expect(valueOf(rich, adventures.rows[1]!, 'glory')).toBe(9)
    expect(valueOf(rich, adventures.rows[0]!, 'glory')).toBe(4)
    const all = rowsOf(adventures, { add: { adventure: [{ id: 'A21', glory: 3 }] } })
    expect(all.map(({ id }) => id)).toEqual(['A01', 'A07', 'A21'])
  })
})

describe('what is typed', () => {
  it('is checked against its bounds at once', () => {
    expect(faultOf(field('glory', {}), 9)).toBeNull()
    expect(faultOf(field('glory', {}), 10)).toEqual({ key: 'ui-field-number', low: 0, high: 9 })
    expect(faultOf(field('glory', {}), 1.5)?.key).toBe('ui-field-number')
    expect(faultOf(field('values', { kind: 'numbers', length: 3 }), [1, 2, 3])).toBeNull()
    expect(faultOf(field('values', { kind: 'numbers', length: 3 }), [1, 2])?.key).toBe('ui-field-numbers')
    expect(faultOf(field('kind', { kind: 'word', words: ['trap'] }), 'trap')).toBeNull()
    expect(faultOf(field('kind', { kind: 'word', words: ['trap'] }), 'pit')?.key).toBe('ui-field-word')
    expect(faultOf(field('skills', { kind: 'set', least: 2, most: 2 }), ['FOR'])?.key).toBe('ui-field-items')
    expect(faultOf(field('effect', { kind: 'effect' }), 'XP(9)')).toBeNull()
  })

  it('finds cards by every word, without accents or capitals', () => {
    const of = (query: string): string[] =>
      adventures.rows.filter((row) => found(row, adventures, query)).map(({ id }) => id)
    expect(of('bievre')).toEqual(['A01'])
    expect(of('ADVENTURES mine')).toEqual(['A07'])
    expect(of('a0')).toEqual(['A01', 'A07'])
    expect(of('mine inn')).toEqual([])
  })

  it('is said as it stands, whatever it holds', () => {
    const nasty = '{ $who } said "no\\way"\n.text = [x]'
    const bundle = makeBundle('en', [
      asFluent({ 'card-A07': nasty, 'card-A07.text': 'Two\nlines', 'card-A01.text': '' }),
    ])
    expect(say(bundle, 'card-A07')).toBe(nasty)
    expect(say(bundle, 'card-A07', {}, 'text')).toBe('Two\nlines')
    expect(say(bundle, 'card-A01', {}, 'text')).toBe('')
  })
})

describe('a variant as a file', () => {
  const whole: Overlay = {
    change: { A07: { glory: 9 }, C03: { values: [2, 4, 1], kind: 'trap' } },
    add: { challenge: [{ id: 'C33', kind: 'monster', values: [2, 9, 9] }] },
    text: { fr: { 'card-A07': 'Le « puits »', 'card-A07.text': 'Deux\nlignes "citées"' } },
    options: { forfeit: true, target: 12 },
  }

  it('is the same when it is read again', async () => {
    expect(await fromFile('mine.toml', toToml(whole))).toEqual(whole)
    expect(await fromFile('MINE.JSON', toJson(whole))).toEqual(whole)
  })

  it('may be written by hand', async () => {
    const text = 'change."A07.glory" = 5\n[change.A07]\ndifficulty = 3\n[text.fr]\ncard-A07.text = "Un puits"\n'
    expect(await fromFile('hand.toml', text)).toEqual({
      change: { A07: { glory: 5, difficulty: 3 } },
      text: { fr: { 'card-A07.text': 'Un puits' } },
    })
  })

  it.each([
    ['x.toml', 'change = 3'],
    ['x.toml', 'colour = "red"'],
    ['x.toml', '[change]\nA07 = 3'],
    ['x.toml', 'not toml at all'],
    ['x.json', '[1]'],
    ['x.json', '{"text": {"fr": {"card-A07": 3}}}'],
    ['x.json', '{"add": {"challenge": 3}}'],
    ['x.json', `{"text": {"fr": {"card-A07": "${'x'.repeat(40_000)}"}}}`],
  ])('is refused where it is none: %s %s', async (name, text) => {
    await expect(fromFile(name, text)).rejects.toThrow(NoVariant)
  })
})

describe('the table of a variant', () => {
  it('draws the cards as its overlay has them, and as printed when it is left', () => {
    const overlay: Overlay = {
      change: { A07: { glory: 9 }, '055': { band: ['DEX'] }, EE: { n: [6, 6, 6, 6, 6, 6] } },
      add: { challenge: [{ id: 'C33', kind: 'trap', values: [1, 2, 3] }] },
    }
    const printed = faceOf('A07').glory
    laid.show('conan', overlay, { en: 'card-A07 = The Well\n' })
    expect(faceOf('A07').glory).toBe(9)
    expect(faceOf('A07', {}).glory).toBe(printed)
    expect(faceOf('C33')).toMatchObject({ sort: 'trap', values: [1, 2, 3] })
    expect(translator('en', 'conan')('card-A07')).toBe('The Well')
    expect(translator('en', 'conan', '')('card-A07')).not.toBe('The Well')
    expect(epicFace(55, overlay).paths[0]).toEqual(['DEX'])
    expect(effectOf('FE', overlay)[0]?.n).toBe(6)
    laid.show('')
    expect(faceOf('A07').glory).toBe(printed)
    expect(faceOf('C33').sort).toBe('back')
  })

  it('numbers added cards after all printed ones, Challenges first', () => {
    expect(heldNumber('C33')).toBe(91)
    expect(heldNumber('R14')).toBe(99)
    for (const card of ['A01', 'C33', 'C40', 'R14']) expect(heldCard(heldNumber(card))).toBe(card)
  })

  it('makes what follows from an overlay once', () => {
    let made = 0
    const rows = following('conan', (overlay) => (made++, amended([{ id: 'A', n: 1 }], 'x', overlay)))
    const overlay: Overlay = { change: { A: { n: 2 } } }
    expect([rows(overlay), rows(overlay), rows({})].map(([row]) => row!.n)).toEqual([2, 2, 1])
    expect(made).toBe(2)
  })
})
