import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { Ruling } from '../../types.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [40, 130, 320, 460, 530]
const STEP = 14

/** A page of boxes below a title, each with rows of cells: captions and values to the left, a list of limits to the right. */
function told(title: string, ...boxes: string[][]) {
  const tops = boxes.map((_, at) => 60 + at * 120)
  const lines = boxes.flatMap((rows, box) =>
    rows.flatMap((row, at) =>
      row
        .split('|')
        .flatMap((text, column) =>
          text.trim() ? [{ x: LEFTS[column]!, y: tops[box]! + 4 + at * STEP, text: text.trim() }] : [],
        ),
    ),
  )
  const rulings = boxes.flatMap((rows, box): Ruling[] => {
    const [top, bottom] = [tops[box]!, tops[box]! + rows.length * STEP + 6]
    return [
      ...[top, bottom].map((at): Ruling => ({ axis: 'horizontal', at, from: 30, to: 600 })),
      ...[30, 600].map((at): Ruling => ({ axis: 'vertical', at, from: top, to: bottom })),
    ]
  })
  return readHandedIn([drawnPage([{ x: 40, y: 30, text: title }, ...lines], rulings)], null, false)
    .filter(({ type }) => type === 'underlying')
    .map(({ fields }) => fields)
}

const TITLE = 'Schedule of underlying policies'
const GL = [
  'General liability (occurrence) | | Limit | In force | Required',
  'Company | Plover Mutual | Each occurrence | 1,000,000 | 500,000',
  'Policy | PGL-440188 | General aggregate | 2,000,000 | 1,000,000',
  'Period | 11/15/2025 to 11/15/2026 | Medical expense | 10,000 | -',
  'Premium | $ 18,900',
]
const values = (fields: object) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

it('a policy in a box of its own is told by captions and a list of its limits in force', () => {
  const own = {
    carrier: 'Plover Mutual',
    policy_number: 'PGL-440188',
    effective_date: '11/15/2025',
    expiration_date: '11/15/2026',
    premium: 18_900,
  }
  const limits = {
    'limit: Each occurrence': '1,000,000',
    'limit: General aggregate': '2,000,000',
    'limit: Medical expense': '10,000',
  }
  const auto = ['Automobile liability | | Limit', 'Company | Tern Casualty', 'Policy | TA 61-20077']
  const [gl, another] = told(TITLE, GL, auto)
  expect(values(gl!)).toMatchObject({ policy_type: 'General liability (occurrence)', ...own, ...limits })
  expect(values(another!)).toMatchObject({ carrier: 'Tern Casualty', policy_number: 'TA 61-20077' })
  expect(another).not.toHaveProperty('limit: Each occurrence')
})

it('what stands above the number is quoted with it, in the order of the page', () => {
  const [{ policy_type, carrier, premium } = {}] = told(TITLE, GL)
  expect(policy_type?.source.quote).toBe('General liability (occurrence) … PGL-440188')
  expect(carrier?.source.quote).toBe('Plover Mutual … PGL-440188')
  expect(premium?.source.quote).toBe('Premium … $ 18,900')
})

it('of two columns of amounts without one in force, none is the limit', () => {
  const [fields] = told(TITLE, [GL[0]!.replace('In force', 'Option A'), ...GL.slice(1)])
  expect(Object.keys(fields!).filter((name) => name.startsWith('limit'))).toEqual([])
})

it('boxes under no such title, of no line, or of no number tell no policy', () => {
  expect(told('Policies of the landlord', GL)).toEqual([])
  expect(told(TITLE, [GL[0]!.replace('General liability', 'Remarks'), ...GL.slice(1)])).toEqual([])
  expect(
    told(
      TITLE,
      GL.map((row) => row.replace('PGL-440188', 'TBD')),
    ),
  ).toEqual([])
})
