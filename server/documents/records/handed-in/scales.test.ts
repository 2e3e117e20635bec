import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 80, 140, 300, 380, 460]
const pageOf = (rows: string[]) =>
  drawnPage(
    rows.flatMap((row, at) => row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text }))),
    [],
  )
const HEADS = 'Loc # | Bldg # | Address | Year built | Building | Contents'
const ROWS = ['1 | 1 | 410 Sawyer Road | 1978 | 2,450 | 1,125', '1 | 2 | 12 Depot Street | 1991 | 310 | 85']
/** What the first building of each page is worth, and what may be. */
const worth = (...pages: string[][]) =>
  readHandedIn(
    pages.map((rows, at) => ({ ...pageOf(rows), number: at + 1 })),
    null,
    false,
  ).map(({ fields }) =>
    Object.entries(fields)
      .flatMap(([name, { value }]) => (name.startsWith('value') ? [`${name} ${String(value as string)}`] : []))
      .join(', '),
  )

const SURE = ['value: Building 2,450,000, value: Contents 1,125,000', 'value: Building 310,000, value: Contents 85,000']

it.each(['All values in $000', 'Amounts in thousands of dollars', 'Values shown x 1,000', '(000s omitted)'])(
  'amounts of a list under “%s” are thousands',
  (note) => expect(worth([note, HEADS, ...ROWS])).toEqual(SURE),
)

it.each([
  ['Values are not in thousands', ROWS],
  ['Values in $ millions', ROWS],
  ['Annual sales in $000', ROWS],
  ['Values in $000', ['1 | 1 | 410 Sawyer Road | 1978 | 2,450.75 | 1,125.10']],
  ['Values in $000', ['1 | 1 | 410 Sawyer Road | 1978 | 2,450,000 | 1,125,500']],
  ['Values in $000', ['1 | 1 | 410 Sawyer Road | 1978 | 190,000 | 85,000']],
])('amounts under “%s” that may be dollars are in doubt', (note, rows) => {
  expect(worth([note, HEADS, ...rows])[0]).toMatch(/^value in doubt: Building .*value in doubt: Contents/)
})

it('a line that names a column is of that one, and what the others are is in doubt', () => {
  expect(worth(['Building values in $000', HEADS, ...ROWS])[0]).toBe(
    'value: Building 2,450,000, value in doubt: Contents 1,125',
  )
})

it('rows on the next page are counted as those above them, and a total is no building', () => {
  const [first, second] = ROWS as [string, string]
  expect(
    worth(['All values in $000', HEADS, first], [second, 'Total | | Total insured value | | 2,760 | 1,210']),
  ).toEqual(SURE)
  // Other columns are of another list.
  expect(worth([HEADS, '1 | 1 | 410 Sawyer Road | 1978 | 2,450,000 | 85,000'], ['1 | 4410 | 77'])).toHaveLength(1)
})

it('small amounts are in doubt where another page of the file has thousands', () => {
  expect(worth([HEADS, ...ROWS], ['All amounts in $000'])[0]).toMatch(/^value in doubt: Building/)
})
