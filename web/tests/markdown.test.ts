import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clauses, inline, parse, plain } from '../src/lib/text/markdown'

const rules = (lang: string): string =>
  readFileSync(new URL(`../../src/tablee/games/push/RULES.${lang}.md`, import.meta.url), 'utf8')

describe('the rules in Markdown', () => {
  it('reads clauses as anchors', () => {
    const found = clauses(
      parse('# T\n\n- **PUSH-001** One.\n- **PUSH-002** Two,\n  on two lines.\n\n**PUSH-003** Alone.'),
    )
    expect([...found.keys()]).toEqual(['PUSH-001', 'PUSH-002', 'PUSH-003'])
    expect(found.get('PUSH-002')).toBe('PUSH-002 Two, on two lines.')
  })

  it('never lets HTML through', () => {
    const [block] = parse('<img src=x onerror=alert(1)> & <b>no</b>')
    expect(block).toEqual({
      kind: 'paragraph',
      clause: null,
      children: [{ kind: 'text', text: '<img src=x onerror=alert(1)> & <b>no</b>' }],
    })
  })

  it('follows no dangerous link', () => {
    expect(inline('[a](javascript:alert(1)) [b](//evil.example) [c](#PUSH-001)')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'text', text: ') ' },
      { kind: 'text', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '#PUSH-001', children: [{ kind: 'text', text: 'c' }] },
    ])
  })

  it('reads strong, emphasis, code, tables and nested lists', () => {
    expect(plain(inline('a **b *c*** `d`'))).toContain('d')
    const blocks = parse('| A | B |\n| --- | --- |\n| 1 | **2** |\n\n1. one\n   - inner\n2. two\n\n> said\n\n---')
    expect(blocks.map((block) => block.kind)).toEqual(['table', 'list', 'quote', 'rule'])
    const list = blocks[1]!
    expect(list.kind === 'list' && list.items).toHaveLength(2)
  })

  it('reads where a clause comes from', () => {
    expect(inline('**PUSH-001** [livre] [décision] On joue.')).toEqual([
      { kind: 'strong', children: [{ kind: 'text', text: 'PUSH-001' }] },
      { kind: 'text', text: ' ' },
      { kind: 'source', text: 'livre' },
      { kind: 'text', text: ' ' },
      { kind: 'source', text: 'décision' },
      { kind: 'text', text: ' On joue.' },
    ])
    expect(inline('[ours](#PUSH-001) *[variant]*').map((span) => span.kind)).toEqual(['link', 'text', 'em'])
  })

  it('finds the same clauses in both languages of the real rules', () => {
    const fr = [...clauses(parse(rules('fr'))).keys()]
    const en = [...clauses(parse(rules('en'))).keys()]
    expect(fr.length).toBeGreaterThan(40)
    expect(fr).toEqual(en)
  })

  it('links only to clauses that exist', () => {
    const text = rules('fr')
    const known = clauses(parse(text))
    for (const [, target] of text.matchAll(/\]\(#([A-Z]+-\d+)\)/g)) expect(known.has(target!), target).toBe(true)
  })
})
