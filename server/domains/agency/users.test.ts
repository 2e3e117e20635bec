import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBusiness } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import type { Actor, Ctx } from '../../ctx.ts'
import { createAccount } from '../accounts/service.ts'
import { createServiceRequest, findServiceRequests, getServiceRequest } from '../servicing/service.ts'
import { createTask, findTasks } from '../tasks/service.ts'
import { createWorkspace } from '../workspaces/service.ts'
import { getAgencyUser, listAgencyUsers, ownerNames } from './service.ts'
import {
  createAgencyUser,
  disableAgencyUser,
  enableAgencyUser,
  listPresence,
  openWorkOf,
  sendInvitationAgain,
  setAgencyUserRights,
  updateSelf,
} from './users.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
const run = <T>(work: (ctx: Ctx) => Promise<T>, actor: Actor = mine.actor) => as(test.house, actor, work)

beforeAll(async () => {
  test = await aHouse({ poolSize: 20 })
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

let count = 0
const someone = () => ({ name: `Pim Examplar ${++count}`, email: `pim-${count}@otter.example.com` })
const add = (given: Parameters<typeof createAgencyUser>[1] = someone()) => run((ctx) => createAgencyUser(ctx, given))
const actorOf = (userId: string): Actor => ({ kind: 'user', agencyId: mine.agencyId, userId })

const giveSeats = (seats: number) =>
  asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('subscriptions').set({ seats }).where('agency_id', '=', mine.agencyId).execute(),
  )
const told = async () => {
  const { rows } = await asOwner(test.ownerUrl, async (owner) => ({
    rows: await owner
      .selectFrom('history')
      .select('kind')
      .where('agency_id', '=', mine.agencyId)
      .orderBy('at')
      .execute(),
  }))
  return rows.map(({ kind }) => kind)
}

describe('adding a user', () => {
  it('takes a seat, is told in the history, and invites by e-mail', async () => {
    const given = someone()
    const user = await add({ name: `  ${given.name} `, email: given.email })
    expect(user).toMatchObject({ ...given, state: 'ACTIVE' })
    expect(await told()).toEqual(['AGENCY_USER_ADDED'])
    const letter = (await test.letters()).find((one) => one.includes(`To: ${given.email}`))
    expect(letter).toMatch(/Robin Placeholder has added you to Cara, for\s+Otter Example Agency\./)
    expect(letter).toMatch(/\/app\/welcome\/[\w-]{32}\s/)
    const presence = (await run(listPresence)).find(({ id }) => id === user.id)
    expect(presence).toMatchObject({ seenAt: null, invitedAt: expect.any(Date) })
  })

  it('says at the field what is missing or wrong, and nothing of other agencies but that an address is in use', async () => {
    const theirs = await anAgency(test, 'Heron Secretary Agency')
    const refused = (given: object) => run((ctx) => createAgencyUser(ctx, given))
    const at = (path: string, message: string) => ({ code: 'INVALID', fields: [{ path: [path], message }] })
    await expect(refused({ ...someone(), name: ' ' })).rejects.toMatchObject(at('name', 'Enter the name of the user.'))
    await expect(refused({ ...someone(), email: '' })).rejects.toMatchObject(at('email', 'Enter an e-mail address.'))
    await expect(refused({ ...someone(), email: 'pim' })).rejects.toMatchObject({ fields: [{ path: ['email'] }] })
    const used = at('email', 'This e-mail address is in use already.')
    await expect(refused({ ...someone(), email: theirs.email.toUpperCase() })).rejects.toMatchObject(used)
    const own = at('email', 'Robin Placeholder signs in with this address already.')
    await expect(refused({ ...someone(), email: mine.email })).rejects.toMatchObject(own)
    const pim = await add()
    await run((ctx) => disableAgencyUser(ctx, pim.id))
    const gone = at('email', `${pim.name}, who is disabled, has this address. Enable that user instead.`)
    await expect(refused({ ...someone(), email: pim.email })).rejects.toMatchObject(gone)
  })

  it('gives one address, wanted in two agencies at once, to one of them', async () => {
    const theirs = await anAgency(test)
    const given = someone()
    const both = await Promise.allSettled(
      [mine.actor, theirs.actor].map((actor) => run((ctx) => createAgencyUser(ctx, given), actor)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({
      fields: [{ path: ['email'], message: 'This e-mail address is in use already.' }],
    })
  })

  it('gives the last seat, wanted by 100 at once, to one', async () => {
    const disabled = await add()
    await run((ctx) => disableAgencyUser(ctx, disabled.id))
    await giveSeats(2)
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => (at % 10 ? add() : run((ctx) => enableAgencyUser(ctx, disabled.id)))),
    )
    // Enabled again, a user stays so: only the first time took a seat.
    const users = (await run(listAgencyUsers)).filter(({ state }) => state === 'ACTIVE')
    expect(users).toHaveLength(2)
    const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.length).toBeGreaterThanOrEqual(90)
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: 'LIMIT_REACHED',
        message: 'All 2 seats are taken. Add a seat first: Manage Seats.',
      })
  })
})

