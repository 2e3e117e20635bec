import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anUpload, view } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { anAccount } from '../../../tests/support/records.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import type { Ctx } from '../../ctx.ts'
import { mergeAccounts, undoAccountMerge } from '../accounts/merge.ts'
import { getAccount, listAccountHistory } from '../accounts/service.ts'
import { nameClient } from './answers.ts'
import { addWorkspaceMessage, createWorkspace, getWorkspace } from './service.ts'
import { listMessageFiles } from './store/messages.ts'
import { updateWorkspace } from './store/workspaces.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  accountId = await anAccount(test, mine)
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const start = (input: Partial<Parameters<typeof createWorkspace>[1]> = {}) =>
  createWorkspace({ house: test.house, actor: mine.actor }, { message: 'What do they have?', accountId, ...input })
const of = async (id: string) => (await run((ctx) => getWorkspace(ctx, id))).accountId

/** A file that the agency has, by its id. */
async function aFile() {
  const upload = await anUpload(test, 'Policy.pdf', Buffer.from(randomUUID()))
  const { id } = await createWorkspace({ house: test.house, actor: mine.actor }, { message: 'Keep it.' }, [upload])
  return run(async ({ db }) => (await listMessageFiles(db, id))[0]!.fileId)
}

describe('a workspace about an account', () => {
  it('is in the timeline of the account, once, however often it is sent', async () => {
    const key = randomUUID()
    const { id, title } = await start({ key })
    expect((await start({ key })).id).toBe(id)
    const history = await run((ctx) => listAccountHistory(ctx, accountId, { first: 9, after: null }))
    expect(history.map(({ event }) => event)).toMatchObject([
      { kind: 'WORKSPACE_STARTED', agencyUserId: mine.actor.userId, about: { workspaceId: id, title } },
    ])
  })

  it('from a preset is called by both; one of no client by the insured of its documents, unless a user called it something', async () => {
    const { name } = await run((ctx) => getAccount(ctx, accountId))
    const preset = 'CONTRACT_REVIEW' as const
    expect((await start({ preset })).title).toBe(`Contract Review for ${name}`)
    const { id } = await start({ preset, accountId: null })
    const titled = async (insured: string) => {
      await run((ctx) => nameClient(ctx, id, { insured, keywords: [] }))
      return (await run((ctx) => getWorkspace(ctx, id))).title
    }
    expect(await titled('Paper Lantern LLC')).toBe('Contract Review for Paper Lantern LLC')
    expect(await titled('Another LLC')).toBe('Contract Review for Paper Lantern LLC')
    await run((ctx) => updateWorkspace(ctx.db, id, { title: 'Contract Review', titleEdited: true }))
    expect(await titled('Another LLC')).toBe('Contract Review')
  })

  it('is another one than that of the same key about another account, or about none', async () => {
    const key = randomUUID()
    await start({ key })
    const other = await anAccount(test, mine)
    await expect(start({ key, accountId: other })).rejects.toThrow('used for something else')
    await expect(start({ key, accountId: null })).rejects.toThrow('used for something else')
  })

  it('is another one than that of the same key with other documents, and so is a message', async () => {
    const [one, other] = [await aFile(), await aFile()]
    const key = randomUUID()
    const { id } = await start({ key, documentIds: [one] })
    expect((await start({ key, documentIds: [one] })).id).toBe(id)
    await expect(start({ key, documentIds: [other] })).rejects.toThrow('used for something else')
    const next = randomUUID()
    const say = (documentIds: string[], about?: string) => {
      const acting = { house: test.house, actor: mine.actor }
      return addWorkspaceMessage(acting, id, {
        message: 'And there?',
        key: next,
        documentIds,
        accountId: about ?? null,
      })
    }
    await say([one])
    expect((await say([one])).id).toBe(id)
    await expect(say([other])).rejects.toThrow('used for something else')
    await expect(say([])).rejects.toThrow('used for something else')
    await expect(say([one], await anAccount(test, mine))).rejects.toThrow('used for something else')
  })

  it('is refused for an account that is not there, or is another agency’s', async () => {
    const theirs = await anAccount(test, await anAgency(test))
    await expect(start({ accountId: randomUUID() })).rejects.toThrow('does not exist')
    await expect(start({ accountId: theirs })).rejects.toThrow('does not exist')
    await expect(start({ accountId: 'x' })).rejects.toThrow('not the id of an account')
  })

  it('becomes one by a message that names the account, once and for all', async () => {
    const { id, title } = await start({ accountId: null })
    const say = (accountId: string) =>
      addWorkspaceMessage({ house: test.house, actor: mine.actor }, id, { message: 'And they?', accountId })
    await expect(say(accountId)).rejects.toThrow('Cara is working')
    await run(async (ctx) => {
      await ctx.db.updateTable('runs').set({ state: 'SUCCESS' }).where('workspace_id', '=', id).execute()
      await updateWorkspace(ctx.db, id, { state: 'IDLE' })
    })
    const theirs = await anAccount(test, await anAgency(test))
    await expect(say(theirs)).rejects.toThrow('does not exist')
    await say(accountId)
    await say(accountId)
    expect(await of(id)).toBe(accountId)
    const history = await run((ctx) => listAccountHistory(ctx, accountId, { first: 9, after: null }))
    expect(history.map(({ event }) => event)).toMatchObject([
      { kind: 'WORKSPACE_STARTED', about: { workspaceId: id, title } },
    ])
    await expect(say(await anAccount(test, mine))).rejects.toThrow('about another client')
    expect(await of(id)).toBe(accountId)
  })

  it('stays about none where it holds what was found over all clients', async () => {
    const { id } = await start({ accountId: null })
    await run(async (ctx) => {
      await ctx.db.updateTable('runs').set({ state: 'SUCCESS' }).where('workspace_id', '=', id).execute()
      await updateWorkspace(ctx.db, id, { state: 'IDLE' })
      await sql`with stage as (insert into plan_stages (id, agency_id, workspace_id, run_id, type, rev)
        select ${randomUUID()}::uuid, agency_id, workspace_id, id, 'TASK', 1 from runs where workspace_id = ${id} returning *)
        insert into plan_stage_events (id, agency_id, workspace_id, stage_id, step, part, type, state, title, tool_call, rev)
        select ${randomUUID()}::uuid, agency_id, workspace_id, id, 1, 1, 'TOOL_CALL', 'SUCCESS', '',
          '{"name": "SEARCH_KNOWLEDGE_GRAPH"}', 1 from stage`.execute(ctx.db)
    })
    const say = addWorkspaceMessage({ house: test.house, actor: mine.actor }, id, { message: 'And they?', accountId })
    await expect(say).rejects.toThrow('holds records of other clients')
    expect(await of(id)).toBeNull()
  })

  it('moves with its account into another one, and back', async () => {
    const { id } = await start()
    const kept = await anAccount(test, mine)
    const { mergeId } = await run((ctx) => mergeAccounts(ctx, kept, accountId))
    expect(await of(id)).toBe(kept)
    await run((ctx) => undoAccountMerge(ctx, mergeId))
    expect(await of(id)).toBe(accountId)
  })

  it('names its account to its screen', async () => {
    const web = await aWebServer(test)
    const cookie = await signIn(test, mine.email)
    const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
    const made = await web.ask(create, { input: { message: 'What do they have?', accountId } }, cookie)
    const { id } = made.data.createCaraWorkspace
    expect((await view(test, mine.actor, id)).workspace.accountId).toBe(accountId)
    const asked = await web.ask(`query ($id: ID!) { caraWorkspace(id: $id) { account { id name } } }`, { id }, cookie)
    await web.close()
    expect(asked.data.caraWorkspace.account).toEqual({ id: accountId, name: 'Otter & Thimble Joinery LLC' })
  })
})
