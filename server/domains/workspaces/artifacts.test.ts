import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScene, type Scene } from '../../../tests/support/model-servers/scene.ts'
import { call, done, inOrder } from '../../../tests/support/model-servers/script.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { commit } from '../../ctx.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { newId } from '../../lib/ids.ts'
import { addUser } from '../agency/store.ts'
import { getArtifact, listVersions, restoreArtifact, updateArtifact } from './artifacts.ts'
import { confirmValues } from './confirm-values.ts'
import type { Artifact } from './types.ts'

let scene: Scene
let robin: { house: Scene['test']['house']; actor: Scene['agency']['actor'] }
let sam: typeof robin

beforeAll(async () => {
  scene = await aScene('openai-compatible')
  robin = { house: scene.test.house, actor: scene.agency.actor }
  const id = newId()
  const owner = connectAsOwner(scene.test.ownerUrl)
  await addUser(owner, { id, agencyId: scene.agency.agencyId, email: `${id}@agency.example.com`, name: 'Sam Specimen' })
  await owner.destroy()
  sam = { ...robin, actor: { ...robin.actor, userId: id } }
})
afterAll(() => scene.close())

/** A document Cara drafted for Robin. */
async function aDraft() {
  const draft = call('DRAFT_DOCUMENT', { title: 'Summary', htmlContent: '<p>First</p>' })
  scene.play(inOrder(draft, done('Drafted.')))
  const workspaceId = await scene.send('Draft it.')
  const { artifacts } = await scene.done(workspaceId)
  const { id } = artifacts[0]!
  return {
    workspaceId,
    id,
    type: (who: typeof robin, version: number, text: string, edits?: number) =>
      updateArtifact(who, workspaceId, id, { version, edits }, { document: { content: `<p>${text}</p>` } }),
    restore: (version: number) => restoreArtifact(robin, workspaceId, id, version),
    textOf: async (version?: number) => {
      const { body } = await commit(robin, (ctx) => getArtifact(ctx, workspaceId, id, version))
      return body.kind === 'document' ? body.document.html : null
    },
    versions: () => commit(robin, (ctx) => listVersions(ctx, [id])),
  }
}

