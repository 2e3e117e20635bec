import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUpload, untilDone, view } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import { aWorker } from '../../../tests/support/worker.ts'
import { builtinModel } from '../../assistant/builtin/model.ts'
import type { Ctx } from '../../ctx.ts'
import { connectAsOwner, type Db } from '../../db/connection.ts'
import { sweepOrphanFiles } from '../files/jobs.ts'
import { deleteWorkspaces } from './delete.ts'
import { addWorkspaceMessage, createWorkspace, removeWorkspaceMessage } from './service.ts'
import { updateWorkspaces } from './update.ts'

let test: TestHouse
let worker: Awaited<ReturnType<typeof aWorker>>
let agency: Awaited<ReturnType<typeof anAgency>>
/** Cara's answers wait for this. */
let mayAnswer = Promise.resolve()
const model: LanguageModelV4 = {
  ...builtinModel,
  async doStream(options) {
    await mayAnswer
    return builtinModel.doStream(options)
  },
}
beforeAll(async () => {
  test = await aHouse()
  worker = await aWorker(test, model, { timeoutMs: 60_000 })
  agency = await anAgency(test)
})
afterAll(async () => {
  await worker.stop()
  await test.close()
})

async function blobs() {
  const keys: string[] = []
  for await (const { key } of test.house.outside.blobs.list(`${agency.agencyId}/`)) keys.push(key)
  return keys.sort()
}

/** How many rows of the agency there are in each table that workspaces and files fill. */
async function rows() {
  const owner = connectAsOwner(test.ownerUrl)
  const counts: Record<string, number> = {}
  for (const table of [
    'workspaces',
    'messages',
    'message_files',
    'runs',
    'run_steps',
    'tool_results',
    'plan_stages',
    'plan_stage_events',
    'event_words',
    'artifacts',
    'files',
    'file_pages',
    'file_reading_steps',
  ] as const) {
    const query = owner.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'))
    counts[table] = Number((await query.where('agency_id', '=', agency.agencyId).executeTakeFirstOrThrow()).count)
  }
  await owner.destroy()
  return counts
}

