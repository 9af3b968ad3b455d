/** Plain texts as Fluent, until the server has read them: whatever they hold is said as it stands. */

const quoted = (line: string): string => (line ? `{"${line.replace(/[\\"]/g, '\\$&')}"}` : '{""}')
const pattern = (text: string, indent: string): string => text.split(/\r?\n/).map(quoted).join(`\n${indent}`)

/** Texts by "key" or "key.attribute" as the messages of a Fluent file. */
export function asFluent(texts: Record<string, string>): string {
  const messages = new Map<string, [string, string][]>()
  for (const [name, text] of Object.entries(texts)) {
    const [key, attribute = ''] = name.split('.') as [string, string?]
    messages.set(key, [...(messages.get(key) ?? []), [attribute, text]])
  }
  return [...messages]
    .map(([key, parts]) => {
      const value = parts.find(([attribute]) => !attribute)?.[1]
      const rest = parts.filter(([attribute]) => attribute)
      return [
        `${key} =${value === undefined ? '' : ` ${pattern(value, '    ')}`}`,
        ...rest.map(([attribute, text]) => `    .${attribute} = ${pattern(text, '        ')}`),
      ].join('\n')
    })
    .join('\n')
}
