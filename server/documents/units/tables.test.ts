import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { askedOf } from '../records/lists.ts'
import { tablesOf } from './tables.ts'

const page = gridPage([
  {
    widths: [150, 80, 80],
    ruled: 'cells',
    rows: [
      ['Insuring agreement', 'Limit', 'Retention'],
      ['Privacy liability', '$1,000,000', '$5,000'],
      ['Funds transfer fraud', '$250,000', '$10,000'],
      ['Media liability', '$500,000', '$5,000'],
      ['Total', '$1,750,000', ''],
    ],
  },
])

it('any table may be asked by the names of its columns, without the row of its totals', () => {
  const [table] = tablesOf([page])
  expect(table).toHaveLength(3)
  const asked = (words: string) => askedOf(table!, 'row', words)
  expect(asked('which insuring agreement has the lowest limit').figures).toMatchObject([{ value: '$250,000', told: 3 }])
  expect(asked('total limit').figures).toMatchObject([{ way: 'total', amount: 1_750_000 }])
  expect(
    asked('which have a retention over 6,000').records.map(({ fields }) => fields.insuring_agreement?.value),
  ).toEqual(['Funds transfer fraud'])
  expect(asked('highest premium').unused).toEqual(['highest premium'])
})
