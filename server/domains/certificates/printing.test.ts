import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADDRESS } from '../../../tests/support/accounts.ts'
import { anInsured, aRequest, LIMITS, RUNS } from '../../../tests/support/certificates.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import { createCertificate } from './service.ts'
import type { CertificateInput } from './types.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  ;({ accountId } = await anInsured(test, mine))
})
afterAll(() => test.close())

const create = (given: Partial<CertificateInput> = {}) =>
  createCertificate({ house: test.house, actor: mine.actor }, aRequest(accountId, given), null)

it('asks for other characters where the form would print boxes', async () => {
  const holder = { name: 'Paper 株式会社', address: ADDRESS }
  expect(await mistakes(create({ holder }))).toEqual([
    expect.stringMatching(/^holder.name: The form cannot print 株 式/),
  ])
  const address = { ...ADDRESS, city: '東京' }
  expect(await mistakes(create({ holder: { name: 'Paper Lantern', address } }))).toEqual([
    'holder.address.city: The form cannot print 東 京. Write it with characters it has.',
  ])
  expect(await mistakes(create({ descriptionOfOperations: 'Unit ★.' }))).toEqual([
    'descriptionOfOperations: The form cannot print ★. Write it with characters it has.',
  ])
})

it.each([
  ['an account', { name: 'Café 🏠 株式会社' }, {}, 'The account, Name: the form cannot print 🏠 株 式 会 社.'],
  ['a policy', {}, { policy_number: 'QF-★-1' }, 'General Liability QF-★-1, Policy number: the form cannot print ★.'],
  [
    'the attached page',
    {},
    { details: JSON.stringify({ extraLimits: [{ name: 'Liquor', limit: '★ included' }] }) },
    'General Liability, Liquor: the form cannot print ★.',
  ],
])('names the record where the form would print boxes: %s', async (_what, account, policy, told) => {
  const other = await anAccount(test, mine, account)
  await aPolicy(test, mine, { ...RUNS, account_id: other, limits: LIMITS, ...policy })
  expect(await mistakes(create({ accountId: other }))).toEqual([
    `policyIds: ${told} Correct the record with characters the form has.`,
  ])
})

it('has no holder with an invisible name, and none that reverses the text', async () => {
  expect(await mistakes(create({ holder: { name: '\u200b', address: ADDRESS } }))).toEqual([
    'holder.name: Enter the name of the certificate holder.',
  ])
  const { holder } = await create({ holder: { name: 'Acme \u202Egro.live', address: ADDRESS } })
  expect(holder.name).toBe('Acme gro.live')
})
