import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { aTemplate } from '../../../tests/support/templates.ts'
import { getArtifact, updateArtifact } from '../../domains/workspaces/artifacts.ts'
import { updateWorkspace } from '../../domains/workspaces/store/workspaces.ts'
import type { DocumentBody } from '../../domains/workspaces/types.ts'
import { fillTemplate } from './fill-template.ts'
import { requestTemplateTools } from './request-template-tools.ts'

let test: TestHouse
let bench: ToolBench
let agency: Awaited<ReturnType<typeof anAgency>>
let templateId: string
const TEXT = '<p>Dear [[Named insured]], policy [[POLICY NUMBER]], fee [[FEE]] by [[DUE DATE]].</p>'
beforeAll(async () => {
  test = await aHouse()
  agency = await anAgency(test)
  templateId = (await aTemplate(test, agency, 'Fee letter', TEXT)).id
  bench = await aToolBench(test, agency, 'Write it. Fee: $50. Due date: 3/1/2027. Fee: $60', {
    'Policy.pdf': await aPolicyPdf(),
  })
})
afterAll(() => test.close())

type Output = { artifactId: string; refused: { field: string; reason: string }[]; blank: { field: string }[] }
const fill = async (fields: object[], more: object = {}) =>
  (await bench.call(fillTemplate, { templateId, fields, ...more } as never)).output as Output
const said = (field: string, value: string, quote: string) => ({ field, value, source: { kind: 'message', quote } })
const newest = async (id: string) => {
  const { version, body } = await as(test.house, agency.actor, (ctx) => getArtifact(ctx, bench.id, id))
  return { version, document: (body as { document: DocumentBody }).document }
}

it('tells the places of a template and what is borne out for them', async () => {
  const { output } = await bench.call(requestTemplateTools, { templateId })
  expect(output).toMatchObject({
    form: 'Fee letter',
    fields: [
      { field: 'Named insured', type: 'TEXT' },
      { field: 'POLICY NUMBER', type: 'TEXT' },
      { field: 'FEE', type: 'TEXT' },
      { field: 'DUE DATE', type: 'DATE' },
    ],
    proposed: [
      { field: 'Named insured', value: 'Otter & Thimble Joinery LLC' },
      { field: 'POLICY NUMBER', value: 'QF-000-1042' },
    ],
  })
})

it('writes no value without a source that holds it, and takes a place in any spelling', async () => {
  const output = await fill([
    said('[[named  INSURED]]', 'Otter', 'Fee: $50'),
    { field: 'POLICY NUMBER', value: 'QF-1' },
    said('fee', '$50', 'Fee: $50'),
    said('DUE DATE', 'soon', 'Due date: 3/1/2027'),
    said('SOMETHING', '1', 'Fee: $50'),
  ])
  expect(output.refused.map(({ field }) => field).sort()).toEqual([
    'DUE DATE',
    'Named insured',
    'POLICY NUMBER',
    'SOMETHING',
  ])
  expect(output.blank.map(({ field }) => field)).toEqual(['Named insured', 'POLICY NUMBER', 'DUE DATE'])
  expect((await newest(output.artifactId)).document.html).toBe(
    '<p>Dear [[Named insured]], policy [[POLICY NUMBER]], fee $50 by [[DUE DATE]].</p>',
  )
})

it('fills more places of the same document, and leaves what somebody typed in it', async () => {
  const { artifactId } = await fill([said('FEE', '$50', 'Fee: $50')])
  const again = await fill([said('FEE', '$60', 'Fee: $60')], { artifactId })
  expect(again.refused).toEqual([])
  const { version, document } = await newest(artifactId)
  expect(document.html).toContain('fee $60 by')
  await as(test.house, agency.actor, (ctx) => updateWorkspace(ctx.db, bench.id, { state: 'IDLE' }))
  const typed = document.html.replace('Dear [[Named insured]]', 'Hello there')
  await updateArtifact(
    { house: test.house, actor: agency.actor },
    bench.id,
    artifactId,
    { version },
    {
      document: { title: 'Fee letter', content: typed },
    },
  )
  const late = await fill([said('FEE', '$50', 'Fee: $50'), said('DUE DATE', '3/1/2027', 'Due date: 3/1/2027')], {
    artifactId,
  })
  expect(late.refused).toMatchObject([{ field: 'FEE', reason: expect.stringContaining('changed by hand') }])
  const { document: last } = await newest(artifactId)
  expect(last.html).toBe('<p>Hello there, policy [[POLICY NUMBER]], fee $60 by 3/1/2027.</p>')
  expect(last.template!.places.find(({ name }) => name === 'FEE')).toMatchObject({ value: '$60', state: 'SOURCED' })
})

it('knows no template of another agency', async () => {
  const theirs = await aTemplate(test, await anAgency(test), 'Theirs', '<p>[[A]]</p>')
  await expect(bench.call(requestTemplateTools, { templateId: theirs.id })).rejects.toThrow(/no template with this id/)
  await expect(bench.call(fillTemplate, { templateId: theirs.id, fields: [] })).rejects.toThrow(/Fee letter/)
})
