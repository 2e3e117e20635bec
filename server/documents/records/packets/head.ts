import { plausibleName } from '../../facts/names.ts'
import { tableRows } from '../../layout/table-rows.ts'
import type { Line, Page } from '../../types.ts'
import { contradicts, type Told } from '../contradictions.ts'
import { PACKET_HEAD } from '../families/packets.ts'
import { keyOf, vocabularyOf } from '../labels.ts'
import { partsOf } from '../page-parts.ts'
import { readPairs } from '../pairs.ts'
import { fieldOf } from '../record-field.ts'
import type { Pair } from '../segments.ts'
import { levelsOf } from '../stacked-heads.ts'
import { cellTokens, type Token, tokensOf } from '../tokens.ts'
import type { RecordField } from '../types.ts'
import { wordsOf } from '../words.ts'

const HEAD = vocabularyOf(PACKET_HEAD)
const isLabel = ({ text }: Line) => HEAD.exact.has(keyOf(wordsOf(text)))
export const HEAD_PAGES = 3

/** No name ends so. */
const GOES_ON = /(?:\b(?:of|and|for|the|dba)|[&,-])$/i

/** The policy that the first pages of a packet name: its number, its term and whose it is. */
export function headOf(pages: Page[]): Record<string, RecordField> {
  const head: Head = new Map()
  const contested = new Set<string>()
  for (const page of pages.slice(0, HEAD_PAGES)) {
    for (const { spec, value, tokens, label } of pairsOf(page)) {
      const isCut = typeof value === 'string' && GOES_ON.test(value)
      const isNobody = spec.kind === 'name' && typeof value === 'string' && !plausibleName(value)
      if (value === null || isCut || isNobody) continue
      const first = head.get(spec.name)
      if (!first) head.set(spec.name, { value, tokens, label })
      else if (contradicts(first, { value, tokens, label }, spec.kind)) contested.add(spec.name)
    }
  }
  for (const name of contested) head.delete(name)
  addPeriod(head)
  return Object.fromEntries(
    [...head].flatMap(([name, { value, tokens }]) => {
      const field = fieldOf(value, tokens)
      return field ? [[name, field]] : []
    }),
  )
}

type Head = Map<string, Told>

/** A term told as the two dates of one line is the policy's. */
function addPeriod(head: Head): void {
  const [from, to] = [head.get('effective_date'), head.get('expiration_date')]
  head.delete('effective_date')
  head.delete('expiration_date')
  if (head.has('policy_period') || typeof from?.value !== 'string' || typeof to?.value !== 'string') return
  const [first, last] = [from.tokens[0]!, to.tokens[0]!]
  if (first.page !== last.page || first.word.box[1] !== last.word.box[1]) return
  head.set('policy_period', { value: `${from.value} - ${to.value}`, tokens: [...from.tokens, ...to.tokens] })
}

function pairsOf(page: Page): Pair[] {
  return partsOf(page).flatMap((part) => {
    if ('table' in part)
      return tableRows({ ...part.table, heads: 0 }, page).flatMap(
        ({ cells }) =>
          readPairs(
            cells.flatMap((cell) => cellTokens(cell, true, isLabel)),
            HEAD,
          ).pairs,
      )
    const tokens = tokensOf(part.lines, page.number, Infinity)
    return [...readPairs(underCaptions(tokens), HEAD).pairs, ...rowPairs(part.lines, page.number)]
  })
}

/** What stands right below a line that is a label alone is its value. */
const underCaptions = (tokens: Token[]): Token[] =>
  tokens.map((token, at) => {
    const above = tokens[at - 1]?.line
    const [x, y, , height] = token.line.box
    const isUnder =
      above &&
      above !== token.line &&
      isLabel(above) &&
      Math.abs(above.box[0] - x) < height / 2 &&
      y - above.box[1] - above.box[3] < height
    return isUnder ? { ...token, starts: 'gap' } : token
  })

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
