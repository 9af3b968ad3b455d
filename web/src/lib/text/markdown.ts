/**
 * The small part of Markdown that the rules are written in, as a tree: nothing in it is ever read as HTML.
 * A list item or paragraph that begins with a bold rule id (**PUSH-010**) is a clause and can be linked to.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'source'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  | { kind: 'heading'; level: number; id: string; children: Inline[] }
  | { kind: 'paragraph'; clause: string | null; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { clause: string | null; blocks: Block[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

const CLAUSE = /^\*\*([A-Z]+-\d+[a-z]?)\*\*/

/** Where a clause comes from: the book, a ruling of ours where it is silent, or ourselves. */
const SOURCE = /^\[(livre|décision|maison|book|ruling|ours)\](?!\()/

/** Links may stay in this page, or go to a web address; anything else is just its words. */
const safe = (href: string): boolean => /^(#|https?:\/\/|\/(?!\/))/.test(href)

export function inline(source: string): Inline[] {
  const out: Inline[] = []
  let text = ''
  const flush = (): void => {
    if (text) out.push({ kind: 'text', text })
    text = ''
  }
  let at = 0
  while (at < source.length) {
    const rest = source.slice(at)
    let found: RegExpMatchArray | null
    if ((found = rest.match(/^\\([\\`*_[\]()#|!~-])/))) {
      text += found[1]
    } else if ((found = rest.match(/^`([^`]+)`/))) {
      flush()
      out.push({ kind: 'code', text: found[1]! })
    } else if ((found = rest.match(SOURCE))) {
      flush()
      out.push({ kind: 'source', text: found[1]! })
    } else if ((found = rest.match(/^\*\*(?=\S)(.+?)(?<=\S)\*\*/s))) {
      flush()
      out.push({ kind: 'strong', children: inline(found[1]!) })
    } else if (
      (found = rest.match(/^\*(?=\S)([^*]+?)(?<=\S)\*/s)) ??
      (found = rest.match(/^_(?=\S)([^_]+?)(?<=\S)_(?!\w)/s))
    ) {
      flush()
      out.push({ kind: 'em', children: inline(found[1]!) })
    } else if ((found = rest.match(/^\[([^\]]+)\]\(([^)\s]+)\)/))) {
      flush()
      const children = inline(found[1]!)
      if (safe(found[2]!)) out.push({ kind: 'link', href: found[2]!, children })
      else out.push(...children)
    } else {
      text += source[at]
      at += 1
      continue
    }
    at += found[0].length
  }
  flush()
  return out
}

export const plain = (children: Inline[]): string =>
  children.map((child) => ('children' in child ? plain(child.children) : child.text)).join('')

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim()))

const LIST = /^(\s*)([-*+]|\d+[.)])\s+/
const FENCE = /^\s*```/

export function parse(source: string): Block[] {
  return blocks(
    source
      .replace(/\r\n?/g, '\n')
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('\n'),
  )
}

function blocks(lines: string[]): Block[] {
  const out: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    if (!line.trim()) {
      at += 1
    } else if (FENCE.test(line)) {
      let end = at + 1
      while (end < lines.length && !FENCE.test(lines[end]!)) end += 1
      out.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') })
      at = end + 1
    } else if (/^#{1,6}\s/.test(line)) {
      const [, marks, title] = line.match(/^(#{1,6})\s+(.*?)\s*#*$/)!
      const children = inline(title!)
      out.push({ kind: 'heading', level: marks!.length, id: slug(plain(children)), children })
      at += 1
    } else if (/^\s*(-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
      out.push({ kind: 'rule' })
      at += 1
    } else if (/^\s*>/.test(line)) {
      let end = at
      while (end < lines.length && /^\s*>/.test(lines[end]!)) end += 1
      out.push({ kind: 'quote', blocks: blocks(lines.slice(at, end).map((quoted) => quoted.replace(/^\s*>\s?/, ''))) })
      at = end
    } else if (/^\s*\|/.test(line) && /^\s*\|?[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? '')) {
      let end = at + 2
      while (end < lines.length && /^\s*\|/.test(lines[end]!)) end += 1
      out.push({ kind: 'table', head: cells(line), rows: lines.slice(at + 2, end).map(cells) })
      at = end
    } else if (LIST.test(line)) {
      at = list(lines, at, out)
    } else {
      let end = at
      while (end < lines.length && lines[end]!.trim() && (end === at || !starts(lines[end]!))) end += 1
      out.push(
        paragraph(
          lines
            .slice(at, end)
            .map((part) => part.trim())
            .join(' '),
        ),
      )
      at = end
    }
  }
  return out
}

const starts = (line: string): boolean =>
  LIST.test(line) || /^#{1,6}\s/.test(line) || FENCE.test(line) || /^\s*[>|]/.test(line)

function paragraph(text: string): Block {
  return { kind: 'paragraph', clause: text.match(CLAUSE)?.[1] ?? null, children: inline(text) }
}

function list(lines: string[], from: number, out: Block[]): number {
  const first = lines[from]!.match(LIST)!
  const indent = first[1]!.length
  const ordered = /\d/.test(first[2]!)
  const items: { clause: string | null; blocks: Block[] }[] = []
  let at = from
  while (at < lines.length) {
    const mark = lines[at]!.match(LIST)
    if (!mark || mark[1]!.length !== indent || /\d/.test(mark[2]!) !== ordered) break
    const body = [lines[at]!.slice(mark[0].length)]
    at += 1
    while (at < lines.length) {
      const line = lines[at]!
      const depth = line.length - line.trimStart().length
      if (!line.trim()) {
        const next = lines.slice(at + 1).find((later) => later.trim())
        if (next === undefined || next.length - next.trimStart().length <= indent) break
        body.push('')
      } else if (depth > indent) body.push(line.slice(Math.min(depth, indent + 2)))
      else if (!starts(line) && body.at(-1)) body.push(line)
      else break
      at += 1
    }
    while (at < lines.length && !lines[at]!.trim() && (lines[at + 1]?.match(LIST)?.[1]?.length ?? -1) === indent)
      at += 1
    const clause = body[0]!.match(CLAUSE)?.[1] ?? null
    items.push({
      clause,
      blocks: blocks(body).map((block) => (block.kind === 'paragraph' ? { ...block, clause: null } : block)),
    })
  }
  out.push({ kind: 'list', ordered, items })
  return at
}

/** Every clause of a document with its words, for a search or a link. */
export function clauses(document: Block[]): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (block: Block): void => {
    if (block.kind === 'paragraph' && block.clause) found.set(block.clause, plain(block.children))
    if (block.kind === 'list')
      for (const item of block.items) {
        const opening = item.blocks[0]
        if (item.clause && opening?.kind === 'paragraph') found.set(item.clause, plain(opening.children))
        item.blocks.forEach(visit)
      }
    if (block.kind === 'quote') block.blocks.forEach(visit)
  }
  document.forEach(visit)
  return found
}