describe('versions', () => {
  it('are one while a user types, whatever the number of saves', async () => {
    const draft = await aDraft()
    const first = await draft.type(robin, 1, 'Second')
    expect([first.version, first.edits]).toEqual([2, 0])
    for (let count = 1; count <= 20; count++) {
      const saved = await draft.type(robin, 2, `Second ${count}`)
      expect([saved.version, saved.edits]).toEqual([2, count])
    }
    expect(await draft.textOf()).toBe('<p>Second 20</p>')
    expect(await draft.textOf(1)).toBe('<p>First</p>')
    expect(await draft.versions()).toMatchObject([
      { version: 1, reason: 'CARA', madeBy: robin.actor.userId },
      { version: 2, reason: 'EDITED', madeBy: robin.actor.userId },
    ])
  })

  it('are another when someone else writes, or ten minutes have passed since typing began', async () => {
    const draft = await aDraft()
    await draft.type(robin, 1, 'Robin')
    expect(await draft.type(sam, 2, 'Sam')).toMatchObject({ version: 3, madeBy: sam.actor.userId })
    expect(await draft.type(robin, 3, 'Robin again')).toMatchObject({ version: 4 })
    scene.test.pass(10 * 60_000)
    expect(await draft.type(robin, 4, 'Later')).toMatchObject({ version: 5, edits: 0 })
    scene.test.pass(-10 * 60_000)
    expect(await draft.textOf(4)).toBe('<p>Robin again</p>')
  })

  it('refuse a change made on what is not the newest any more, and keep what was saved', async () => {
    const draft = await aDraft()
    await draft.type(robin, 1, 'Robin')
    await expect(draft.type(sam, 1, 'Sam')).rejects.toMatchObject({ code: 'CONFLICT' })
    await draft.type(robin, 2, 'Robin here', 0)
    await expect(draft.type(robin, 2, 'Robin in another tab', 0)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await draft.textOf()).toBe('<p>Robin here</p>')
    const both = await Promise.allSettled([draft.type(robin, 2, 'one', 1), draft.type(robin, 2, 'two', 1)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('are kept whatever characters were pasted into them', async () => {
    const draft = await aDraft()
    const change = { document: { title: 'Sum\0mary', content: '<p>a\0b</p>' } }
    await updateArtifact(robin, draft.workspaceId, draft.id, { version: 1 }, change)
    expect(await commit(robin, (ctx) => getArtifact(ctx, draft.workspaceId, draft.id))).toMatchObject({
      ...{ version: 2, title: 'Summary' },
      body: { document: { html: expect.stringMatching(/^<p>a.?b<\/p>$/) } },
    })
  })

  it('come back as a new one on top, which says from where', async () => {
    const draft = await aDraft()
    await draft.type(robin, 1, 'Second')
    expect(await draft.restore(1)).toMatchObject({ version: 3, reason: 'RESTORED', restoredFrom: 1 })
    await expect(draft.restore(1)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await draft.textOf()).toBe('<p>First</p>')
    await expect(draft.restore(3)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(draft.restore(9)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await draft.type(robin, 3, 'Typed on it')).toMatchObject({ version: 4 })
  })

  it('reach a watcher as the newest body alone, with the list of all', async () => {
    const draft = await aDraft()
    await draft.type(robin, 1, 'Second')
    const { artifacts, versions } = await scene.look(draft.workspaceId)
    expect(artifacts.map(({ version }) => version)).toEqual([2])
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
  })
})

describe('a filled form', () => {
  const OCCURRENCE = 'GeneralLiability_EachOccurrence_LimitAmount_A'
  const AGGREGATE = 'GeneralLiability_GeneralAggregate_LimitAmount_A'
  let built: Scene
  beforeAll(async () => {
    built = await aScene('built-in')
  })
  afterAll(() => built.close())

  async function aForm() {
    const files = { 'Policy.pdf': await aPolicyPdf() }
    const id = await built.send('Fill ACORD 25.', { files, preset: 'GENERATE_TEMPLATE' })
    return { id, form: (await built.done(id)).artifacts[0]! }
  }
  const acting = () => ({ house: built.test.house, actor: built.agency.actor })
  const change = (id: string, form: Artifact, value: string) =>
    updateArtifact(acting(), id, form.id, form, { form: { fields: [{ name: OCCURRENCE, value }] } })

  it('keeps what is confirmed while a change of another value is being filled', async () => {
    const { id, form } = await aForm()
    const { body } = form
    const confirmed = body.kind === 'form' && body.form.fields.find(({ name, value }) => name !== OCCURRENCE && value)
    const names = [confirmed ? confirmed.name : AGGREGATE]
    const both = [
      change(id, form, '3,000,000'),
      confirmValues(acting(), id, form.id, form, { fields: names, confirmed: true }),
    ]
    await Promise.all(both)
    const now = await commit(acting(), (ctx) => getArtifact(ctx, id, form.id))
    const field = now.body.kind === 'form' ? now.body.form.fields.find(({ name }) => name === names[0]) : undefined
    expect(field?.confirmed).toMatchObject({ by: 'Robin Placeholder' })
  })

  it('is confirmed by a user, never by Cara for a user', async () => {
    const { id, form } = await aForm()
    const cara = { house: built.test.house, actor: { ...built.agency.actor, kind: 'cara' as const } }
    const confirming = confirmValues(cara, id, form.id, form, { fields: [OCCURRENCE], confirmed: true })
    await expect(confirming).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('leaves no PDF of an earlier moment of typing behind', async () => {
    const { id, form } = await aForm()
    const first = await change(id, form, '3,000,000')
    const second = await change(id, first, '4,000,000')
    expect(second.version).toBe(first.version)
    const isThere = (key: string | null) =>
      built.test.house.outside.blobs.read(key!).then(
        (stream) => stream.destroy() && true,
        () => false,
      )
    await expect.poll(() => isThere(first.blobKey), { timeout: 90_000 }).toBe(false)
    expect([await isThere(form.blobKey), await isThere(second.blobKey)]).toEqual([true, true])
  })
})
