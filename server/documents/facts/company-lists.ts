import type { Finding } from './findings.ts'
import type { Cell, Sheet } from './sheet.ts'

const MARKED = /^(?:[☒☑✓✔■X]|[[(]X[\])])$/i
const BOX = /^(?:[☐□☒☑]|[[(]X?[\])]|\[|\])$/i
const GROUP = /\bGROUP\b|COMPANIES$/i
/** The end of a company's name that another one follows. */
const ENDS =
  /\b(?:COMPANY|CORPORATION|EXCHANGE|INSURANCE CO)\b\.?(?:,| AND | OR )(?! ?INC\b).*\b(?:COMPANY|CORPORATION|EXCHANGE|INSURANCE CO|INC|ASSURANCE)\b/i

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
    ...listed.flatMap((list) => {
      const marked = list.filter((one) => isMarked(sheet, one))
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

/** A mark in the name's own run of words, or alone in the cell before it. */
function isMarked(sheet: Sheet, { valueSpan: { cell } }: Finding): boolean {
  const cells = sheet.rows[cell.row]!.cells
  const before = cells[cells.indexOf(cell) - 1]
  return [...cell.tokens, ...(before && before.tokens.length <= 2 ? before.tokens : [])].some(({ text }) =>
    MARKED.test(text),
  )
}

function withoutBox<T extends { value: string }>(one: T): T {
  const words = one.value.split(' ')
  while (words.length > 1 && (BOX.test(words[0]!) || MARKED.test(words[0]!))) words.shift()
  return { ...one, value: words.join(' ') }
}
