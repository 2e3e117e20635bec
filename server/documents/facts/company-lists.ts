import { companyName, EMPTY_BOX, mayCarry } from './company-names.ts'
import type { Finding } from './findings.ts'
import { type Cell, type Sheet, type Span, spanOf, spanText } from './sheet.ts'
import { labelOf } from './text-labels.ts'

const EMPTY = new RegExp(`^(?:${EMPTY_BOX}|_+)(?= |$)|(?<=^| )(?:${EMPTY_BOX}|_+)$`)
const TICKED = /^(?:[☒☑✓✔■]|_*X_*|[[(] ?X ?[\])])(?= |$)|(?<=^| )(?:[☒☑✓✔■]|_*X_*|[[(] ?X ?[\])])$/i
/** One word of a box: '[' and ']' are two. */
const BOX = /^(?:[☐□☒☑✓✔■X]|[[(][X_]*[\])]|[[\]()]|_+|_*X_*)$/i
const GROUP = /\bGROUP\b|COMPANIES$/i
/** The end of a company's name that another one follows. */
const ENDS =
  /\b(?:COMPANY|CORPORATION|EXCHANGE|INSURANCE CO)\b\.?(?:,| AND | OR | ?[•·|/] ?)(?! ?INC\b).*\b(?:COMPANY|CORPORATION|EXCHANGE|INSURANCE CO|INC|ASSURANCE)\b/i

export const namesSeveral = ({ text }: Cell) => ENDS.test(text)

/**
 * Companies of a group are listed one beside or under the other, and one of them is marked as the writer of this policy. Of such a list the
 * marked one is left, and none where no mark tells: the first is only the first.
 */
export function withoutUnmarked(sheet: Sheet, found: Finding[]): Finding[] {
  const several = found.filter(({ valueSpan }) => namesSeveral(valueSpan.cell))
  const listed = listsAmong(found.filter((one) => !GROUP.test(one.value) && !several.includes(one)))
  const dropped = new Set([
    ...several,
    ...found.filter((one) => boxOf(sheet, one.valueSpan) === 'empty'),
    ...listed.flatMap((list) => {
      const marked = list.filter((one) => boxOf(sheet, one.valueSpan) === 'ticked')
      return marked.length === 1 ? list.filter((one) => one !== marked[0]) : list
    }),
  ])
  return found.filter((one) => !dropped.has(one)).map(withoutBox)
}

/** Names that differ and stand on one row or on rows that follow one another, two at least. */
function listsAmong(found: Finding[]): Finding[][] {
  const lists: Finding[][] = []
  for (const one of found) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    const next = last && one.valueSpan.cell.row - last.valueSpan.cell.row
    if (list && next !== undefined && (next === 0 || next === 1)) list.push(one)
    else lists.push([one])
  }
  return lists.filter((list) => list.some((one) => list.some((other) => differ(one.value, other.value))))
}

/** 'Silver Anvil Mutual' is short for 'Silver Anvil Mutual Insurance Company'. */
function differ(a: string, b: string): boolean {
  const [one = '', other = ''] = [a, b].map((value) => withoutBox({ value }).value.toUpperCase())
  return !one.startsWith(other) && !other.startsWith(one)
}

/** The box of a name: in its own run of words, or alone in the nearer of the cells beside it. */
function boxOf(sheet: Sheet, { cell }: Span): 'ticked' | 'empty' | null {
  const { cells } = sheet.rows[cell.row]!
  const at = cells.indexOf(cell)
  const beside = [cells[at - 1], cells[at + 1]].filter((one) => one?.tokens.every(({ text }) => BOX.test(text)))
  const apart = (one: Cell) => Math.max(one.left - cell.right, cell.left - one.right)
  const [nearest] = beside.map((one) => one!).sort((a, b) => apart(a) - apart(b))
  for (const text of [cell.text, nearest?.text ?? '']) {
    if (TICKED.test(text)) return 'ticked'
    if (EMPTY.test(text)) return 'empty'
  }
  return null
}

/** Of companies with boxes that are listed from a label's value on, the one that is ticked; the value where it stands alone. Null when they do not tell. */
export function tickedFrom(sheet: Sheet, value: Span): Span | null {
  const list = listFrom(sheet, value)
  if (!list.some((one) => boxOf(sheet, one))) return isFirstOfSeveral(value) ? null : value
  const ticked = list.filter((one) => boxOf(sheet, one) === 'ticked')
  return ticked.length === 1 ? named(ticked[0]!) : null
}

/** 'Acme Casualty Company', right under it 'Acme Indemnity Company': the first is only the first. */
function isFirstOfSeveral(value: Span): boolean {
  const { below } = value.cell
  if (!below || (below.before && labelOf(below.before)) || GROUP.test(below.text)) return false
  const [one, other] = [spanText(value), below.text]
  return companyName(one) && companyName(other) && differ(one, other)
}

/** The companies on a value's row from it on, and on the rows right below that hold nothing but companies with their boxes. */
function listFrom(sheet: Sheet, value: Span): Span[] {
  const { cells } = sheet.rows[value.cell.row]!
  const list = [value, ...cells.filter(({ left }) => left > value.cell.left).map((cell) => spanOf(cell))].filter(
    isCompany,
  )
  for (const row of sheet.rows.slice(value.cell.row + 1)) {
    const companies = row.cells.map((cell) => spanOf(cell)).filter((one) => isCompany(one) && boxOf(sheet, one))
    if (companies.length === 0) break
    list.push(...companies)
  }
  return list
}

function isCompany(span: Span): boolean {
  const name = spanText(named(span))
  return companyName(name) || mayCarry(name)
}

/** A name without the words of its box. */
function named({ cell, from, to }: Span): Span {
  let [first, last] = [from, to]
  while (first < last - 1 && BOX.test(cell.tokens[first]!.text)) first += 1
  while (last > first + 1 && BOX.test(cell.tokens[last - 1]!.text)) last -= 1
  return spanOf(cell, first, last)
}

function withoutBox<T extends { value: string }>(one: T): T {
  const words = one.value.split(' ')
  while (words.length > 1 && BOX.test(words[0]!)) words.shift()
  while (words.length > 1 && BOX.test(words.at(-1)!)) words.pop()
  return { ...one, value: words.join(' ') }
}
