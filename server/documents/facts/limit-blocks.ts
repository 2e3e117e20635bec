import type { LimitConcept } from '../concepts/limits.ts'
import type { Topic } from './headings.ts'
import { SPECIALTY_LINES, type SpecialtyLine } from './keys.ts'
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

/** Lines whose policies print no limits of another line as their own. A garage's does. */
const APART = new Set<Topic | null>(
  (Object.keys(SPECIALTY_LINES) as SpecialtyLine[]).filter((line) => line !== 'garage'),
)
/** Rows set closer than so many heights are one run. */
const CLOSE = 1

/**
 * The same headings, with blocks of limits under no heading, or under one of property, given to the line whose own limits stand
 * among them: 'Each occurrence' beside a general and a products aggregate is general liability's. Under the heading of a coverage
 * apart, as a sublimit of liquor liability, they begin behind a gap below that one's amounts, or with the first of its own: then what stands
 * right before that may be of either, and is nobody's.
 */
export function withLimitBlocks(sheets: Sheet[], topics: TopicMap): TopicMap {
  const lines = new Map<string, Topic>()
  for (const sheet of sheets) {
    const topicOf = (row: Row) => topics.at(sheet.number, row.index, row.cells[0]!.left)
    const give = (rows: Row[], topic: Topic) => {
      for (const row of rows) lines.set(`${sheet.number}/${row.index}`, topic)
    }
    for (const block of blocksOf(sheet.rows)) {
      const limits = block.filter(holdsAmount)
      const line = lineOfOwn(block, LEAST)
      if (limits.every((row) => OPEN.has(topicOf(row)))) {
        if (line) give(limits, line)
        continue
      }
      for (const part of partsApart(limits, topicOf)) {
        const title = topics.titleOf(sheet.number)
        const own = lineOfOwn(part, LEAST) ?? (lineOfOwn(part, 1) === title ? title : null)
        if (!own) continue
        const begins = part.findIndex((row) => ownLine(row))
        const before = runBefore(part, begins)
        const [first] = before
        const isOwn = first && sheet.rows.some((row) => isAhead(row, first) && topicOf(row) === topicOf(first))
        give(before, isOwn && !isClose(sheet.rows[first.index - 1], first) ? own : 'foreign')
        give(part.slice(begins), own)
      }
    }
  }
  return { ...topics, at: (page, row, x) => lines.get(`${page}/${row}`) ?? topics.at(page, row, x) }
}

/** The line whose own limits, at least so many, stand among rows; null when there is none, or more than one. */
function lineOfOwn(rows: Row[], least: number): Topic | null {
  const own = rows.flatMap((row) => ownLine(row) ?? [])
  return own.length >= least && new Set(own).size === 1 ? own[0]! : null
}

/** The rows that follow one another under the heading of one coverage apart. */
function partsApart(rows: Row[], topicOf: (row: Row) => Topic | null): Row[][] {
  const parts: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const topic = topicOf(row)
    if (!APART.has(topic)) continue
    const before = rows[index - 1]
    if (before && topicOf(before) === topic) parts.at(-1)!.push(row)
    else parts.push([row])
  }
  return parts
}

/** The rows that lead up to this one without a gap. */
function runBefore(rows: Row[], to: number): Row[] {
  let from = to
  while (from > 0 && isClose(rows[from - 1], rows[from]!)) from -= 1
  return rows.slice(from, to)
}

const isClose = (above: Row | undefined, { top, bottom }: Row): boolean =>
  above !== undefined && top - above.bottom < (bottom - top) * CLOSE

const isAhead = (row: Row, { index }: Row): boolean => row.index < index && holdsAmount(row)

/** Rows that follow one another closely, each with an amount or, wrapped, right under one. */
function blocksOf(rows: Row[]): Row[][] {
  const blocks: Row[][] = []
  let block: Row[] = []
  for (const row of rows) {
    const last = block.at(-1)
    const far = last && row.top - last.bottom > (row.bottom - row.top) * FAR
    const holds = holdsAmount(row)
    if (far || (!holds && last && !holdsAmount(last))) {
      blocks.push(block)
      block = []
    }
    if (holds || block.length) block.push(row)
  }
  return [...blocks, block].filter((one) => one.length >= LEAST)
}

const holdsAmount = (row: Row): boolean => itemsOf(row).some((item) => item.kind !== 'text')

function ownLine(row: Row): Topic | undefined {
  for (const item of itemsOf(row)) {
    const concept = item.kind === 'text' ? limitConcept(item.norm) : null
    if (concept && OWN[concept]) return OWN[concept]
  }
  return undefined
}
