import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { acord75 } from '../../forms/acord/75.ts'
import { checkValue } from './check-value.ts'

const OF = 'GeneralLiability_'
const BINDER = [
  'INSURANCE BINDER',
  'Company: Thornbury Casualty Company',
  'Named Insured: Heron Example Builders LLC',
  'Binder Number: BND-20119',
  'Binder Effective: 05/01/2026',
  'COMMERCIAL GENERAL LIABILITY',
  'Each Occurrence Limit $1,000,000',
  'OPTION 2 - NOT TAKEN',
  'LIMITS OF INSURANCE',
  'General Aggregate Limit $3,000,000',
]
const QUOTE = [
  'COMMERCIAL GENERAL LIABILITY QUOTATION',
  'Carrier: Marlow Surety Company',
  'Quote Number: Q-771',
  'Each Occurrence Limit $2,000,000',
]

let house: TestHouse
let bench: ToolBench
beforeAll(async () => {
  house = await aHouse()
  bench = await aToolBench(house, await anAgency(house), 'Fill ACORD 75.', {
    'Binder.pdf': await makePdf([linesPage(BINDER), linesPage(QUOTE)]),
  })
})
afterAll(() => house.close())

it.each([
  ['what is bound', 'EachOccurrence', '1,000,000', 'Each Occurrence Limit $1,000,000', 1, 'SOURCED'],
  ['an option not taken', 'GeneralAggregate', '3,000,000', 'General Aggregate Limit $3,000,000', 1, null],
  ['a quote in the same file', 'EachOccurrence', '2,000,000', 'Each Occurrence Limit $2,000,000', 2, null],
] as const)('%s', async (_, limit, value, quote, page, state) => {
  const field = acord75.fields.find(({ name }) => name === `${OF}${limit}_LimitAmount_A`)!
  const source = { kind: 'document' as const, file: 'F1', page, quote }
  const told = await bench.inTool((tool) => checkValue(tool, acord75, field, { value, source }, new Map()))
  expect('entry' in told ? told.entry.state : told.reason).toBe(
    state ?? 'These words do not say that the insurance is bound.',
  )
})
