import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROWAN } from '../../../tests/papers/submissions/rowan/index.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { FORMS } from '../../forms/index.ts'
import { checkValue } from './check-value.ts'

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  const { pages } = ROWAN.find(({ name }) => name === 'rowan-noted')!
  bench = await aToolBench(test, await anAgency(test), 'Fill ACORD 140', { 'Values.pdf': await makePdf(pages) })
})
afterAll(() => test.close())

const WORDS = 'All values in $000 … Building … 410 Sawyer Road … 2,450'
const SUBJECT = 'CommercialProperty_Premises_SubjectOfInsuranceCode_A'

/** Whether an amount of a building passes, of what the form calls so, with these words behind it. */
async function check(value: string, called: string, quote: string) {
  const form = FORMS.find(({ id }) => id === '140')!
  const field = form.fields.find(({ name }) => name === 'CommercialProperty_Premises_LimitAmount_A')!
  const subject: FormEntry = {
    value: called,
    state: 'SOURCED',
    source: { kind: 'RECORD', label: 'made', quote: called },
  }
  const source = { kind: 'document' as const, file: 'F1', page: 1, quote }
  const result = await bench.inTool((tool) =>
    checkValue(tool, form, field, { value, source }, new Map([[SUBJECT, subject]])),
  )
  return 'entry' in result
}

it.each([
  ['2,450,000', 'Building', WORDS, true],
  ['2,450,000', 'Contents', WORDS, false],
  ['245,000', 'Building', WORDS, false],
  ['2,450,000', 'Building', 'Building … 410 Sawyer Road … 2,450', false],
])('an amount in thousands passes as %s of “%s” with the words “%s”: %s', async (value, called, quote, passes) => {
  expect(await check(value, called, quote)).toBe(passes)
})

it.each([
  ['Building', true],
  ['Contents', false],
])('one that goes to the attached page passes as that of “%s”: %s', async (called, passes) => {
  const form = FORMS.find(({ id }) => id === '140')!
  const label = `Location 1, Building 1: ${called}: amount`
  const field = { name: label, label, section: 'Building: what is insured', type: 'MULTILINE' as const }
  const source = { kind: 'document' as const, file: 'F1', page: 1, quote: WORDS }
  const result = await bench.inTool((tool) => checkValue(tool, form, field, { value: '2,450,000', source }, new Map()))
  expect('entry' in result).toBe(passes)
})
