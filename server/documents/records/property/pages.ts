import type { Topic } from '../../facts/headings.ts'
import { LINES } from '../../facts/keys.ts'
import { topicMap } from '../../facts/page-topics.ts'
import { sheetOf } from '../../facts/sheet.ts'
import type { Page } from '../../types.ts'
import type { Level } from '../stacked-heads.ts'

/** Lines whose headings a policy of property has too: what it says of liability is told by the word. */
const OURS: ReadonlySet<Topic> = new Set<Topic>(['property', 'gl', 'inlandMarine'])
const isOther = (topic: Topic | null) => topic !== null && topic in LINES && !OURS.has(topic)

/** The pages that no heading at their top puts under another line of business. */
export function pagesOfProperty(pages: Page[]): Page[] {
  const topics = topicMap(pages.map(sheetOf))
  return pages.filter(({ number }) => !isOther(topics.titleOf(number)))
}

/** The pages whose title is that of property. */
export function partsOfProperty(pages: Page[]): Page[] {
  const topics = topicMap(pages.map(sheetOf))
  return pages.filter(({ number }) => topics.titleOf(number) === 'property')
}

const LIABILITY = /\bliability\b/i
/** What limits of any line are called. */
const OF_ANY = /\blimits? of liability\b/gi
const HEAD_LEVELS = 4

/** Whether the words at the top of a page say that it is of liability, as a title does. */
export const isOfLiability = (levels: readonly Level[]): boolean =>
  levels.slice(0, HEAD_LEVELS).some(({ lines }) => {
    const text = lines.map((line) => line.text).join(' ')
    return LIABILITY.test(text.replace(OF_ANY, '')) && !text.endsWith('.')
  })
