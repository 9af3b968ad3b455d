import { describe, expect, it } from 'vitest'
import { Shelf } from '../src/lib/shelf'

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('a shelf', () => {
  it('fetches a thing once, when it is first asked for', async () => {
    const asked: string[] = []
    const shelf = new Shelf(async (name) => {
      asked.push(name)
      return name.toUpperCase()
    })
    expect(shelf.found('a')).toBeNull()
    expect(asked).toEqual([])
    expect(shelf.get('a')).toBeNull()
    await soon()
    expect(shelf.get('a')).toBe('A')
    expect(await shelf.have('a')).toBe('A')
    expect(asked).toEqual(['a'])
    expect(shelf.missing('a')).toBe(false)
  })

  it('says what could not be fetched, and tries again only when told to', async () => {
    let works = false
    let tries = 0
    const shelf = new Shelf(async (name) => {
      tries += 1
      if (!works) throw new Error(name)
      return name
    })
    expect(shelf.get('a')).toBeNull()
    await soon()
    expect(shelf.missing('a')).toBe(true)
    expect(shelf.get('a')).toBeNull()
    expect(tries).toBe(1)
    await expect(shelf.have('a')).rejects.toThrow('a')
    works = true
    expect(await shelf.have('a')).toBe('a')
    expect(shelf.missing('a')).toBe(false)
    expect(shelf.found('a')).toBe('a')
    expect(tries).toBe(3)
  })
})
