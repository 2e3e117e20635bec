import { beforeEach, describe, expect, it } from 'vitest'
import { aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { inDays } from '../../../tests/support/days.ts'
import { ACCOUNTS_HEAD, aClient, anImporter } from '../../../tests/support/imports.ts'
import { createAccount } from '../accounts/service.ts'
import { createCarrier, findCarriers, listCarriers } from '../carriers/service.ts'
import { updatePolicy } from '../policies/change.ts'
import { listPoliciesOf } from '../policies/service.ts'
import * as service from './service.ts'

const HEAD = [
  'Client ID',
  'Line of Business',
  'Policy #',
  'Carrier',
  'Eff Date',
  'Exp Date',
  'Premium',
  'Commission',
  'Each occurrence',
  'Policy Status',
  'Cancel Date',
]
const day = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
const [FROM, TO] = [inDays(-40), inDays(325)]
const aRow = (changes: Record<string, string> = {}) => {
  const usual: Record<string, string> = {
    ...{ 'Client ID': 'B-00001', 'Line of Business': 'GL', 'Policy #': 'GL-1001', Carrier: 'Quillfeather Mutual' },
    ...{
      'Eff Date': day(FROM),
      'Exp Date': day(TO),
      Premium: '$8,420',
      Commission: '12.5%',
      'Each occurrence': '1,000,000',
      'Policy Status': 'Active',
      'Cancel Date': '',
    },
  }
  return HEAD.map((head) => changes[head] ?? usual[head]!)
}

const my = anImporter()
let accountId: string
beforeEach(async () => {
  const id = await my.checked([ACCOUNTS_HEAD, aClient(1)])
  await my.imported(id)
  accountId = (await my.rows(id))[0]!.aboutId ?? (await onlyAccount())
})

const onlyAccount = () =>
  my.run(async (ctx) => (await ctx.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()).id)
const policies = () => my.run((ctx) => listPoliciesOf(ctx, [accountId]))

describe('an import of policies', () => {
  it('adds them to the accounts they refer to, with their companies, and makes nothing up', async () => {
    const id = await my.checked(
      [HEAD, aRow(), aRow({ 'Policy #': 'WC-7', 'Line of Business': 'Workers Comp', 'Exp Date': '' })],
      'POLICIES',
    )
    const [row] = await my.rows(id)
    expect(row).toMatchObject({ outcome: 'CREATE', title: 'Tin Kettle Bakery 00001, General Liability GL-1001' })
    expect(row!.changes).toContainEqual({ label: 'New company', was: null, is: 'Quillfeather Mutual' })
    expect(await policies()).toEqual([])
    expect(await my.run(listCarriers)).toEqual([])
    await my.imported(id)
    const [gl, wc] = (await policies()).toSorted((a, b) => a.type.localeCompare(b.type))
    expect(gl).toMatchObject({
      ...{
        state: 'INFORCE',
        type: 'GENERAL_LIABILITY',
        policyNumber: 'GL-1001',
        inforceAt: FROM,
        expiresAt: TO,
        agencyUserId: null,
      },
      ...{
        pricing: { premium: '8420.00', estimatedCommission: '1052.50' },
        limits: { glPerOccurrenceLimit: '1000000.00' },
      },
    })
    expect(wc).toMatchObject({ type: 'WORKERS_COMPENSATION', expiresAt: null })
    expect(wc!.carrierId).toBe(gl!.carrierId)
    const [carrier] = await my.run((ctx) => findCarriers(ctx, [gl!.carrierId!]))
    expect(carrier).toMatchObject({ name: 'Quillfeather Mutual', isCarrier: true })
    const again = await my.checked([HEAD, aRow({ Carrier: 'QUILLFEATHER MUTUAL' })], 'POLICIES')
    expect((await my.standing(again)).counts).toMatchObject({ SAME: 1 })
  })

  it('changes the policy of that number and term, and adds the one of another term', async () => {
    await my.imported(await my.checked([HEAD, aRow()], 'POLICIES'))
    const renewed = { 'Eff Date': day(TO), 'Exp Date': day(inDays(690)) }
    const id = await my.checked([HEAD, aRow({ Premium: '9000', Commission: '' }), aRow(renewed)], 'POLICIES')
    expect(await my.rows(id)).toMatchObject([
      { outcome: 'CHANGE', changes: [{ label: 'Premium', was: '$8,420', is: '$9,000' }] },
      { outcome: 'CREATE' },
    ])
    await my.imported(id)
    expect((await policies()).map(({ state, pricing }) => [state, pricing.premium]).sort()).toEqual([
      ['BINDING', '8420.00'],
      ['INFORCE', '9000.00'],
    ])
    await my.undone(id)
    expect(await policies()).toMatchObject([{ pricing: { premium: '8420.00' } }])
    expect((await my.standing(id)).counts).toMatchObject({ BACK: 2, KEPT: 0 })
  })

  const [NUMBERS, ISO] = [day(FROM), FROM]
  const MAIL = { 'Client ID': '', 'Account email': 'odette@tk00001.example.com' }
  const TWINS: [string, Record<string, string>, Record<string, string>, string[]][] = [
    ['a day written in two ways', { 'Eff Date': NUMBERS }, { 'Eff Date': ISO, Premium: '1' }, ['REFUSE', 'REFUSE']],
    ['a day that one does not say', { 'Eff Date': NUMBERS }, { 'Eff Date': '' }, ['REFUSE', 'REFUSE']],
    ['a day that neither says', { 'Eff Date': '' }, { 'Eff Date': '', Premium: '1' }, ['REFUSE', 'REFUSE']],
    ['an account named in two ways', {}, { ...MAIL, Premium: '1' }, ['REFUSE', 'REFUSE']],
    ['the same in other words', {}, { ...MAIL, 'Eff Date': ISO, Premium: '8420.00' }, ['CREATE', 'SAME']],
    ['another term', {}, { 'Eff Date': day(TO), 'Exp Date': '' }, ['CREATE', 'CREATE']],
  ]
  it.each(TWINS)('tells two rows of one policy by what they mean: %s', async (_what, one, other, outcomes) => {
    const wide = (row: Record<string, string>) => [...aRow(row), row['Account email'] ?? '']
    const proof = wide({ 'Policy #': 'GL-0', 'Eff Date': '12/25/2025', 'Exp Date': '12/25/2026' })
    const id = await my.checked([[...HEAD, 'Account email'], wide(one), wide(other), proof], 'POLICIES')
    const rows = (await my.rows(id)).toSorted((a, b) => a.position - b.position).slice(0, 2)
    expect(rows.map(({ outcome }) => outcome)).toEqual(outcomes)
    if (outcomes[0] === 'REFUSE')
      expect(rows.map(({ problems }) => problems[0]?.message)).toEqual([
        'Row 3 is the same policy and says something else. Keep one of them.',
        'Row 2 is the same policy and says something else. Keep one of them.',
      ])
    await my.imported(id)
    expect(await policies()).toHaveLength(1 + outcomes.filter((outcome) => outcome === 'CREATE').length)
  })

  it('is undone but for what was edited since; an account with a policy is kept', async () => {
    const id = await my.checked([HEAD, aRow(), aRow({ 'Policy #': 'GL-2' })], 'POLICIES')
    await my.imported(id)
    const edited = (await policies()).find(({ policyNumber }) => policyNumber === 'GL-2')!
    await my.run((ctx) => updatePolicy(ctx, edited.id, { rev: edited.rev, quoteNumber: 'Q-1' }))
    await my.undone(id)
    expect((await policies()).map(({ policyNumber }) => policyNumber)).toEqual(['GL-2'])
    const [accounts] = await my
      .run((ctx) => service.listImports(ctx, { first: 10, after: null }))
      .then((all) => all.slice(-1))
    await my.undone(accounts!.import.id)
    expect((await my.rows(accounts!.import.id))[0]?.kept).toBe('It has policies by now.')
    expect(await onlyAccount()).toBe(accountId)
  })

  const IN_FORCE = 'Cara imports policies in force, binding or ended;'
  const CASES: [string, Record<string, string>, string][] = [
    [
      'an account nobody brought',
      { 'Client ID': 'X-9' },
      'No account has the reference “X-9”. Import the accounts first.',
    ],
    ['no account', { 'Client ID': '' }, 'This row names no account.'],
    ['no line of business', { 'Line of Business': '' }, 'Choose a line of business.'],
    [
      'a line Cara does not know',
      { 'Line of Business': 'Hovercraft' },
      '“Hovercraft” is not a line of business Cara knows.',
    ],
    ['a carrier too long', { Carrier: 'Q'.repeat(300) }, 'Use 200 characters at most.'],
    ['a reference too long', { 'Client ID': 'B'.repeat(12_000) }, 'Use 200 characters at most.'],
    ['a canceled policy', { 'Policy Status': 'Cancelled' }, `${IN_FORCE} this one says “Cancelled”.`],
    ['a lapsed policy', { 'Policy Status': 'LAPSED' }, `${IN_FORCE} this one says “LAPSED”.`],
    ['a quote', { 'Policy Status': 'Quoted' }, `${IN_FORCE} this one says “Quoted”.`],
    ['a policy that was not renewed', { 'Policy Status': 'Non-Renewed' }, `${IN_FORCE} this one says “Non-Renewed”.`],
    ['a status nobody knows', { 'Policy Status': 'PX-4' }, '“PX-4” is not a status Cara knows.'],
    ['an expired policy whose term goes on', { 'Policy Status': 'Expired' }, 'This one says “Expired”, and its term'],
    ['a day of cancellation', { 'Cancel Date': '01/05/2026' }, `${IN_FORCE} this one was canceled: “01/05/2026”.`],
    ['a rate as a fraction', { Commission: '0.15' }, '“0.15” is less than a dollar.'],
    ['a rate above the premium', { Commission: '150%' }, '“150%” is not a rate of commission.'],
    ['a rate in words', { Commission: '15 percent' }, '“15 percent” is not a rate of commission.'],
    ['an amount that is none', { Premium: 'lots' }, '“lots” is not an amount.'],
    ['an amount below nothing', { Premium: '-5' }, '“-5” is not an amount.'],
    ['a day in no calendar', { 'Eff Date': '02/31/2026' }, '“02/31/2026” is not a date with the month first.'],
    ['an end before its beginning', { 'Exp Date': day(inDays(-400)) }, 'A policy expires after it begins.'],
  ]
  it.each(CASES)('refuses %s', async (_what, changes, message) => {
    const proof = aRow({ 'Policy #': 'GL-0', 'Eff Date': '12/25/2025', 'Exp Date': '12/25/2026' })
    const rows = await my.rows(await my.checked([HEAD, aRow(changes), proof], 'POLICIES'))
    expect(rows[0]).toMatchObject({ outcome: 'REFUSE' })
    expect(rows[0]!.problems.map((problem) => problem.message).join(' ')).toContain(message)
  })

  it('finds accounts by e-mail or exact name, refuses two that fit, and policies of persons', async () => {
    const person = await my.run((ctx) => createAccount(ctx, aPerson('Pat Placeholder')))
    await my.run((ctx) => createAccount(ctx, aBusiness('Twin Otter LLC')))
    await my.run((ctx) => createAccount(ctx, aBusiness('Twin Otter LLC', { email: 'other@otter.example.com' })))
    const head = ['Account name', 'Account email', 'Type']
    const id = await my.checked(
      [
        head,
        ['tin kettle bakery 00001', '', 'Cyber'],
        ['', 'OTHER@otter.example.com', 'Cyber'],
        ['Twin Otter LLC', '', 'Cyber'],
        [person.name, '', 'Cyber'],
        ['Nobody Inc.', '', 'Cyber'],
      ],
      'POLICIES',
    )
    expect(
      (await my.rows(id)).map(({ position, outcome, problems }) => [position, outcome, problems[0]?.message]),
    ).toEqual([
      [4, 'REFUSE', '2 accounts fit. Refer to them by your reference.'],
      [5, 'REFUSE', 'Personal policies are not supported yet. This account is a person’s.'],
      [6, 'REFUSE', 'No account is there for “Nobody Inc.”.'],
      [2, 'CREATE', undefined],
      [3, 'CREATE', undefined],
    ])
  })

  it('refuses a reference that another name contradicts', async () => {
    const head = ['Client ID', 'Account name', 'Account email', 'Company', 'Type']
    const id = await my.checked(
      [
        head,
        ['B-00001', 'Otter LLC', 'a@otter.example.com', 'Quillfeather Mutual', 'Cyber'],
        ['B-00001', 'Otter LLC', '', '', 'GL'],
        ['B-00001', 'TIN KETTLE\u00a0 Bakery 00001', 'a@otter.example.com', '\u200b', 'BOP'],
      ],
      'POLICIES',
    )
    expect((await my.rows(id)).map(({ outcome, problems }) => [outcome, problems[0]?.message])).toEqual([
      [
        'REFUSE',
        'The reference “B-00001” is of Tin Kettle Bakery 00001 in Cara, and this row says “Otter LLC, a@otter.example.com”.',
      ],
      ['REFUSE', 'The reference “B-00001” is of Tin Kettle Bakery 00001 in Cara, and this row says “Otter LLC”.'],
      ['CREATE', undefined],
    ])
    expect((await my.standing(id)).sheets[0]!.columns[3]).toMatchObject({ field: 'carrier' })
    await my.imported(id)
    expect(await policies()).toMatchObject([{ type: 'BUSINESS_OWNERS', carrierId: null }])
  })

  it('asks which day is meant where a date may be two, and reads none before', async () => {
    await my.run((ctx) => createCarrier(ctx, { name: 'Quillfeather Mutual', isCarrier: true, isBroker: false }))
    const row = aRow({ 'Eff Date': '03/04/2026', 'Exp Date': '03/04/2027' })
    const id = await my.checked([HEAD, row], 'POLICIES')
    const { columns } = (await my.standing(id)).sheets[0]!
    expect(columns[4]).toMatchObject({ field: 'inforceAt', dateOrder: null, unsure: '03/04/2026' })
    expect((await my.rows(id))[0]?.problems[0]?.message).toMatch(/may be two days/)
    const choices = columns.map(({ field, dateOrder }) => ({
      field,
      dateOrder: field === 'inforceAt' || field === 'expiresAt' ? ('DMY' as const) : dateOrder,
    }))
    await my.run((ctx) => service.setImportColumns(ctx, id, { sheet: 0, columns: choices }))
    await my.work(id)
    await my.imported(id)
    expect(await policies()).toMatchObject([{ inforceAt: '2026-04-03', expiresAt: '2027-04-03' }])
  })
})