describe('disabling a user', () => {
  it('is refused for oneself, and leaves one of two who disable each other', async () => {
    await expect(run((ctx) => disableAgencyUser(ctx, mine.userId))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const pim = await add()
    const both = await Promise.allSettled([
      run((ctx) => disableAgencyUser(ctx, pim.id)),
      run((ctx) => disableAgencyUser(ctx, mine.userId), actorOf(pim.id)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const states = (await run(listAgencyUsers)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['ACTIVE', 'DISABLED'])
  })

  it('frees a seat, and enabling needs one', async () => {
    const pim = await add()
    await giveSeats(2)
    await expect(add()).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await run((ctx) => disableAgencyUser(ctx, pim.id))
    await add()
    await expect(run((ctx) => enableAgencyUser(ctx, pim.id))).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await giveSeats(3)
    expect(await run((ctx) => enableAgencyUser(ctx, pim.id))).toMatchObject({ state: 'ACTIVE' })
    expect(await told()).toEqual([
      ...['AGENCY_USER_ADDED', 'AGENCY_USER_DISABLED', 'AGENCY_USER_ADDED', 'AGENCY_USER_ENABLED'],
    ])
  })

  it.each([['nobody'], ['whoever is named']])(
    'hands what waits for the user to %s; what is done stays',
    async (who) => {
      const [pim, heir] = [await add(), await add()]
      const { account, request, task } = await run(async (ctx) => {
        const account = await createAccount(ctx, aBusiness('Otter & Thimble'))
        await ctx.db.updateTable('accounts').set({ producer_id: pim.id }).where('id', '=', account.id).execute()
        const request = await createServiceRequest(ctx, { type: 'OTHER', accountId: account.id, assigneeId: pim.id })
        const record = { kind: 'ACCOUNT', id: account.id } as const
        const task = await createTask(ctx, { record, title: 'Call back', dueOn: '2026-12-01', assigneeId: pim.id })
        return { account, request, task }
      })
      expect(await run((ctx) => openWorkOf(ctx, pim.id))).toEqual({ requests: 1, followUps: 1 })
      const handTo = who === 'nobody' ? null : heir.id
      await run((ctx) => disableAgencyUser(ctx, pim.id, { handTo }))
      await run(async (ctx) => {
        expect((await findServiceRequests(ctx, [request.id]))[0]).toMatchObject({ assigneeId: handTo, state: 'OPEN' })
        expect((await findTasks(ctx, [task.id]))[0]).toMatchObject({ assigneeId: handTo })
        expect((await getServiceRequest(ctx, request.id)).rev).toBe(2)
        const { producer_id: producer } = await ctx.db
          .selectFrom('accounts')
          .select('producer_id')
          .where('id', '=', account.id)
          .executeTakeFirstOrThrow()
        expect(producer).toBe(pim.id)
      })
    },
  )

  it('refuses to hand over to who cannot take it', async () => {
    const [pim, gone, theirs] = [await add(), await add(), await anAgency(test)]
    await run((ctx) => disableAgencyUser(ctx, gone.id))
    for (const handTo of [pim.id, gone.id, theirs.userId, 'x'])
      await expect(run((ctx) => disableAgencyUser(ctx, pim.id, { handTo }))).rejects.toMatchObject({
        fields: [{ path: ['handTo'] }],
      })
    expect(await run((ctx) => getAgencyUser(ctx, pim.id))).toMatchObject({ state: 'ACTIVE' })
  })

  it('ends sessions, live views and file links at once', async () => {
    const server = await aWebServer(test)
    const pim = await add()
    const headers = await signIn(test, pim.email)
    const { id } = await run((ctx) => createWorkspace(ctx, { message: 'Hello' }), actorOf(pim.id))
    const client = server.watch(headers)
    const query = 'subscription ($id: ID!) { watchCaraWorkspace(id: $id) { state } }'
    const seen: unknown[] = []
    const ended = (async () => {
      for await (const { data, errors } of client.iterate({ query, variables: { id } })) seen.push(errors ?? data)
    })().catch((error: unknown) => seen.push(error))
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    const fileUrl = `${server.url}/agency/files/sample-policy`
    expect((await fetch(fileUrl, { headers })).status).toBe(200)
    await run((ctx) => disableAgencyUser(ctx, pim.id))
    // Well before the ten seconds after which a live view looks by itself whether its session has ended.
    const clock = new Promise((resolve) => setTimeout(resolve, 8000, 'late'))
    expect(await Promise.race([ended.then(() => 'ended'), clock])).toBe('ended')
    expect((await fetch(fileUrl, { headers })).status).toBe(401)
    const { data } = await server.ask('{ agencyUser { id } }', {}, headers)
    expect(data.agencyUser).toBeNull()
    await client.dispose()
    await server.close()
  })
})

describe('the rights of a user', () => {
  const SERVICE = { role: 'SERVICE', sees: 'ASSIGNED_ACCOUNTS' } as const

  it('are what an owner gave, when added or later; an owner sees all accounts', async () => {
    const pim = await add({ ...someone(), ...SERVICE })
    expect(pim).toMatchObject(SERVICE)
    expect(await add()).toMatchObject({ role: 'OWNER', sees: 'ALL_ACCOUNTS' })
    const wrong = { id: pim.id, role: 'OWNER', sees: 'ASSIGNED_ACCOUNTS' } as const
    await expect(run((ctx) => setAgencyUserRights(ctx, wrong))).rejects.toMatchObject({ fields: [{ path: ['sees'] }] })
    const next = { role: 'READ_ONLY', sees: 'ALL_ACCOUNTS' } as const
    expect(await run((ctx) => setAgencyUserRights(ctx, { id: pim.id, ...next }))).toMatchObject(next)
    await expect(
      run((ctx) => setAgencyUserRights(ctx, { id: mine.userId, ...SERVICE }), actorOf(pim.id)),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await told()).toEqual(['AGENCY_USER_ADDED', 'AGENCY_USER_ADDED', 'AGENCY_USER_RIGHTS_CHANGED'])
  })

  it('leave an owner, also of two who demote each other', async () => {
    const alone = run((ctx) => setAgencyUserRights(ctx, { id: mine.userId, ...SERVICE }))
    await expect(alone).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Robin Placeholder is the only owner. Make another user an owner first.',
    })
    const pim = await add()
    const both = await Promise.allSettled([
      run((ctx) => setAgencyUserRights(ctx, { id: pim.id, ...SERVICE })),
      run((ctx) => setAgencyUserRights(ctx, { id: mine.userId, ...SERVICE }), actorOf(pim.id)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await run(ownerNames)).toHaveLength(1)
  })

  it('are not changed over what somebody else has changed since they were read', async () => {
    const pim = await add({ ...someone(), role: 'PRODUCER' })
    const was = { wasRole: 'PRODUCER', wasSees: 'ALL_ACCOUNTS' } as const
    const set = (rights: object) => run((ctx) => setAgencyUserRights(ctx, { id: pim.id, ...was, ...rights }))
    await set({ role: 'READ_ONLY', sees: 'ALL_ACCOUNTS' })
    const message = 'Somebody changed this to “Read-only” meanwhile. Save again to keep yours.'
    await expect(set(SERVICE)).rejects.toMatchObject({ code: 'CONFLICT', fields: [{ path: ['role'], message }] })
    expect(await run((ctx) => getAgencyUser(ctx, pim.id))).toMatchObject({ role: 'READ_ONLY' })
    // The same that somebody else chose is no conflict, and what was read again is none.
    await set({ role: 'READ_ONLY', sees: 'ASSIGNED_ACCOUNTS' })
    expect(await set({ ...SERVICE, wasRole: 'READ_ONLY', wasSees: 'ASSIGNED_ACCOUNTS' })).toMatchObject(SERVICE)
  })

  it('are heard by the user who is there, at once', async () => {
    const server = await aWebServer(test)
    const pim = await add()
    const client = server.watch(await signIn(test, pim.email))
    const heard = client.iterate<{ watchAgencyUser: object }>({
      query: 'subscription { watchAgencyUser { role sees } }',
    })
    const next = async () => (await heard.next()).value.data.watchAgencyUser as object
    expect(await next()).toEqual({ role: 'OWNER', sees: 'ALL_ACCOUNTS' })
    await run((ctx) => setAgencyUserRights(ctx, { id: pim.id, ...SERVICE }))
    expect(await next()).toEqual(SERVICE)
    await run((ctx) => disableAgencyUser(ctx, pim.id))
    await expect(heard.next()).rejects.toMatchObject([{ extensions: { code: 'SIGNED_OUT' } }])
    await client.dispose()
    await server.close()
  })
})

describe('an own name', () => {
  it('is changed, and told', async () => {
    await run((ctx) => updateSelf(ctx, { name: ' Robin  Specimen ' }))
    expect(await run((ctx) => getAgencyUser(ctx, mine.userId))).toMatchObject({ name: 'Robin Specimen' })
    await expect(run((ctx) => updateSelf(ctx, { name: '' }))).rejects.toMatchObject({ fields: [{ path: ['name'] }] })
    expect(await told()).toEqual(['AGENCY_USER_CHANGED'])
  })
})

describe('an own signature', () => {
  it('is kept as it was typed, changed without the name, and told', async () => {
    await run((ctx) => updateSelf(ctx, { signature: ' Robin Specimen\r\nAccount Manager \n' }))
    expect(await run((ctx) => getAgencyUser(ctx, mine.userId))).toMatchObject({
      name: 'Robin Placeholder',
      signature: 'Robin Specimen\nAccount Manager',
    })
    expect((await told()).at(-1)).toBe('AGENCY_USER_CHANGED')
    await run((ctx) => updateSelf(ctx, { name: 'Robin Specimen' }))
    expect((await run((ctx) => getAgencyUser(ctx, mine.userId))).signature).not.toBe('')
    expect((await run((ctx) => updateSelf(ctx, { signature: ' ' }))).signature).toBe('')
  })

  it('is up to 1,000 characters', async () => {
    const fields = [{ path: ['signature'], message: 'Use 1,000 characters at most.' }]
    await expect(run((ctx) => updateSelf(ctx, { signature: 'x'.repeat(1001) }))).rejects.toMatchObject({ fields })
    await expect(run((ctx) => updateSelf(ctx, { signature: 'x'.repeat(1000) }))).resolves.toBeTruthy()
  })
})

describe('inviting again', () => {
  it('is for who was never here, and not without end', async () => {
    await expect(run((ctx) => sendInvitationAgain(ctx, mine.userId))).resolves.toBeTruthy()
    const pim = await add()
    for (let sent = 1; sent < 5; sent++) await run((ctx) => sendInvitationAgain(ctx, pim.id))
    await expect(run((ctx) => sendInvitationAgain(ctx, pim.id))).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await signIn(test, pim.email)
    await expect(run((ctx) => sendInvitationAgain(ctx, pim.id))).rejects.toMatchObject({ code: 'CONFLICT' })
    const gone = await add()
    await run((ctx) => disableAgencyUser(ctx, gone.id))
    await expect(run((ctx) => sendInvitationAgain(ctx, gone.id))).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
