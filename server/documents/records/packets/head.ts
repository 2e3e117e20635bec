import { plausibleName } from '../../facts/names.ts'
import { tableRows } from '../../layout/table-rows.ts'
import type { Line, Page } from '../../types.ts'
import { PACKET_HEAD } from '../families/packets.ts'
import { vocabularyOf } from '../labels.ts'
import { partsOf } from '../page-parts.ts'
import { readPairs } from '../pairs.ts'
import type { Pair } from '../segments.ts'
import { levelsOf } from '../stacked-heads.ts'
import { cellTokens, passageOf, tokensOf } from '../tokens.ts'
import type { RecordField } from '../types.ts'

const HEAD = vocabularyOf(PACKET_HEAD)
export const HEAD_PAGES = 3

/** No name ends so. */
const GOES_ON = /(?:\b(?:of|and|for|the|dba)|[&,-])$/i

/** The policy that the first pages of a packet name: its number, its term and whose it is. */
export function headOf(pages: Page[]): Record<string, RecordField> {
  const head: Record<string, RecordField> = {}
  for (const page of pages.slice(0, HEAD_PAGES)) {
    for (const { spec, value, tokens } of pairsOf(page)) {
      const isCut = typeof value === 'string' && GOES_ON.test(value)
      const isNobody = spec.kind === 'name' && typeof value === 'string' && !plausibleName(value)
      if (value !== null && !isCut && !isNobody) head[spec.name] ??= { value, source: passageOf(tokens) }
    }
  }
  return withPeriod(head)
}

/** A term told as the two dates of one line is the policy's. */
function withPeriod({ effective_date: from, expiration_date: to, ...head }: Record<string, RecordField>) {
  const level =
    from && to && from.source.page === to.source.page && from.source.boxes[0]?.[1] === to.source.boxes[0]?.[1]
  if (head.policy_period || !level || typeof from.value !== 'string' || typeof to.value !== 'string') return head
  const source = {
    ...from.source,
    quote: `${from.source.quote} … ${to.source.quote}`,
    boxes: [...from.source.boxes, ...to.source.boxes],
  }
  return { ...head, policy_period: { value: `${from.value} - ${to.value}`, source } }
}

function pairsOf(page: Page): Pair[] {
  return partsOf(page).flatMap((part) => {
    if ('table' in part)
      return tableRows({ ...part.table, heads: 0 }, page).flatMap(
        ({ cells }) =>
          readPairs(
            cells.flatMap((cell) => cellTokens(cell, true)),
            HEAD,
          ).pairs,
      )
    return [...readPairs(tokensOf(part.lines, page.number, Infinity), HEAD).pairs, ...rowPairs(part.lines, page.number)]
  })
}

/** What rows of labels and values say that stand so close below one another that a label looks like the rest of the one above. */
function rowPairs(lines: Line[], page: number): Pair[] {
  return levelsOf(lines)
    .filter((level) => level.lines.length > 1)
    .flatMap((level) => readPairs(tokensOf(level.lines, page, Infinity), HEAD).pairs)
    .filter(({ spec, tokens }) => spec.kind !== 'name' || isWhole(tokens.at(-1)!.line, lines))
}

const ADDRESS = /^(?:\d|P\.? ?O\.? )/i

/** Whether what stands right below a name is that of its street, or nothing. */
function isWhole({ box: [left, top, , height] }: Line, lines: Line[]): boolean {
  const below = lines.filter(({ box: [x, y] }) => Math.abs(x - left) < height / 2 && y > top + height / 2)
  const next = below.reduce<Line | null>((near, line) => (near && near.box[1] < line.box[1] ? near : line), null)
  return !next || next.box[1] > top + height * 2 || ADDRESS.test(next.text)
}