async function aFilledWorkspace(documentIds: string[] = []) {
  const uploads = documentIds.length ? [] : [await anUpload(test, 'Policy.pdf', await aPolicyPdf())]
  const input = { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE' as const, documentIds }
  const { id } = await createWorkspace({ house: test.house, actor: agency.actor }, input, uploads)
  return untilDone(test, agency.actor, id)
}

describe('deleting a workspace for good', () => {
  it('takes with it all that was said and made, and its files, in the database and on the disk', async () => {
    const before = await rows()
    const { workspace, artifacts } = await aFilledWorkspace()
    expect(artifacts).toHaveLength(1)
    expect((await blobs()).length).toBe(2)
    await as(test.house, agency.actor, (ctx) => deleteWorkspaces(ctx, [workspace.id]))
    expect(await rows()).toEqual(before)
    for (let tries = 0; tries < 200 && (await blobs()).length; tries++) await wait(25)
    expect(await blobs()).toEqual([])
  })

  it('leaves a file that another workspace uses too', async () => {
    const first = await aFilledWorkspace()
    const second = await aFilledWorkspace([first.files[0]!.id])
    await as(test.house, agency.actor, (ctx) => deleteWorkspaces(ctx, [first.workspace.id]))
    const left = await view(test, agency.actor, second.workspace.id)
    expect(left.files.map(({ name }) => name)).toEqual(['Policy.pdf'])
    await wait(200)
    expect(await blobs()).toContain(left.files[0]!.blobKey)
    await as(test.house, agency.actor, (ctx) => deleteWorkspaces(ctx, [second.workspace.id]))
    expect((await rows()).files).toBe(0)
  })

  /** Whether somebody waits for what another transaction holds. */
  const isWaiting = async (owner: Db) =>
    (
      await sql<{ is: boolean }>`select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as is`.execute(owner)
    ).rows[0]!.is

  it('is waited for by a new workspace that would use a file, which is told that it is gone', async () => {
    const owner = connectAsOwner(test.ownerUrl)
    const { workspace, files } = await aFilledWorkspace()
    const gate = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const deleting = as(test.house, agency.actor, async (ctx) => {
      await deleteWorkspaces(ctx, [workspace.id])
      held.resolve()
      await gate.promise
    })
    await held.promise
    const acting = { house: test.house, actor: agency.actor }
    const refusal = mistakes(createWorkspace(acting, { message: 'And now?', documentIds: [files[0]!.id] }, []))
    await expect.poll(() => isWaiting(owner), { timeout: 90_000 }).toBe(true)
    gate.resolve()
    await deleting
    expect(await refusal).toEqual(['documentIds: One of these documents does not exist.'])
    await owner.destroy()
  })

  it('leaves a file that another workspace is just beginning to use', async () => {
    // One connection each: the one that uses the file is held in its transaction.
    const [owner, user] = [connectAsOwner(test.ownerUrl), connectAsOwner(test.ownerUrl)]
    const first = await aFilledWorkspace()
    const second = await aFilledWorkspace()
    const fileId = first.files[0]!.id
    const gate = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const using = user.transaction().execute(async (transaction) => {
      await sql`insert into message_files (agency_id, message_id, workspace_id, file_id, position)
        select agency_id, message_id, workspace_id, ${fileId}::uuid, position + 1
        from message_files where workspace_id = ${second.workspace.id}`.execute(transaction)
      held.resolve()
      await gate.promise
    })
    await held.promise
    const deleting = as(test.house, agency.actor, (ctx) => deleteWorkspaces(ctx, [first.workspace.id]))
    await expect.poll(() => isWaiting(owner), { timeout: 90_000 }).toBe(true)
    gate.resolve()
    await using
    await deleting
    expect((await view(test, agency.actor, second.workspace.id)).files.map(({ id }) => id)).toContain(fileId)
    await as(test.house, agency.actor, (ctx) => deleteWorkspaces(ctx, [second.workspace.id]))
    await Promise.all([owner.destroy(), user.destroy()])
  })

  it('takes the file of a message that was taken back out of the line', async () => {
    const gate = Promise.withResolvers<void>()
    mayAnswer = gate.promise
    const acting = { house: test.house, actor: agency.actor }
    const { id } = await createWorkspace(acting, { message: 'Fill ACORD 25.', documentIds: [] }, [])
    const later = await anUpload(test, 'Later.pdf', await aPolicyPdf())
    await addWorkspaceMessage(acting, id, { message: 'And this?' }, [later])
    const waiting = await view(test, agency.actor, id)
    const file = waiting.files.find(({ name }) => name === 'Later.pdf')!
    await as(test.house, agency.actor, (ctx) => removeWorkspaceMessage(ctx, id, waiting.inLine[0]!))
    gate.resolve()
    await expect.poll(blobs, { timeout: 90_000 }).not.toContain(file.blobKey)
    expect((await untilDone(test, agency.actor, id)).files).toEqual([])
  })

  it('is refused to Cara, for another agency, and while Cara works', async () => {
    const { workspace } = await aFilledWorkspace()
    const cara = { ...agency.actor, kind: 'cara' as const }
    await expect(as(test.house, cara, (ctx) => deleteWorkspaces(ctx, [workspace.id]))).rejects.toThrow('may not')
    const other = await anAgency(test, 'Heron Example Agency')
    const foreign = as(test.house, other.actor, (ctx) => deleteWorkspaces(ctx, [workspace.id]))
    await expect(foreign).rejects.toThrow('Workspace not found')
    const owner = connectAsOwner(test.ownerUrl)
    await owner.updateTable('workspaces').set({ state: 'WORKING' }).where('id', '=', workspace.id).execute()
    await owner.destroy()
    const busy = as(test.house, agency.actor, (ctx) => deleteWorkspaces(ctx, [workspace.id]))
    await expect(busy).rejects.toThrow('Stop Cara first')
  })
})

describe('the sweep of orphan files', () => {
  it('deletes old files that no row names, of every agency, and no others', async () => {
    const { files } = await aFilledWorkspace()
    const known = await blobs()
    expect(known).toContain(files[0]!.blobKey)
    const other = await anAgency(test, 'Heron Example Agency')
    const orphans = [`${agency.agencyId}/files/orphan`, `${other.agencyId}/files/orphan`]
    const young = `${agency.agencyId}/files/young`
    for (const key of [...orphans, young]) await test.house.outside.blobs.putBytes(key, Buffer.from('x'), 'text/plain')
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3600_000)
    for (const key of [...orphans, ...known]) await utimes(path.join(test.folder, 'blobs', key), twoDaysAgo, twoDaysAgo)
    await sweepOrphanFiles(test.house, test.ownerUrl)
    expect(await blobs()).toEqual([...known, young].sort())
    await expect(test.house.outside.blobs.read(orphans[1]!)).rejects.toThrow()
  })
})

describe('many workspaces at once', () => {
  const ids = Array.from({ length: 201 }, () => randomUUID())

  it('are deleted and changed up to 200 at once', async () => {
    const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, agency.actor, work)
    expect(await mistakes(run((ctx) => deleteWorkspaces(ctx, ids)))).toEqual([
      'workspaceIds: Delete up to 200 workspaces at once.',
    ])
    expect(await mistakes(run((ctx) => updateWorkspaces(ctx, ids, { archive: true })))).toEqual([
      'workspaceIds: Change up to 200 workspaces at once.',
    ])
  })

  it('are archived as V0, and are V1 again when they are taken up', async () => {
    const { id } = await createWorkspace({ house: test.house, actor: agency.actor }, { message: 'Hello' })
    const set = (archive: boolean) => as(test.house, agency.actor, (ctx) => updateWorkspaces(ctx, [id], { archive }))
    expect((await set(true))[0]).toMatchObject({ schemaVersion: 'V0', archivedAt: expect.any(Date) })
    expect((await set(false))[0]).toMatchObject({ schemaVersion: 'V1', archivedAt: null })
  })
})
