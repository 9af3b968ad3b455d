import { beforeAll, describe, expect, it } from 'vitest'
import type { VirtopiaCell, VirtopiaTower, VirtopiaView } from '../src/games/virtopia/types'
import { cardNoun, cellSpoken, towerSpoken } from '../src/games/virtopia/words'
import { fetchTexts, translator } from '../src/lib/fluent'

beforeAll(() => fetchTexts('virtopia'))

const cell = (more: Partial<VirtopiaCell>): VirtopiaCell => ({
  cell: 4,
  kind: 'virtue',
  id: 'VC',
  meeples: [1, 0, 0, 0],
  leaders: [],
  captives: null,
  number: null,
  room: null,
  ...more,
})

const lying = { leaders: [{}, {}, {}, {}].map(() => ({ standing: false })) } as unknown as VirtopiaView

describe('the table read aloud', () => {
  it('says of women and men that they lie as French does', () => {
    const said = cellSpoken(cell({ leaders: [0, 1, 2, 3] }), lying, translator('fr', 'virtopia'))
    for (const words of ['Maïa y est couchée.', 'Anselme y est couché.', 'Solal y est couché.', 'Irma y est couchée.'])
      expect(said).toContain(words)
    expect(cellSpoken(cell({ leaders: [3] }), lying, translator('en', 'virtopia'))).toContain('Irma is lying here.')
  })

  it('gives a Flaw its article', () => {
    const tower = { flaw: 'FI', number: 1, sanction: 0.5, defeat: 0 } as VirtopiaTower
    expect(towerSpoken(tower, translator('fr', 'virtopia'))).toMatch(/^Mirador de l’Iniquité/)
    expect(towerSpoken(tower, translator('en', 'virtopia'))).toMatch(/^Watchtower of Iniquity:/)
  })

  it('joins cards and Leaders to its own sentences', () => {
    const t = translator('fr', 'virtopia')
    const on = ['VC', 'FG', 'SE'].map((id) => t('ui-virtopia-leave-on', { card: cardNoun(id, t) }))
    expect(on.map((words) => words.replace(/\s\?$/, ''))).toEqual([
      'Qui reste sur le Courage',
      'Qui reste sur l’Ignorance',
      'Qui reste sur la Surveillance / Évasion',
    ])
    expect(t('ui-virtopia-row', { virtue: 'Justice', leader: 'Anselme' })).toBe('Justice, ligne d’Anselme')
  })
})
