import { oncePer } from '../../lib/once-per.ts'
import { Likenesses } from '../concepts/likeness.ts'
import { TEXT_CONCEPTS, type TextLabel } from '../concepts/text-labels.ts'
import { wordsOf } from '../concepts/words.ts'
import { SAME_EDGE } from '../tolerances.ts'
import { startsAddress } from './addresses.ts'
import { type Cell, type Span, spanOf, type Token } from './sheet.ts'

export type { TextLabel }

const texts = new Likenesses<TextLabel>(TEXT_CONCEPTS)
/** The least likeness of words that are taken for a label, and the most words one has. */
const LEAST = 0.93
const LONGEST = 10

/** Labels of the numbers by which a business is known. */
export const isBusinessCode = (kind: TextLabel): kind is BusinessCode => BUSINESS_CODES.has(kind)
export type BusinessCode = 'fein' | 'sic' | 'naics' | 'glCode'
const BUSINESS_CODES: ReadonlySet<TextLabel> = new Set<BusinessCode>(['fein', 'sic', 'naics', 'glCode'])

export type LabelFound = {
  kind: TextLabel
  label: Span /** What follows the label in the same cell; null when nothing does. */
  rest: Span | null
  strict: boolean
}

/**
 * The label a cell begins with. `strict` when the cell is nothing but the label, or a colon or leader parts it from what follows;
 * else the rest may as well be prose that happens to begin with the same words.
 */
export const labelOf = oncePer(findLabel)

