import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { FORMS } from '../../forms/index.ts'
import { NEVER_WRITTEN } from '../../forms/output/types.ts'
import { fillTemplate } from './fill-template.ts'
import { requestTemplateTools } from './request-template-tools.ts'
import { searchFile } from './search-file.ts'

type Output = {
  elements: Record<string, [name: string, label: string, type: string, maxLength?: number][]>
  proposed: { field: string; value: string; source: never }[]
}

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  const agency = await anAgency(test)
  bench = await aToolBench(test, agency, 'Fill ACORD 25.', { 'Policy.pdf': await aPolicyPdf() })
})
afterAll(() => test.close())

it.each(FORMS)('tells every element of $name that can be filled, compactly', async ({ id, fields }) => {
  const { elements } = (await bench.call(requestTemplateTools, { templateId: id })).output as Output
  const told = Object.values(elements).flatMap((section) => section.map(([name]) => name))
  expect(told).toEqual(fields.map(({ name }) => name).filter((name) => !NEVER_WRITTEN[name]))
  expect(JSON.stringify(elements).length / told.length).toBeLessThan(120)
})

it('proposes values that the guard takes as they are', async () => {
  const { proposed } = (await bench.call(requestTemplateTools, { templateId: '25' })).output as Output
  expect(proposed.length).toBeGreaterThan(10)
  const { output } = await bench.call(fillTemplate, { templateId: '25', fields: proposed })
  expect(output).toMatchObject({ refused: [] })
})

/**
 * A model that knows nothing of insurance or of ACORD: it asks what the form's elements are, searches the documents for their labels, and
 * gives each the first amount of the first passage found, with that passage for its source.
 */
async function fillByLabelsAlone() {
  const { elements } = (await bench.call(requestTemplateTools, { templateId: '25' })).output as Output
  const amounts = Object.entries(elements).flatMap(([section, told]) =>
    told.flatMap(([field, label, type]) => (type === 'AMOUNT' ? [{ field, query: `${section} ${label}` }] : [])),
  )
  const queries = amounts.map(({ query }) => ({ query }))
  const found = (
    await Promise.all(chunksOf(queries, 8).map((some) => bench.call(searchFile, { queries: some })))
  ).flatMap(
    ({ output }) => (output as { results: { passages: { file: string; page: number; quote: string }[] }[] }).results,
  )
  const fields = amounts.flatMap(({ field }, index) => {
    const [passage] = found[index]!.passages
    const value = passage && /\$([\d,]+)/.exec(passage.quote)?.[1]
    return value ? [{ field, value, source: { kind: 'document' as const, ...passage } }] : []
  })
  return (await bench.call(fillTemplate, { templateId: '25', fields })).output as Filling
}
type Filling = { filled: { field: string; value: string }[]; refused: { field: string; reason: string }[] }

const chunksOf = <T>(all: T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

it('is enough for a model that knows nothing but what it is told: what it gets wrong is refused with a reason', async () => {
  const { filled, refused } = await fillByLabelsAlone()
  expect(Object.fromEntries(filled.map(({ field, value }) => [field, value]))).toEqual({
    GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000',
  })
  expect(refused.length).toBeGreaterThan(5)
  for (const { reason } of refused) expect(reason).toMatch(/^[A-Z“].*\.$/)
})

it('refuses a form that Cara does not fill', async () => {
  await expect(bench.call(requestTemplateTools, { templateId: '99' })).rejects.toThrow('Cara does not fill')
})
