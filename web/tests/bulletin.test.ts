import { describe, expect, it } from 'vitest'
import { announced, Bulletins } from '../src/lib/company/bulletin.svelte'

describe('what everybody is told', () => {
  it('is said in the language of the page, else in the words for everybody, else in whatever there is', () => {
    const said = { id: 1, texts: { '': 'Tea', fr: 'Thé' } }
    expect(announced(said, 'fr')).toBe('Thé')
    expect(announced(said, 'en')).toBe('Tea')
    expect(announced({ id: 1, texts: { fr: 'Thé' } }, 'en')).toBe('Thé')
  })

  it('may be put away, and the next restart is told again', () => {
    const told = new Bulletins()
    told.heard({ announcement: null, draining: true })
    told.quiet = true
    told.heard({ announcement: null, draining: true })
    expect(told.quiet).toBe(true)
    told.heard({ announcement: null, draining: false })
    told.heard({ announcement: null, draining: true })
    expect(told.quiet).toBe(false)
  })
})
