import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 160, 300, 370, 440]
const told = (...rows: string[]) => {
  const texts = rows.flatMap((row, at) =>
    row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text })),
  )
  return readHandedIn([drawnPage(texts, [])], null, false).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )
}

it('who is an officer no more, or not known, is none', () => {
  const heads = 'Name | Title | Ownership | Inc/Exc | Remuneration'
  const rows = [
    'Ida Holt | President | 60% | Excluded | 60,000',
    'Max Reed | Former member | 0% | n/a | 0',
    'Ann Vale | Resigned 2025 | 20% | Included | 40,000',
    'TBD | Vice president | 20% | Included | 50,000',
  ]
  expect(told(heads, ...rows).map(({ name }) => name)).toEqual(['Ida Holt'])
})

it('cells that have run together tell nothing', () => {
  const heads = 'Name | Title | Ownership | Inc/Exc | Remuneration'
  const [one] = told(heads, 'Ida Holt | President | 2025) 60% | Included if > 050,000 | 60,000')
  expect(one).toMatchObject({ name: 'Ida Holt', title: 'President' })
  expect(one).not.toHaveProperty('ownership')
  expect(one).not.toHaveProperty('inclusion')
})

it('a street that goes on elsewhere is no address', () => {
  const heads = 'Loc | Address | Built | Stories | Construction'
  expect(told(heads, '1 | 9 Elm Street | 1990 | 2 | Frame')[0]).toMatchObject({ line1: '9 Elm Street' })
  expect(told(heads, '1 | 9 Elm Street, | 1990 | 2 | Frame').map(({ line1 }) => line1 ?? null)).not.toContain(
    '9 Elm Street,',
  )
})

it('a policy that is proposed, or that is the same as one above, is none before', () => {
  const heads = 'Year | Carrier | Policy number | Premium'
  const rows = [
    '2025 | Elm Mutual | EM-4410 | 8,000',
    '2025 | same | same | 7,000',
    '2026 | Larch Mutual (proposed) | LQ-182 | 9,000',
  ]
  expect(told(heads, ...rows).map(({ carrier }) => carrier)).toEqual(['Elm Mutual'])
})
