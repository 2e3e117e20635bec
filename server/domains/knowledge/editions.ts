import type { KnowledgeDocument } from './types.ts'

/** Which newer edition there is of a document, by number: one with the same title but for its month and figures. */
export function newerEditions(documents: readonly KnowledgeDocument[]): Map<number, number> {
  const newer = new Map<number, number>()
  for (const same of Map.groupBy(documents, ({ title }) => title.toLowerCase().replace(DATED, '#')).values()) {
    const sorted = same.map((one) => ({ number: one.number, at: dateIn(one.title) })).sort((a, b) => b.at - a.at)
    for (const { number, at } of sorted.slice(1)) if (at < sorted[0]!.at) newer.set(number, sorted[0]!.number)
  }
  return newer
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\b`, 'i')
const DATED = new RegExp(`${MONTH.source}|\\d+`, 'gi')

/** The year and month of a title as one number; 0 without a year. */
function dateIn(title: string): number {
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(title)?.[0] ?? 0)
  return year * 12 + MONTHS.indexOf(MONTH.exec(title)?.[1]?.toLowerCase() ?? '')
}
