import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { view } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { anAccount } from '../../../tests/support/records.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import type { Ctx } from '../../ctx.ts'
import { mergeAccounts, undoAccountMerge } from '../accounts/merge.ts'
import { listAccountHistory } from '../accounts/service.ts'
import { createWorkspace, getWorkspace } from './service.ts'

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

  it('is another one than that of the same key about another account, or about none', async () => {
    const key = randomUUID()
    await start({ key })
    const other = await anAccount(test, mine)
    await expect(start({ key, accountId: other })).rejects.toThrow('used for something else')
    await expect(start({ key, accountId: null })).rejects.toThrow('used for something else')
  })

  it('is refused for an account that is not there, or is another agency’s', async () => {
    const theirs = await anAccount(test, await anAgency(test))
    await expect(start({ accountId: randomUUID() })).rejects.toThrow('does not exist')
    await expect(start({ accountId: theirs })).rejects.toThrow('does not exist')
    await expect(start({ accountId: 'x' })).rejects.toThrow('not the id of an account')
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
