import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { RecordValue } from '../types.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 150, 330]
/** What a page of these rows tells of policies before; a cell of several lines has them below one another. */
const told = (...rows: string[]) => {
  const texts = rows.flatMap((row, at) =>
    row
      .split(' | ')
      .flatMap((cell, column) =>
        cell.split('~').map((text, below) => ({ x: LEFTS[column]!, y: 60 + at * 32 + below * 10, text })),
      ),
  )
  return readHandedIn([drawnPage(texts, [])], null, false)
    .filter(({ type }) => type === 'prior_policy')
    .map(
      ({ fields }): Record<string, RecordValue> =>
        Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    )
}

const HEADS = 'Line | 07/01/2025 - 07/01/2026 | 07/01/2024 - 07/01/2025'
const AUTO = 'Automobile | Larch Mutual~LM-44120~$4,100 | Elm Casualty~EC 900417~$3,950'

it('terms over columns and lines of insurance before rows tell a policy a cell', () => {
  const [, second, third] = told(HEADS, AUTO, 'General~Liability | Larch Mutual~LM-55120~$9,100 | None')
  expect(second).toEqual({
    line: 'Automobile',
    effective_date: '07/01/2024',
    expiration_date: '07/01/2025',
    carrier: 'Elm Casualty',
    policy_number: 'EC 900417',
    premium: 3950,
  })
  expect(third).toMatchObject({ line: 'General Liability', policy_number: 'LM-55120', premium: 9100 })
  expect(told('Line | 2025-2026 | 2024-2025', AUTO)).toMatchObject([{ year: 2025 }, { year: 2024 }])
})

it('a cell that tells two of one thing or no number is no policy, nor is a row of no line', () => {
  expect(told(HEADS, 'Automobile | Larch Mutual~LM-44120~LM-44121 | Elm Casualty~$3,950')).toEqual([])
  expect(told(HEADS, 'Claims | Larch Mutual~LM-44120~$4,100 | Elm Casualty~EC 900417~$3,950')).toEqual([])
})
