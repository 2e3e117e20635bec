import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { FORMS } from '../../forms/index.ts'
import { NEVER_WRITTEN } from '../../forms/output/types.ts'
import { fillTemplate } from './fill-template.ts'
import { requestTemplateTools } from './request-template-tools.ts'

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

it('refuses a form that Cara does not fill', async () => {
  await expect(bench.call(requestTemplateTools, { templateId: '99' })).rejects.toThrow('Cara does not fill')
})
