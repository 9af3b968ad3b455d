import drawings from 'virtual:drawings'
import { describe, expect, it } from 'vitest'
import { classLevels, givesDark } from '../src/games/epic/abilities'
import { emblemOf, faceOf } from '../src/games/epic/cards'
import { runesOf, total } from '../src/games/epic/runes'

describe('Epic', () => {
  it('has a drawing for every face, and none twice in a deck', async () => {
    const icons = await drawings.epic!()
    const numbers = Array.from({ length: 206 }, (_, at) => at + 1)
    for (const number of numbers) expect(icons[emblemOf(number)], String(number)).toBeTruthy()
    expect(new Set(numbers.map(emblemOf)).size).toBe(206)
  })

  it('reads the faces of the cards', () => {
    expect(faceOf(65)).toMatchObject({
      kind: 'challenge',
      act: 1,
      difficulty: 3,
      skills: ['CON', 'SAG'],
      paths: [['CON'], ['SAG', 'DIV']],
    })
    expect(faceOf(55)).toMatchObject({ kind: 'trait', act: 1, paths: [['CON']] })
    expect(faceOf(125)).toMatchObject({ kind: 'final', difficulty: 8, paths: [['TRI 7', 'CON']] })
    expect([1, 14, 29, 41, 122, 124, 146, 159, 183].map((number) => faceOf(number).kind)).toEqual([
      'heritage',
      'origin',
      'class',
      'destiny',
      'quest',
      'adversary',
      'action',
      'hero',
      'antihero',
    ])
  })

  it('knows both faces of a rune, and what lies up adds up', () => {
    const runes = runesOf(
      { base: ['BAR', 'BLANK', 'DOUBLE'], first: ['FOR', 'BAR', 'DIAMOND'], second: ['CHA'], dark: ['MOON', 'BAR'] },
      ['FOR', 'CHA'],
    )
    expect(runes.map(({ up, down }) => `${up}/${down}`)).toEqual([
      'BAR/BLANK',
      'BLANK/BAR',
      'DOUBLE/BAR',
      'FOR/BAR',
      'BAR/FOR',
      'DIAMOND/FOR',
      'CHA/BAR',
      'MOON/BAR',
      'BAR/MOON',
    ])
    expect(runes.map(({ kind }) => kind).filter((kind) => kind === 'special')).toHaveLength(1)
    expect(total(runes)).toBe(1 + 2 + 1 + 2 + 2 + 1)
  })

  it('says the abilities in short', () => {
    expect([14, 15].map(givesDark)).toEqual([true, false])
    expect(classLevels(29)).toEqual([
      { skill: 'CON', bonus: 1 },
      { skill: 'FOR', bonus: 1 },
      { skill: '', bonus: 0 },
    ])
  })
})