function findLabel(cell: Cell): LabelFound | null {
  const taken = labelPrefix(cell.tokens) ?? eitherLabel(cell)
  if (!taken) return null
  const { kind } = taken
  let end = taken.end
  if (PARTIES.has(kind) && !cell.text.includes(':') && headedBy(cell, kind)) return null
  while (
    end < cell.tokens.length &&
    (/^[(.:;#…_-]*$/.test(cell.tokens[end]!.text) ||
      /^\((?:S|ES|IES)\)[:.]?$/i.test(cell.tokens[end]!.text) ||
      /^\(?#\)?:?$/.test(cell.tokens[end]!.text))
  )
    end += 1
  end = behindRemark(cell, end)
  if (
    cell.tokens
      .slice(end)
      .every((token) => /^(|AND|NAME|MAILING|ADDRESS|PHONE|TELEPHONE|NO|NUMBER|CODE)$/.test(token.norm))
  )
    end = cell.tokens.length
  if (isAllLabel(cell, end)) end = cell.tokens.length
  const last = cell.tokens[end - 1]!.text
  const rest = end < cell.tokens.length ? spanOf(cell, end) : null
  // 'STREET, FLOOR 4, ERIE PA 16501': the rest of an address that wrapped.
  if (rest && last.endsWith(',')) return null
  return {
    kind,
    label: spanOf(cell, 0, end),
    rest,
    strict: !rest || /[:.…#]$/.test(last) || /^[:–-]/.test(cell.tokens[end]!.text) || standsApart(cell, end),
  }
}

/** The most words at the start of a cell that together are like a label; a colon ends it. */
function labelPrefix(tokens: Token[]): { kind: TextLabel; end: number } | null {
  let best: { kind: TextLabel; end: number } | null = null
  let norm = ''
  for (const [index, token] of tokens.slice(0, LONGEST).entries()) {
    if (token.text.startsWith('(') && index > 0) break
    const marks = index < 2 && isOrdinal(token.norm)
    if (!marks && (/\d/.test(token.norm) || !(texts.knows(token.norm) || isSilent(token.norm)))) break
    if (isSilent(token.norm)) continue
    norm = norm ? `${norm} ${token.norm}` : token.norm
    const [likest] = texts.of(norm)
    if (likest && likest.score >= LEAST) best = { kind: likest.id, end: index + 1 }
    if (/[:#]$/.test(token.text)) break
  }
  return best
}

/** 'Tenant / insured', 'Certificate / policy number': a label under either of two names, of which the second is known. */
function eitherLabel({ tokens }: Cell): { kind: TextLabel; end: number } | null {
  const mark = tokens.findIndex(({ text }) => text === '/')
  if (mark < 1 || mark > MOST_BEFORE || tokens.slice(0, mark).some(({ text }) => /\d|:/.test(text))) return null
  const second = labelPrefix(tokens.slice(mark + 1))
  const end = second && mark + 1 + second.end
  return end === tokens.length || (end && tokens[end - 1]!.text.endsWith(':')) ? { kind: second!.kind, end } : null
}
const MOST_BEFORE = 2

const PARTIES = new Set<TextLabel>(['insured', 'producer', 'carrier'])

/**
 * 'PRODUCER', under it 'GUTHRIE & JANKOWSKI', under it 'INSURANCE AGENCY': the end of a name that reads like its label. A company stands under
 * its label, an address under the end of a name.
 */
function headedBy({ above: name, below }: Cell, kind: TextLabel): boolean {
  if (!name || labelOf(name)) return false
  if (kind === 'carrier' && below && startsAddress(below.text)) return true
  return [name.above, name.before].some((cell) => {
    const label = cell && labelOf(cell)
    return label?.strict === true && !label.rest && label.kind === kind
  })
}

/** 'ITEM 1.', '2', 'A.': the number of a box before its label. */
const isOrdinal = (norm: string) => /^(?:\d{1,2}|[A-Z]|\dST|ONE|TWO)$/.test(norm)
const isSilent = (norm: string) => wordsOf(norm).length === 0

/** 'Named Insured   Moss & Fern Interiors': a gap that is plainly wider than the words' own parts the label from its value. */
function standsApart(cell: Cell, at: number) {
  const gaps = cell.tokens
    .slice(1)
    .map(({ box }, index) => box[0] - cell.tokens[index]!.box[0] - cell.tokens[index]!.box[2])
  const others = gaps.filter((gap, index) => index !== at - 1 && gap > 0)
  const gap = gaps[at - 1] ?? 0
  return others.length > 0 && gap > (cell.bottom - cell.top) * 0.4 && gap > Math.min(...others) * 1.6
}

/** 'Term, noon standard time:', 'Submitted by (agent):': what a colon ends is label as a whole, where it holds no number. */
function isAllLabel({ text, tokens }: Cell, end: number): boolean {
  const rest = tokens.slice(end)
  return text.endsWith(':') && rest.length <= 4 && !rest.some((token) => /\d|.:/.test(token.text.replace(/:$/, '')))
}

/** 'Named insured and mailing address (No., street, town, state)': a remark in brackets belongs to its label. */
function behindRemark(cell: Cell, from: number) {
  if (!cell.tokens[from]?.text.startsWith('(')) return from
  let end = from
  while (end < cell.tokens.length && end - from < 12) {
    const { text } = cell.tokens[end]!
    if (/\d/.test(text)) return from
    end += 1
    if (/\)[:.]?$/.test(text)) return end - from > 1 ? end : from
  }
  return from
}

/** Is this cell, as it stands, a label (so that it is nobody's value)? */
export function isLabel(cell: Cell) {
  const found = labelOf(cell)
  return found?.strict === true || /[A-Za-z)]:$/.test(cell.text) || NUMBERED.test(cell.text)
}

/** The head of a numbered box: 'ITEM 3. OTHER INTEREST'. */
const NUMBERED = /^ITEM (?:\d{1,2}|ONE|TWO|THREE|FOUR|FIVE)[.:-]?(?: [A-Z][A-Z&/]+){1,5}$/

/** 'Named insured and', under it 'mailing address': the second line of a label, no label of its own. */
export function endsLabel({ above, left }: Cell): boolean {
  return (
    above !== undefined &&
    Math.abs(above.left - left) < SAME_EDGE.wrappedLabel &&
    / (?:AND|AND MAILING)$/.test(above.norm) &&
    labelOf(above) !== null
  )
}
