import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { completeSignIn, startSignIn } from './service.ts'

/** An attacker who measures time could discover users, unless every request does the same work. */

let test: TestHouse
let asked: string[] = []
const listening: KyselyPlugin = {
  transformQuery({ node }) {
    asked.push(node.kind === 'RawNode' ? node.sqlFragments.join('?').trim() : node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  test = await aHouse()
  test.house.db = test.house.db.withPlugin(listening)
})
afterAll(() => test.close())
beforeEach(() => {
  asked = []
})

let network = 0
/** The statements of asking for a code, then of a wrong guess, from an unknown network and browser. */
async function workFor(email: string) {
  asked = []
  const caller = { ip: `203.0.113.${++network}`, attempt: null, device: null }
  const { attempt } = await startSignIn(test.house, { email }, caller)
  await completeSignIn(test.house, { email, code: '000000' }, { ...caller, attempt }, 1).catch(() => {})
  return asked
}

it('is the same for a user, a disabled one, and an unknown address', async () => {
  const known = await anAgency(test)
  const disabled = await anAgency(test)
  const owner = connectAsOwner(test.ownerUrl)
  await owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', disabled.userId).execute()
  await owner.destroy()
  const work = await workFor(known.email)
  expect(work.length).toBeGreaterThan(8)
  expect(await workFor(disabled.email)).toEqual(work)
  expect(await workFor('nobody@nowhere.example.com')).toEqual(work)
})
