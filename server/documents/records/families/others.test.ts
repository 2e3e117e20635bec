import { expect, it } from 'vitest'
import { gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { readRecords } from '../read-records.ts'

/** What is read of a table under a line of text: the type of each record, and its values. */
const listed = (title: string, rows: string[][]) =>
  readRecords([
    gridPage([{ widths: rows[0]!.map(() => 120), rows, ruled: 'cells' }], [{ x: 30, y: 20, text: title }]),
  ]).map(({ type, fields }) => [type, ...Object.values(fields).map(({ value }) => value)])

const POLICIES = [
  ['Coverage', 'Carrier', 'Policy Number', 'Effective', 'Expiration', 'Premium'],
  ['General Liability', 'Heron Mutual Insurance Company', 'GL-4471', '01/01/2025', '01/01/2026', '$12,400'],
]

it('tells policies of before where something says that they are, and takes those in force for none of them', () => {
  const prior = ['General Liability', 'Heron Mutual Insurance Company', 'GL-4471', '01/01/2025', '01/01/2026', 12400]
  expect(listed('Prior coverage', POLICIES).map(([type, ...values]) => [type, values.toSorted()])).toEqual([
    ['prior_policy', prior.toSorted()],
  ])
  for (const title of ['Schedule of policies', 'Billing history', 'Priority: certificate holders'])
    expect(listed(title, POLICIES), title).toEqual([])
  const priced = POLICIES.map((row, index) => [...row, index ? '$11,900' : 'Prior Premium'])
  expect(listed('Schedule of policies', priced)).toEqual([])
})

it('tells who else has an interest, in what, and under which loan', () => {
  const rows = [
    ['Name', 'Interest', 'Loan Number', 'Applies To'],
    ['Otter Example Bank', 'Loss payee', 'L-20881', '2021 Ford F-150'],
  ]
  expect(listed('Additional interests', rows)).toEqual([
    ['interest', 'Otter Example Bank', 'Loss payee', 'L-20881', '2021 Ford F-150'],
  ])
  const officers = [
    ['Name', 'Type', 'Account Number', 'Description'],
    ['Ana Otter', 'President', 'A-20881', 'Owner'],
  ]
  expect(listed('Officers', officers)).toEqual([])
})

it('tells scheduled equipment apart from vehicles', () => {
  const heads = ['Item', 'Year', 'Make', 'Description', 'Serial Number', 'Limit']
  const row = ['1', '2021', 'Caterpillar', 'Backhoe loader', 'SN12102311', '$32,000']
  expect(listed('Contractors equipment schedule', [heads, row])).toEqual([
    ['equipment', '1', 2021, 'Caterpillar', 'Backhoe loader', 'SN12102311', 32000],
  ])
  const vehicles = [['Unit', 'Year', 'Make', 'Model', 'VIN'], ['1', '2018', 'Ford', 'F-150', '1FTFW1E51MFA00921']] // biome-ignore format: a table
  const autos = [['No.', 'Year', 'Make', 'Description', 'VIN', 'Stated Amount'], ['1', '2018', 'Ford', 'Stake truck', '1FTFW1E51MFA00921', '$31,000']] // biome-ignore format: a table
  expect(listed('Autos and equipment', autos).map(([type]) => type)).toEqual(['vehicle'])
  const covers = [
    ['Description', 'Limit', 'Deductible'],
    ['Expediting expenses', '$25,000', '$1,000'],
  ]
  expect(listed('Equipment breakdown coverage', covers)).toEqual([])
  expect(listed('Inland marine equipment coverages', covers)).toEqual([])
  expect(
    listed('Contractors equipment schedule', [heads, row, ['2 (deleted 05/01/2026)', ...row.slice(1)]]),
  ).toHaveLength(1)
  expect(listed('Equipment schedule', vehicles).map(([type]) => type)).toEqual(['vehicle'])
})
