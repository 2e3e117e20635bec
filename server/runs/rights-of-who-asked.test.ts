import type { LanguageModelV4 } from '@ai-sdk/provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anInsured } from '../../tests/support/certificates.ts'
import { untilDone } from '../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { asOwner } from '../../tests/support/owner.ts'
import { aWorker } from '../../tests/support/worker.ts'
import { builtinModel } from '../assistant/builtin/model.ts'
import type { Db } from '../db/connection.ts'
import { createAgencyUser } from '../domains/agency/users.ts'
import { createWorkspace } from '../domains/workspaces/service.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

const MAY_NOT = 'The user who asked may not work on this any more. Ask again to go on.'

type Who = { accountId: string; userId: string }
const MEANWHILE: [what: string, change: (owner: Db, who: Who) => Promise<unknown>, error: string | null][] = [
  ['nothing has changed', async () => {}, null],
  [
    'the user was made read-only',
    (owner, { userId }) =>
      owner.updateTable('agency_users').set({ role: 'READ_ONLY' }).where('id', '=', userId).execute(),
    MAY_NOT,
  ],
  [
    'the account was assigned to somebody else',
    (owner, { accountId }) =>
      owner.updateTable('accounts').set({ producer_id: null }).where('id', '=', accountId).execute(),
    MAY_NOT,
  ],
]

/** Asks about a client's policies as a producer of that client alone; how the run ends. */
async function asked(model: (who: Who) => LanguageModelV4, before: (who: Who) => Promise<unknown> = async () => {}) {
  const mine = await anAgency(test)
  const { accountId } = await anInsured(test, mine)
  const user = { name: 'Pim Examplar', email: `pim-${mine.agencyId}@runs.example.com` }
  const { id: userId } = await as(test.house, mine.actor, (ctx) =>
    createAgencyUser(ctx, { ...user, role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' }),
  )
  await asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('accounts').set({ producer_id: userId }).where('id', '=', accountId).execute(),
  )
  const { id } = await as(test.house, { ...mine.actor, userId }, (ctx) =>
    createWorkspace(ctx, { message: 'Which policies are in force?', accountId }),
  )
  const who = { accountId, userId }
  await before(who)
  const worker = await aWorker(test, model(who))
  const { run, messages } = await untilDone(test, mine.actor, id)
  await worker.stop()
  const answer = messages.at(-1)!.content
  return { run, answer, isTold: JSON.stringify(messages).includes('QF-1042') }
}

/** The built-in model, with something that happens while it writes. */
const whileItWrites = (happens: () => Promise<unknown>): LanguageModelV4 => ({
  ...builtinModel,
  doStream: async (options) => {
    const answer = await builtinModel.doStream(options)
    await happens()
    return answer
  },
})

it.each(MEANWHILE)(
  'a run has the rights of who asked, as they are when it begins: %s',
  async (_what, change, error) => {
    const changed = (who: Who) => asOwner(test.ownerUrl, (owner) => change(owner, who))
    const { run, isTold } = await asked(() => builtinModel, changed)
    expect(run).toMatchObject({ state: error === null ? 'SUCCESS' : 'FAILED', error })
    expect(isTold).toBe(error === null)
  },
)

it.each(MEANWHILE)(
  'an answer is given under the rights of the moment: %s while it was written',
  async (_what, change, error) => {
    const model = (who: Who) => whileItWrites(() => asOwner(test.ownerUrl, (owner) => change(owner, who)))
    const { run, isTold } = await asked(model)
    expect(run?.state).toBe(error === null ? 'SUCCESS' : 'FAILED')
    expect(isTold).toBe(error === null)
  },
)

it('a record that changes between the look and the answer is looked up again', async () => {
  const premiums = ['1.00', '2.00', '3.00']
  const { run, answer } = await asked(({ accountId }) =>
    whileItWrites(async () => {
      const premium = premiums.length > 1 ? premiums.shift()! : premiums[0]!
      await asOwner(test.ownerUrl, (owner) =>
        owner.updateTable('policies').set({ premium }).where('account_id', '=', accountId).execute(),
      )
    }),
  )
  expect(run?.state).toBe('SUCCESS')
  expect(answer).toContain('premium $3')
  expect(answer).not.toMatch(/left out/)
})
