import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtinModel } from '../../server/assistant/builtin/model.ts'
import { type Actor, type Ctx, inFullSight, withCtx } from '../../server/ctx.ts'
import {
  addAccountContact,
  removeAccountContact,
  updateAccountContact,
} from '../../server/domains/accounts/contacts.ts'
import { listAccounts } from '../../server/domains/accounts/list.ts'
import { createAccount, getAccount, listAccountHistory, listContactsOf } from '../../server/domains/accounts/service.ts'
import { createAgencyUser } from '../../server/domains/agency/users.ts'
import { mergeCarriers, updateCarrier } from '../../server/domains/carriers/service.ts'
import { listPolicyFiles } from '../../server/domains/policies/files.ts'
import { deleteWorkspaces } from '../../server/domains/workspaces/delete.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import { aBusiness } from '../support/accounts.ts'
import { anUpload, untilDone } from '../support/files.ts'
import { aHouse, anAgency, type TestHouse } from '../support/house.ts'
import { asOwner } from '../support/owner.ts'
import { aCarrier, aPolicy } from '../support/records.ts'
import { refusal } from '../support/refusal.ts'
import { aWorker } from '../support/worker.ts'

/** What a user who sees assigned accounts only does to what others share with it. */

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let seer: Actor
/** An account that the user sees, and one that it does not. */
let seen: string
let unseen: string
const own = <T>(work: (ctx: Ctx) => Promise<T>) => withCtx(test.house, mine.actor, work)
const asSeer = <T>(work: (ctx: Ctx) => Promise<T>) => withCtx(test.house, seer, work)

beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  const asked = {
    name: 'Pim Examplar',
    email: 'pim@sight.example.com',
    role: 'PRODUCER',
    sees: 'ASSIGNED_ACCOUNTS',
  } as const
  const { id } = await own((ctx) => createAgencyUser(ctx, asked))
  seer = { kind: 'user', agencyId: mine.agencyId, userId: id }
  seen = (await own((ctx) => createAccount(ctx, aBusiness('Seen Joinery', { producerId: id })))).id
  unseen = (await own((ctx) => createAccount(ctx, aBusiness('Unseen Bakery')))).id
})
afterAll(() => test.close())

const peopleOf = async (accountId: string) =>
  (await own((ctx) => listContactsOf(ctx, [accountId]))).get(accountId)!.map(({ name }) => name)

/** A contact of both accounts; its id. */
async function aShared(name: string) {
  const contact = { name, email: 'shared@example.com', phone: '(555) 555-0188' }
  await own((ctx) => addAccountContact(ctx, unseen, contact))
  const people = (await own((ctx) => listContactsOf(ctx, [unseen]))).get(unseen)!
  const { id } = people.find((one) => one.name === name)!
  await own((ctx) => addAccountContact(ctx, seen, { associateContactId: id }))
  return id
}

it('a contact that is removed stays with an account out of sight', async () => {
  const id = await aShared('Wilma Shared')
  await asSeer((ctx) => removeAccountContact(ctx, seen, id))
  expect(await peopleOf(seen)).not.toContain('Wilma Shared')
  expect(await peopleOf(unseen)).toContain('Wilma Shared')
})

it('a contact of no other account is deleted with its removal', async () => {
  const contact = { name: 'Sole Example', email: 'sole@example.com', phone: '(555) 555-0189' }
  await own((ctx) => addAccountContact(ctx, seen, contact))
  const named = ({ db }: Ctx) => db.selectFrom('contacts').select('id').where('name', '=', contact.name).execute()
  const [sole] = await own(named)
  await asSeer((ctx) => removeAccountContact(ctx, seen, sole!.id))
  expect(await own(named)).toEqual([])
})

it('a contact that is changed is changed, found and told for an account out of sight', async () => {
  const id = await aShared('Otto Shared')
  const before = await own((ctx) => getAccount(ctx, unseen))
  const { rev } = await own((ctx) => getAccount(ctx, seen))
  const to = { name: 'Otto Renamed', email: 'shared@example.com', phone: '(555) 555-0188' }
  await asSeer((ctx) => updateAccountContact(ctx, seen, id, { ...to, rev }))
  expect(await peopleOf(unseen)).toContain('Otto Renamed')
  const found = await own((ctx) => listAccounts(ctx, { search: 'Renamed' }, { first: 10, after: null }))
  expect(found.map(({ account }) => account.id).toSorted()).toEqual([seen, unseen].toSorted())
  expect((await own((ctx) => getAccount(ctx, unseen))).rev).toBe(before.rev + 1)
  const [last] = await own((ctx) => listAccountHistory(ctx, unseen, { first: 1, after: null }))
  expect(last!.event).toMatchObject({ kind: 'ACCOUNT_CONTACT_CHANGED', agencyUserId: seer.userId })
  expect(await refusal(asSeer((ctx) => getAccount(ctx, unseen)))).toMatchObject({ code: 'NOT_FOUND' })
})

