import { afterAll, expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import { makePdf, type TextAt } from '../../../tests/support/documents/pdf.ts'
import { findFacts, pool, readDocument } from '../index.ts'

afterAll(() => pool.close())

const at = (x: number, y: number, text: string): TextAt => ({ x, y, text, size: 8 })
/** A measure below a record or a total, its amounts right under their heads. */
const measure = (y: number, label: string, ...amounts: string[]) => [
  at(440, y, label),
  ...amounts.map((text, column) => at(490 + column * 70, y, text)),
]
const claim = (y: number, number: string, day: string, status: string, figures: Record<string, string[]>) => [
  ...[at(40, y, 'QUILL ADA'), at(150, y, number), at(230, y, day), at(310, y, status)],
  at(44, y + 11, `Hit the gate of bay ${number.at(-1)} while backing`),
  ...Object.entries(figures).flatMap(([label, amounts], row) => measure(y + 11 + row * 11, label, ...amounts)),
]

async function read(...texts: TextAt[]) {
  const heads = ['Claimant', 'Claim Number', 'Accident Date', 'O/C'].map((text, column) =>
    at([40, 150, 230, 310][column]!, 80, text),
  )
  const amounts = ['Total', 'Indemnity', 'Expense'].map((text, column) => at(490 + column * 70, 80, text))
  const head = [at(40, 40, 'Detail Loss Report'), at(40, 54, 'Policy Number: KT-40017'), ...heads, ...amounts]
  const bytes = await makePdf([
    {
      size: [792, 612],
      texts: [...head, at(40, 94, 'Policy Year: 2023'), at(40, 108, 'Line of Insurance: AL - AUTOMOBILE'), ...texts],
    },
  ])
  const { pages } = await readDocument(fileOf('Run.pdf', bytes), 'Run.pdf')
  const { records = [], claimLists } = await findFacts(pages)
  const valuesOf = (fields: Record<string, { value: unknown }>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  return {
    claims: records.filter(({ type }) => type === 'claim').map(({ fields }) => valuesOf(fields)),
    totals: (claimLists?.totals ?? []).map(({ name, fields }) => [name.value, valuesOf(fields)]),
    heads: (claimLists?.heads ?? []).map((one) => one.policy_period?.value),
  }
}

const CLAIMS = [
  ...claim(122, 'E6L1231', '07/22/2023', 'C', { 'Inc:': ['$90.00', '$60.00', '$30.00'], 'Pd:': ['$90.00', '$60.00', '$30.00'], 'O/S:': ['$0.00', '$0.00', '$0.00'] }),
  ...claim(170, 'E6L1232', '03/06/2024', 'O', { 'Inc:': ['$50.00', '$40.00', '$10.00'], 'Pd:': ['$20.00', '$15.00', '$5.00'], 'O/S:': ['$30.00', '$25.00', '$5.00'] }),
] // biome-ignore format: a table

it('reads the amounts of a claim from a row below for each measure, and the year they are listed under', async () => {
  const { claims, heads } = await read(...CLAIMS)
  expect(claims).toMatchObject([
    { claim_number: 'E6L1231', claim_status: 'C', claim_paid: 90, claim_reserves: 0, total_incurred: '$90.00' },
    { claim_number: 'E6L1232', claim_status: 'O', claim_paid: 20, claim_reserves: 30, total_incurred: '$50.00' },
  ])
  expect(heads).toContain(2023)
})

it('reads a total with its rows and its count, which are none of the last claim', async () => {
  const total = [
    at(40, 222, 'Subtotals for Line of Insurance: AL'),
    ...measure(233, 'Inc:', '$140.00', '$100.00', '$40.00'),
    at(60, 244, 'Total Claim Count: 2'),
    ...measure(255, 'Pd:', '$110.00', '$75.00', '$35.00'),
    ...measure(266, 'O/S:', '$30.00', '$25.00', '$5.00'),
  ]
  const { claims, totals } = await read(...CLAIMS, ...total)
  expect(claims.map(({ claim_paid }) => claim_paid)).toEqual([90, 20])
  expect(totals).toEqual([
    [expect.stringContaining('Subtotals'), { total_incurred: 140, count: 2, claim_paid: 110, claim_reserves: 30 }],
  ])
})
