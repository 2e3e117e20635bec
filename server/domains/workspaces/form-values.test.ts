import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { fillTemplate } from '../../assistant/tools/fill-template.ts'
import { getArtifact, updateArtifact } from './artifacts.ts'
import { confirmValues } from './confirm-values.ts'
import { updateWorkspace } from './store/workspaces.ts'
import type { Artifact } from './types.ts'

let test: TestHouse
let bench: ToolBench
let actor: Awaited<ReturnType<typeof anAgency>>['actor']
beforeAll(async () => {
  test = await aHouse()
  const agency = await anAgency(test)
  actor = agency.actor
  bench = await aToolBench(test, agency, 'Fill it.', { 'Policy.pdf': await aPolicyPdf() })
  await as(test.house, actor, (ctx) => updateWorkspace(ctx.db, bench.id, { state: 'IDLE' }))
})
afterAll(() => test.close())

const INSURED = 'NamedInsured_FullName_A'
const NUMBER = 'Policy_GeneralLiability_PolicyNumberIdentifier_A'
const LIMIT = 'GeneralLiability_EachOccurrence_LimitAmount_A'

async function aFilledForm() {
  const source = (quote: string) => ({ kind: 'document' as const, file: 'F1', page: 1, quote })
  const { output } = await bench.call(fillTemplate, {
    templateId: '25',
    fields: [
      { field: INSURED, value: 'Otter & Thimble Joinery LLC', source: source('Otter & Thimble Joinery LLC') },
      { field: NUMBER, value: 'QF-000-1042', source: source('QF-000-1042') },
    ],
  })
  return (output as { artifactId: string }).artifactId
}

const change = (id: string, version: number, name: string, value: string) =>
  updateArtifact({ house: test.house, actor }, bench.id, id, { version }, { form: { fields: [{ name, value }] } })
const confirm = (id: string, version: number, fields: string[], confirmed = true) =>
  confirmValues({ house: test.house, actor }, bench.id, id, { version }, { fields, confirmed })
const newest = (id: string) => as(test.house, actor, (ctx) => getArtifact(ctx, bench.id, id))

function valueOf({ body }: Artifact, name: string) {
  if (body.kind !== 'form') throw new Error('This is no form.')
  return body.form.fields.find((field) => field.name === name)!
}

it('refuses what is no amount at its field, and writes an amount as the form does', async () => {
  const id = await aFilledForm()
  await expect(change(id, 1, LIMIT, 'abc')).rejects.toMatchObject({
    code: 'INVALID',
    fields: [{ path: ['form', 'fields', '0', 'value'], message: expect.stringContaining('is not an amount') }],
  })
  expect(valueOf(await change(id, 1, LIMIT, '1.5m'), LIMIT)).toMatchObject({ value: '1,500,000', state: 'EDITED' })
})

it('says of a blank whether a reader of the form looks for it', async () => {
  const form = await newest(await aFilledForm())
  expect(valueOf(form, LIMIT)).toMatchObject({ state: 'BLANK', expected: true })
  expect(valueOf(form, 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A')).toMatchObject({ expected: false })
})

it('keeps who confirmed a value and when, over changes of other values, and not over one of its own', async () => {
  const id = await aFilledForm()
  expect(await confirm(id, 1, [INSURED, NUMBER])).toMatchObject({ version: 1 })
  const mark = { by: 'Robin Placeholder', at: expect.stringMatching(/^\d{4}-/) }
  expect(valueOf(await newest(id), INSURED).confirmed).toEqual(mark)
  await change(id, 1, NUMBER, 'QF-000-0001')
  expect(valueOf(await newest(id), INSURED).confirmed).toEqual(mark)
  expect(valueOf(await newest(id), NUMBER).confirmed).toBeNull()
  await confirm(id, 2, [INSURED], false)
  expect(valueOf(await newest(id), INSURED).confirmed).toBeNull()
})

it('has the source of a value again, or the reason of a blank, when a change by hand is undone', async () => {
  const id = await aFilledForm()
  const first = await newest(id)
  await change(id, 1, INSURED, 'Otter & Thimble Works LLC')
  await change(id, 2, LIMIT, '1,000,000')
  await change(id, 2, NUMBER, '')
  expect(valueOf(await newest(id), INSURED)).toMatchObject({ state: 'EDITED' })
  await change(id, 2, INSURED, 'Otter & Thimble Joinery LLC')
  await change(id, 2, LIMIT, '')
  const undone = await change(id, 2, NUMBER, 'QF-000-1042')
  for (const name of [INSURED, LIMIT, NUMBER]) expect(valueOf(undone, name)).toEqual(valueOf(first, name))
  // Clearing what a document says is no undoing.
  expect(valueOf(await change(id, 2, NUMBER, ''), NUMBER)).toMatchObject({ reasonKind: 'CLEARED' })
})

it('confirms nothing on an older version, of an unknown field, or without a user', async () => {
  const id = await aFilledForm()
  await expect(confirm(id, 1, ['Nothing_A'])).rejects.toMatchObject({ code: 'INVALID' })
  await change(id, 1, NUMBER, 'QF-000-0001')
  await expect(confirm(id, 1, [INSURED])).rejects.toMatchObject({ code: 'CONFLICT' })
})
