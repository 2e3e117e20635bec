import type { FilePaper } from '../papers/types.ts'
import type { PaperRecord } from '../records/types.ts'
import type { Page } from '../types.ts'
import { FACT_KEYS, LINES } from './keys.ts'
import type { Fact } from './types.ts'

/** How far down a page it says what it is, in lines as long as a title. */
const HEAD = 0.4
const MOST_WORDS = 12
const SCHEDULE = /\bschedules?\b/i
/** What a page calls itself that tells a policy's limits, or says where they are told. */
const DECLARES = /\bdeclarations?\b|\binformation page\b/i

/**
 * A page of items or forms headed as a schedule looks like the declarations it belongs to: its policy's number, term and insured stand on it.
 * Standing alone, with no limit of any line, it is a schedule, which says of no coverage that it is in force.
 */
export function withSchedulesAlone(
  papers: FilePaper[],
  pages: Page[],
  facts: Fact[],
  records: PaperRecord[],
): FilePaper[] {
  if (facts.some(isLimit)) return papers
  return papers.map((paper) => {
    const first = pages.find(({ number }) => number === paper.pages[0])
    const lists = records.some(({ page }) => paper.pages.includes(page))
    if (paper.kind !== 'declarations' || !first || !lists) return paper
    const titles = first.lines.filter(({ box, words }) => box[1] < first.height * HEAD && words.length <= MOST_WORDS)
    const title = titles.find(({ text }) => SCHEDULE.test(text))
    if (!title || titles.some(({ text }) => DECLARES.test(text))) return paper
    return {
      ...paper,
      kind: 'schedule',
      evidence: { page: first.number, quote: title.text, boxes: [title.box] },
    }
  })
}

/** A limit of a line that is not of property: what buildings are insured for stands in lists of them. */
function isLimit({ key }: Fact): boolean {
  const [line, what] = key.split('.')
  const isAmount = FACT_KEYS[key].kind === 'amount' && !/premium|deductible|retention/i.test(what ?? '')
  return line! in LINES && line !== 'property' && isAmount
}
