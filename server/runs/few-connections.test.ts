import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScene, fieldOf, formOf, type Scene } from '../../tests/support/model-servers/scene.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'
import { updateArtifact } from '../domains/workspaces/artifacts.ts'

const OCCURRENCE = 'GeneralLiability_EachOccurrence_LimitAmount_A'

let scene: Scene
beforeAll(async () => {
  // Up to four are held while files are read (files/claim.ts); one is left for everything else.
  scene = await aScene('built-in', { poolSize: 5 })
})
afterAll(() => scene.close())

it('fills, edits and fills again on hardly any connections: nothing holds one while it needs another', async () => {
  const policy = await aPolicyPdf()
  const fill = () => scene.send('Fill ACORD 25.', { files: { 'Policy.pdf': policy }, preset: 'GENERATE_TEMPLATE' })
  const ids = await Promise.all(Array.from({ length: 6 }, fill))
  const views = await Promise.all(ids.map((id) => scene.done(id, 60)))
  for (const view of views) expect(formOf(view).fields.filter(({ value }) => value).length).toBeGreaterThan(10)
  const edits = views.map(({ artifacts: [form], workspace }) =>
    updateArtifact({ house: scene.test.house, actor: scene.agency.actor }, workspace.id, form!.id, form!, {
      form: { fields: [{ name: OCCURRENCE, value: '2,000,000' }] },
    }),
  )
  await Promise.all(edits)
  expect(fieldOf(await scene.look(ids[0]!), OCCURRENCE)).toMatchObject({ value: '2,000,000', state: 'EDITED' })
})
