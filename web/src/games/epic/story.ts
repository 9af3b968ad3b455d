import type { Translate } from '../../lib/game'
import { joined } from '../../lib/telling'
import type { Passage, Story } from './types'

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((line) => line.trim())

function said(passage: Passage, t: Translate): string {
  const list = joined(
    passage.items.map((item) => said(item, t)),
    t,
  )
  const text = t(passage.key, { ...passage.values, list }, passage.attribute || undefined)
  if (!passage.part) return text
  const all = paragraphs(text)
  return (passage.part === 'last' ? all.slice(-1) : all.slice(0, -1)).join('\n\n')
}

/** A story of the campaign as paragraphs of text. The server says which passages it has; here they are only put into words. */
export const tellStory = (story: Story, t: Translate): string[] =>
  story.flatMap((line) => paragraphs(line.map((passage) => said(passage, t)).join(' ')))
