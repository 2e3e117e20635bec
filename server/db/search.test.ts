import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBusiness } from '../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { anAccount, aPolicy } from '../../tests/support/records.ts'
import { listAccounts, listContacts } from '../domains/accounts/list.ts'
import { createAccount } from '../domains/accounts/service.ts'
import { listPolicyPage } from '../domains/policies/list.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  const at = (line1: string, line2?: string) => ({
    mailingAddress: { line1, ...(line2 && { line2 }), city: 'Sampleton', zone: 'OH', postalCode: '43000-6589' },
  })
  const contact = (name: string) => ({ contact: { name, email: 'desk@example.com', phone: '(555) 010-0199 x45' } })
  const businesses = [
    aBusiness('Suite seven', { ...at('12 Thimble Street', 'Suite 7'), ...contact('J.P. Morganson') }),
    aBusiness('Unit seven', { ...at('14 Kiln Lane', 'Unit 7'), ...contact('Ann St. John') }),
    aBusiness('Apt seven', at('100 North Main Street', 'Apt. 7-B')),
    aBusiness('Number seven', at('340 Thimble Avenue #7')),
    aBusiness('St. John’s Bakery', { ...at('5 Oak Court', 'Ste 8'), phone: '(555) 010-0142' }),
  ]
  await as(test.house, mine.actor, async (ctx) => {
    for (const business of businesses) await createAccount(ctx, business)
  })
  const named = async (name: string, policyNumber: string) =>
    aPolicy(test, mine, { account_id: await anAccount(test, mine, { name }), policy_number: policyNumber })
  await named('J.P. Morganson Holdings, Inc.', 'A.12.34')
  await named('St. John Lumber', '555-010-0142')
})
afterAll(() => test.close())

const SEVENS = ['Apt seven', 'Number seven', 'Suite seven', 'Unit seven']

describe('what is typed is found however it is written', () => {
  it.each<[string, string[]]>([
    ['12 Thimble St.', ['Suite seven']],
    ['Kiln Ln.', ['Unit seven']],
    ['100 N. Main', ['Apt seven']],
    ['Main St., Sampleton, Ohio.', ['Apt seven']],
    ['Thimble St. Ste. 7 12', ['Suite seven']],
    ['#7', SEVENS],
    ['# 7', SEVENS],
    ['Unit 7 Sampleton', SEVENS],
    ['12 Thimble Street #7', ['Suite seven']],
    ['Kiln Lane, Apt. 7', ['Unit seven']],
    ['#8', ['St. John’s Bakery']],
    ['340 43000', ['Number seven']],
    ['340 43000-6589', ['Number seven']],
    ['340 Thimble Ave 430006589', ['Number seven']],
    ['43000 6589 Oak', ['St. John’s Bakery']],
    ['St. John', ['St. John’s Bakery', 'Unit seven']],
    ['555-010-0142', ['St. John’s Bakery']],
    ['555.010.01', ['St. John’s Bakery', 'Suite seven', 'Unit seven']],
    ['010-0142', ['St. John’s Bakery']],
    ['(555)010-0142 Oak', ['St. John’s Bakery']],
    ['1 555 010 0199 ext. 45', ['Suite seven', 'Unit seven']],
    ['...', [...SEVENS, 'St. John’s Bakery']],
  ])('accounts by %o', async (search, expected) => {
    const found = await as(test.house, mine.actor, (ctx) => listAccounts(ctx, { search }, { first: 50, after: null }))
    const names = found.map(({ account }) => account.name)
    expect(names.filter((name) => /seven|Bakery/.test(name)).sort()).toEqual(expected.toSorted())
  })

  it.each<[string, string[]]>([
    ['J.P. Morganson', ['J.P. Morganson']],
    ['Morganson, J.P.', ['J.P. Morganson']],
    ['Ann St. John', ['Ann St. John']],
    ['555.010.0199 x45', ['Ann St. John', 'J.P. Morganson']],
  ])('contacts by %o', async (search, expected) => {
    const found = await as(test.house, mine.actor, (ctx) => listContacts(ctx, search, { first: 50, after: null }))
    expect(found.map(({ contact }) => contact.name)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['J.P. Morganson Holdings Inc', ['A.12.34']],
    ['J.P. Morganson Holdings, Inc.', ['A.12.34']],
    ['A.12.34', ['A.12.34']],
    ['a1234', ['A.12.34']],
    ['A.12.34.', ['A.12.34']],
    ['St. John', ['555-010-0142']],
    ['St. John 555-010-0142', ['555-010-0142']],
  ])('policies by %o', async (search, expected) => {
    const found = await as(test.house, mine.actor, (ctx) => listPolicyPage(ctx, { search }, { first: 50, after: null }))
    expect(found.map(({ policy }) => policy.policyNumber)).toEqual(expected)
  })
})
