import { afterEach, describe, expect, it } from 'vitest'
import { ownName } from '../src/lib/api'
import { prefs } from '../src/lib/prefs.svelte'

afterEach(() => prefs.set({ name: '' }))

describe('somebody who sits at a table alone', () => {
  it('is called by their own name', () => {
    prefs.set({ name: 'Zoé' })
    expect(ownName(['Basil', 'Chloe'])).toBe('Zoé')
  })

  it('is called by a name, drawn once, and never by a pronoun', () => {
    const drawn = ownName()
    expect(prefs.t('ui-nicknames').split(', ')).toContain(drawn)
    expect([prefs.t('ui-you'), prefs.t('ui-lesson-you')]).not.toContain(drawn)
    expect(ownName()).toBe(drawn)
  })

  it('is never called like anybody else there', () => {
    prefs.set({ name: 'Basil' })
    const called = ownName(['Basil', 'Chloe'])
    expect(['Basil', 'Chloe', '']).not.toContain(called)
    expect(prefs.stored.name).toBe('Basil')
  })
})
