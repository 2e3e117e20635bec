import { afterAll, beforeAll, expect, it } from 'vitest'
import { anInsured } from '../../tests/support/certificates.ts'
import { untilDone } from '../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { aWorker } from '../../tests/support/worker.ts'
import { builtinModel } from '../assistant/builtin/model.ts'
import { asOwner, type Db } from '../db/connection.ts'
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

it.each(MEANWHILE)(
  'a run has the rights of who asked, as they are when it begins: %s',
  async (_what, change, error) => {
    const mine = await anAgency(test)
    const { accountId } = await anInsured(test, mine)
    const asked = { name: 'Pim Examplar', email: `pim-${mine.agencyId}@runs.example.com` }
    const { id: userId } = await as(test.house, mine.actor, (ctx) =>
      createAgencyUser(ctx, { ...asked, role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' }),
    )
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('accounts').set({ producer_id: userId }).where('id', '=', accountId).execute(),
    )
    const { id } = await as(test.house, { ...mine.actor, userId }, (ctx) =>
      createWorkspace(ctx, { message: 'Which policies are in force?', accountId }),
    )
    await asOwner(test.ownerUrl, (owner) => change(owner, { accountId, userId }))
    const worker = await aWorker(test, builtinModel)
    const { run, messages } = await untilDone(test, mine.actor, id)
    await worker.stop()
    expect(run).toMatchObject({ state: error === null ? 'SUCCESS' : 'FAILED', error })
    expect(JSON.stringify(messages).includes('QF-1042')).toBe(error === null)
  },
)
