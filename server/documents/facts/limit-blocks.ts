import type { LimitConcept } from '../concepts/limits.ts'
import type { Topic } from './headings.ts'
import { itemsOf } from './limit-items.ts'
import { limitConcept } from './limit-labels.ts'
import type { TopicMap } from './page-topics.ts'
import type { Row, Sheet } from './sheet.ts'

/** Limits that one line of business alone has. */
const OWN: Partial<Record<LimitConcept, Topic>> = {
  'general-aggregate': 'gl',
  'products-aggregate': 'gl',
  'personal-advertising-injury': 'gl',
  'rented-premises': 'gl',
  'medical-expense': 'gl',
  'disease-policy': 'wc',
  'disease-employee': 'wc',
  'combined-single-limit': 'auto',
  'auto-liability': 'auto',
  'uninsured-motorist': 'auto',
  'underinsured-motorist': 'auto',
  comprehensive: 'auto',
  collision: 'auto',
}

/** Headings that say nothing of the line of the limits under them. */
const OPEN = new Set<Topic | null>([null, 'reset', 'parties', 'property'])
const LEAST = 2
/** A gap of more than so many heights parts two blocks of rows. */
const FAR = 2.5

/**
 * The same headings, with blocks of limits under no heading, or under one of property, given to the line whose own limits stand
 * among them: 'Each occurrence' beside a general and a products aggregate is general liability's.
 */
export function withLimitBlocks(sheets: Sheet[], topics: TopicMap): TopicMap {
  const lines = new Map<string, Topic>()
  for (const sheet of sheets) {
    for (const block of blocksOf(sheet.rows)) {
      const limits = block.filter((row) => itemsOf(row).some((item) => item.kind !== 'text'))
      if (!limits.every((row) => OPEN.has(topics.at(sheet.number, row.index, row.cells[0]!.left)))) continue
      const counts = new Map<Topic, number>()
      for (const row of block) {
        const line = ownLine(row)
        if (line) counts.set(line, (counts.get(line) ?? 0) + 1)
      }
      const [best] = [...counts].sort((a, b) => b[1] - a[1])
      if (counts.size === 1 && best![1] >= LEAST)
        for (const row of limits) lines.set(`${sheet.number}/${row.index}`, best![0])
    }
  }
  return { ...topics, at: (page, row, x) => lines.get(`${page}/${row}`) ?? topics.at(page, row, x) }
}

/** Rows that follow one another closely, each with an amount or, wrapped, right under one. */
function blocksOf(rows: Row[]): Row[][] {
  const blocks: Row[][] = []
  let block: Row[] = []
  for (const row of rows) {
    const last = block.at(-1)
    const far = last && row.top - last.bottom > (row.bottom - row.top) * FAR
    const holds = itemsOf(row).some((item) => item.kind !== 'text')
    if (far || (!holds && last && !itemsOf(last).some((item) => item.kind !== 'text'))) {
      blocks.push(block)
      block = []
    }
    if (holds || block.length) block.push(row)
  }
  return [...blocks, block].filter((one) => one.length >= LEAST)
}

function ownLine(row: Row): Topic | undefined {
  for (const item of itemsOf(row)) {
    const concept = item.kind === 'text' ? limitConcept(item.norm) : null
    if (concept && OWN[concept]) return OWN[concept]
  }
  return undefined
}
