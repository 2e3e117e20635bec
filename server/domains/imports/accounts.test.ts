import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { ACCOUNTS_HEAD, aClient, importer } from '../../../tests/support/imports.ts'
import { listAccounts } from '../accounts/list.ts'
import { listAccountHistory, listContactsOf } from '../accounts/service.ts'
import { getImport } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let my: ReturnType<typeof importer>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  my = importer(test, mine)
})

const accounts = (search: string | null = null) =>
  my.run(async (ctx) =>
    (await listAccounts(ctx, { search }, { first: 200, after: null })).map(({ account }) => account),
  )
const standing = async (id: string) => my.run(async (ctx) => getImport(ctx, id))

it('creates accounts with their contacts, found and told as those made by hand are', async () => {
  const id = await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)])
  expect(await accounts()).toEqual([])
  expect(await standing(id)).toMatchObject({ state: 'READY', counts: { CREATE: 2 } })
  await my.imported(id)
  expect(await standing(id)).toMatchObject({ state: 'DONE', done: 2, total: 2 })
  const [first] = await accounts('kettle 00001')
  expect(first).toMatchObject({
    name: 'Tin Kettle Bakery 00001',
    phone: '+15555500001',
    email: 'odette@tk00001.example.com',
  })
  const people = await my.run((ctx) => listContactsOf(ctx, [first!.id]))
  expect(people.get(first!.id)).toMatchObject([{ name: 'Odette Sample 00001', phone: '+15555500001' }])
  const told = await my.run((ctx) => listAccountHistory(ctx, first!.id, { first: 10, after: null }))
  expect(told.map(({ event }) => event)).toMatchObject([{ kind: 'ACCOUNT_CREATED', reason: 'Import of clients.csv' }])
})
