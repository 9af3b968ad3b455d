/**
 * How a name or a noun joins a sentence: elision, contraction, articles and agreement, as functions of Fluent, the same as in
 * `src/tablee/engine/text/grammar.py`, where they are explained.
 */
import { FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** Beginnings of words whose h allows no elision. */
const ASPIRATED = new RegExp(
  '^h(?:ach|ai|aï|al(?:e(?!ine)|t|l(?!u))|amac|ameau|amster|an[cdgt]|ar(?!m)|as|ât|au|av|ér(?:aut|iss|on|os)|ern|ers|ib|iss' +
    '|obb|och|ol|omard|ont|oqu|ord|ors|ou|ubl|ue|uit(?!r)|ul|upp|url|uss|utt)',
  'i',
)
/** Words that begin with a vowel and are treated as if they did not. */
const SPOKEN_APART = /^(?:onz|oui(?![\p{L}\p{N}_])|ouistiti|uhlan|y[aeiou])/iu
const OWN_ARTICLE = /^(?:(?:Les?|La|Une?|Des) |L’)/
const ENGLISH_ARTICLE = /^(?:(?:[Tt]he|[Aa]n?) |\d)/
/** Words that begin with a vowel and are said with a consonant. */
const SPELLED_YOU = /^(?:u[nst]i|eu|one(?!\w)|once(?!\w)|us[eu])/i
const CONTRACTED = { 'de le ': 'du ', 'de les ': 'des ', 'à le ': 'au ', 'à les ': 'aux ' }
const ONE: Record<string, string> = { m: 'un ', f: 'une ', mp: 'des ', fp: 'des ' }

/** A name or a noun, or a list of them, with the form it declares. */
export class Words extends FluentType<string> {
  readonly parts: readonly Words[]

  constructor(
    text: string,
    readonly form = '',
    parts: readonly Words[] = [],
  ) {
    super(text)
    this.parts = parts.length ? parts : [this]
  }

  /** Several of them, said as `text`. */
  static listed(parts: readonly (string | Words)[], text: string): Words {
    const each = parts.map((part) => (part instanceof Words ? part : new Words(part)))
    return each.length === 1 && each[0]!.value === text ? each[0]! : new Words(text, '', each)
  }

  override toString(): string {
    return this.value
  }
}

const textOf = (value: FluentValue | undefined): string =>
  value instanceof FluentType ? String(value.valueOf()) : String(value ?? '')

const partsOf = (value: FluentValue | undefined): readonly Words[] =>
  value instanceof Words ? value.parts : [new Words(textOf(value))]

const joined = (parts: readonly string[], and: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}` : parts.join('')

/** Whether « de » and « que » lose their vowel before a text. */
export function elides(text: string): boolean {
  const first = text.slice(0, 1).normalize('NFD').toLowerCase().slice(0, 1)
  if (!first || SPOKEN_APART.test(text)) return false
  return 'aeiouyœæ'.includes(first) || (first === 'h' && !ASPIRATED.test(text))
}

const elided = (word: string, text: string): string =>
  elides(text) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A title as it stands within a sentence: its own article begins with a small letter. */
const lowered = ({ value, form }: Words): string => (form && OWN_ARTICLE.test(value) ? small(value) : value)

function withArticle(noun: Words): string {
  if (['', 't'].includes(noun.form) || OWN_ARTICLE.test(noun.value)) return lowered(noun)
  return noun.form.endsWith('p') ? `les ${noun.value}` : elided(noun.form === 'm' ? 'le' : 'la', noun.value)
}

const withOne = (noun: Words): string =>
  OWN_ARTICLE.test(noun.value) ? lowered(noun) : `${ONE[noun.form] ?? ''}${noun.value}`

/** A text after « de » or « à », contracted or elided where French does so. */
function after(word: 'de' | 'à', text: string): string {
  for (const [open, closed] of Object.entries(CONTRACTED))
    if (`${word} ${text}`.startsWith(open)) return closed + text.slice(open.length - word.length - 1)
  return word === 'à' ? `à ${text}` : elided(word, text)
}

function form(value: FluentValue | undefined): string {
  const forms = partsOf(value).map((part) => part.form)
  if (forms.length === 1) return forms[0]!.replace('t', 'm') || 'm'
  return forms.every((each) => each.startsWith('f')) ? 'fp' : 'mp'
}

const the = (text: string): string => (ENGLISH_ARTICLE.test(text) ? small(text) : `the ${text}`)

function an(text: string): string {
  if (ENGLISH_ARTICLE.test(text)) return small(text)
  const vowel = /^[aeiou]/i.test(text) && !SPELLED_YOU.test(text)
  return `${vowel || /^(?:hour|hon(?:est|o)|hei[rs])/i.test(text) ? 'an' : 'a'} ${text}`
}

/** Do it to every part of a list. */
const each =
  (said: (noun: Words) => string, and = 'et'): FluentFunction =>
  ([value]) =>
    joined(partsOf(value).map(said), and)

/** What messages may call. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  LE: each(withArticle),
  UN: each(withOne),
  DE: each((noun) => after('de', lowered(noun))),
  A: each((noun) => after('à', lowered(noun))),
  QUE: each((noun) => elided('que', lowered(noun))),
  DU: each((noun) => after('de', withArticle(noun))),
  AU: each((noun) => after('à', withArticle(noun))),
  FORM: ([value]) => form(value),
  CAP: ([value]) => textOf(value).charAt(0).toUpperCase() + textOf(value).slice(1),
  THE: each(({ value }) => the(value), 'and'),
  AN: each(({ value }) => an(value), 'and'),
}