it('a company keeps what policies out of sight name it as, and they follow its name and its merge', async () => {
  const carrierId = await aCarrier(test, mine, { name: 'Heron Mutual', is_carrier: true, is_broker: true })
  const otherId = await aCarrier(test, mine, { name: 'Bittern Mutual', is_carrier: true })
  const policyId = await aPolicy(test, mine, { account_id: unseen, carrier_id: carrierId, policy_number: 'QF-7' })
  const policy = () =>
    asOwner(test.ownerUrl, (db) =>
      db.selectFrom('policies').select(['carrier_id', 'search_text']).where('id', '=', policyId).executeTakeFirst(),
    )
  const broker = { name: 'Heron Mutual', isCarrier: false, isBroker: true }
  expect(await refusal(asSeer((ctx) => updateCarrier(ctx, carrierId, broker)))).toMatchObject({ code: 'INVALID' })
  await asSeer((ctx) => updateCarrier(ctx, carrierId, { name: 'Egret Mutual', isCarrier: true, isBroker: true }))
  expect((await policy())!.search_text).toContain('egret')
  await asSeer((ctx) => mergeCarriers(ctx, otherId, carrierId))
  expect((await policy())!.carrier_id).toBe(otherId)
})

it('a file of a deleted workspace stays with a policy out of sight', async () => {
  const upload = await anUpload(test, 'Policy.pdf', Buffer.from('a policy'))
  const { id } = await asSeer((ctx) => createWorkspace(ctx, { message: 'Read this.' }, [upload]))
  const policy_id = await aPolicy(test, mine, { account_id: unseen })
  await asOwner(test.ownerUrl, async (db) => {
    const of = { agency_id: mine.agencyId }
    const { file_id } = await db
      .updateTable('workspaces')
      .set({ state: 'IDLE' })
      .from('message_files')
      .whereRef('message_files.workspace_id', '=', 'workspaces.id')
      .where('workspaces.id', '=', id)
      .returning('file_id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('policy_files')
      .values({ ...of, policy_id, file_id, type: 'POLICY_DOCUMENT', visible: true })
      .execute()
  })
  await asSeer((ctx) => deleteWorkspaces(ctx, [id]))
  expect(await own((ctx) => listPolicyFiles(ctx, [policy_id]))).toMatchObject([{ name: 'Policy.pdf' }])
})

it('a workspace is not shown to, or hidden from, whoever looks at the same moment as another', async () => {
  const { id } = await own((ctx) => createWorkspace(ctx, { message: 'Hello', accountId: unseen }, []))
  const look = (actor: Actor) => readView({ house: test.house, actor }, id, startWatermark())
  for (const [first, second] of [
    [mine.actor, seer],
    [seer, mine.actor],
  ] as const) {
    const [one, two] = await Promise.all([look(first), look(second)])
    const [ours, theirs] = first === seer ? [two, one] : [one, two]
    expect(ours?.workspace.id).toBe(id)
    expect(theirs).toBeUndefined()
  }
})

it('what a run found and thought is out of sight with its workspace', async () => {
  const { id: hidden } = await own((ctx) => createWorkspace(ctx, { message: 'Hello', accountId: unseen }, []))
  const { id: shown } = await own((ctx) => createWorkspace(ctx, { message: 'Hello', accountId: seen }, []))
  const worker = await aWorker(test, builtinModel)
  try {
    for (const id of [hidden, shown]) await untilDone(test, mine.actor, id)
  } finally {
    await worker.stop()
  }
  const workspacesOf = (table: 'run_steps' | 'tool_results') => async (ctx: Ctx) => {
    const runIds = ctx.db.selectFrom(table).select('run_id')
    const rows = await asOwner(test.ownerUrl, async (db) => {
      const ids = (await runIds.execute()).map(({ run_id }) => run_id)
      return db.selectFrom('runs').select('workspace_id').where('id', 'in', ids).execute()
    })
    return rows.map(({ workspace_id }) => workspace_id)
  }
  for (const table of ['run_steps', 'tool_results'] as const) {
    expect(await own(workspacesOf(table))).toEqual(expect.arrayContaining([hidden, shown]))
    const inSight = await asSeer(workspacesOf(table))
    expect(inSight).toContain(shown)
    expect(inSight).not.toContain(hidden)
  }
})

it('a run whose asker lost sight of the account meanwhile ends with a sentence', async () => {
  const { id: accountId } = await asSeer((ctx) => createAccount(ctx, aBusiness('Lost Pottery')))
  const { id } = await createWorkspace({ house: test.house, actor: seer }, { message: 'Hello', accountId })
  await asOwner(test.ownerUrl, (db) =>
    db.updateTable('accounts').set({ producer_id: null }).where('id', '=', accountId).execute(),
  )
  const worker = await aWorker(test, builtinModel)
  try {
    const { run } = await untilDone(test, mine.actor, id)
    expect(run).toMatchObject({ state: 'FAILED', error: expect.stringContaining('may not work on this any more') })
  } finally {
    await worker.stop()
  }
})

it('what is done in full sight ends with it, also where it fails', async () => {
  const sees = async ({ db }: Ctx) =>
    (await db.selectFrom('accounts').select('id').where('id', '=', unseen).execute()).length === 1
  await asSeer(async (ctx) => {
    expect(await sees(ctx)).toBe(false)
    expect(await inFullSight(ctx, (all) => inFullSight(all, sees))).toBe(true)
    expect(await sees(ctx)).toBe(false)
    await expect(inFullSight(ctx, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await sees(ctx)).toBe(false)
  })
})
