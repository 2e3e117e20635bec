import type { Line, Page, Table } from '../types.ts'
import type { Vocabulary } from './labels.ts'
import { partAtHeads } from './repeated-heads.ts'
import { wordsOf } from './words.ts'

type Part = { top: number } & ({ table: Table } | { lines: Line[] })

/**
 * Tables and the lines between them, from the top. Tables without rulings and heads are read as lines; `made` of other lines come with a row
 * for each record, and stand for the page's own there; those in which heads of `listed` stand again come as several. `goesOn` tells which
 * without heads are the rest of one above.
 */
export function partsOf(
  page: Page,
  made: Table[] = [],
  listed: Vocabulary[] = [],
  goesOn: (table: Table) => boolean = () => false,
): Part[] {
  const own = new Set(page.lines.flatMap((line, index) => (made.some(({ box }) => isBeside(line, box)) ? [index] : [])))
  const others = (page.tables ?? []).filter((table) => !linesOf(table).some((line) => own.has(line)))
  const read = others.filter((table) => table.ruled || table.heads > 0 || goesOn(table))
  const tables = [...made, ...read.flatMap((table) => partAtHeads(table, page, listed))]
  const taken = new Set([...own, ...tables.flatMap(linesOf)])
  const parts: Part[] = tables.map((table) => ({ top: table.box[1], table }))
  const free = page.lines.filter((_, index) => !taken.has(index))
  const tops = tables.map((table) => table.box[1]).sort((a, b) => a - b)
  for (const lines of Map.groupBy(free, ({ box }) => tops.filter((top) => top < box[1]).length).values()) {
    parts.push({ top: Math.min(...lines.map(({ box }) => box[1])), lines })
  }
  return parts.sort((a, b) => a.top - b.top)
}

const linesOf = ({ cells }: Table) => cells.flatMap(({ lines }) => lines)

/** Whether a line stands in a table or on a level with it. */
function isBeside({ box: [, top, , height] }: Line, [, y, , high]: Table['box']): boolean {
  const middle = top + height / 2
  return middle > y && middle < y + high
}

const LEAST_CARD_FIELDS = 5

/** The family whose labels begin lines of a page of cards or sections, with that of its key; null for other pages. */
export function cardFamily(page: Page, families: Vocabulary[]): Vocabulary | null {
  const begun = new Set(page.lines.flatMap(({ words }) => beginnings(words.map(({ text }) => text))))
  const counts = families.map((vocabulary) => {
    const shown = [...vocabulary.exact]
      .filter(([key]) => begun.has(key))
      .flatMap(([, specs]) => specs.map(({ name }) => name))
    return { vocabulary, count: shown.includes(vocabulary.family.key) ? new Set(shown).size : 0 }
  })
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count >= LEAST_CARD_FIELDS ? best.vocabulary : null
}

const LONGEST_LABEL = 4

function beginnings(texts: string[]): string[] {
  const words: string[] = []
  return texts.slice(0, LONGEST_LABEL).map((text) => {
    words.push(...wordsOf(text))
    return [...new Set(words)].sort().join(' ')
  })
}
