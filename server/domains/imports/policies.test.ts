import { beforeEach, describe, expect, it } from 'vitest'
import { aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { inDays } from '../../../tests/support/days.ts'
import { ACCOUNTS_HEAD, aClient, anImporter, csvOf } from '../../../tests/support/imports.ts'
import { aColleague } from '../../../tests/support/records.ts'
import { createAccount } from '../accounts/service.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { createCarrier, findCarriers, listCarriers } from '../carriers/service.ts'
import { listDoneToday } from '../day/service.ts'
import { cancelPolicy } from '../policies/cancel.ts'
import { updatePolicy } from '../policies/change.ts'
import { listPoliciesOf } from '../policies/service.ts'
import { exportErrors } from './error-file.ts'
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
const [FROM, TO] = [inDays(-40), inDays(325)]
const aRow = (changes: Record<string, string> = {}) => {
  const usual: Record<string, string> = {
    ...{ 'Client ID': 'B-00001', 'Line of Business': 'GL', 'Policy #': 'GL-1001', Carrier: 'Quillfeather Mutual' },
    ...{
      'Eff Date': FROM,
      'Exp Date': TO,
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
    // It is not listed under what was done today: a book of business would fill the day.
    expect(await my.run((ctx) => listDoneToday(ctx, 'TEAM'))).toEqual([])
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

  it('gives a new policy the team of its account where its row names nobody, and nobody for a name Cara does not know', async () => {
    const team = { Producer: my.mine.email, CSR: my.mine.email }
    await my.imported(
      await my.checked([
        [...ACCOUNTS_HEAD, ...Object.keys(team)],
        [...aClient(1), ...Object.values(team)],
      ]),
    )
    const [mine, other] = [my.mine.userId, await aColleague(my.test, my.mine)]
    const otherName = (await my.run(listAgencyUsers)).find(({ id }) => id === other)!.email
    await my.imported(await my.checked([HEAD, aRow({ 'Policy #': 'GL-1' })], 'POLICIES'))
    const named = (number: string, producer: string) => [...aRow({ 'Policy #': number }), producer]
    const rows = [[...HEAD, 'Producer'], named('GL-2', ''), named('GL-3', otherName), named('GL-4', 'Somebody Else')]
    const id = await my.checked(rows, 'POLICIES')
    expect((await my.rows(id)).find(({ title }) => title.endsWith('GL-2'))!.changes).toContainEqual(
      expect.objectContaining({ label: 'Producer', was: null }),
    )
    await my.imported(id)
    const made = (await policies()).toSorted((a, b) => a.policyNumber!.localeCompare(b.policyNumber!))
    expect(made.map(({ producerId, serviceRepId }) => [producerId, serviceRepId])).toEqual([
      [mine, mine],
      [mine, mine],
      [other, mine],
      [null, mine],
    ])
    // What is there already stays as it is.
    await my.imported(await my.checked([HEAD, aRow({ 'Policy #': 'GL-4', Premium: '1' })], 'POLICIES'))
    expect((await policies()).find(({ policyNumber }) => policyNumber === 'GL-4')!.producerId).toBeNull()
  })

  it('changes the policy of that number and term, and adds the one of another term', async () => {
    await my.imported(await my.checked([HEAD, aRow()], 'POLICIES'))
    const renewed = { 'Eff Date': TO, 'Exp Date': inDays(690) }
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

  const NUMBERS = `${FROM.slice(5, 7)}/${FROM.slice(8)}/${FROM.slice(0, 4)}`
  const MAIL = { 'Client ID': '', 'Account email': 'odette@tk00001.example.com' }
  const TWINS: [string, Record<string, string>, Record<string, string>, string[]][] = [
    ['a day written in two ways', { 'Eff Date': NUMBERS }, { 'Eff Date': FROM, Premium: '1' }, ['REFUSE', 'REFUSE']],
    ['a day that one does not say', { 'Eff Date': NUMBERS }, { 'Eff Date': '' }, ['REFUSE', 'REFUSE']],
    ['a day that neither says', { 'Eff Date': '' }, { 'Eff Date': '', Premium: '1' }, ['REFUSE', 'REFUSE']],
    ['an account named in two ways', {}, { ...MAIL, Premium: '1' }, ['REFUSE', 'REFUSE']],
    ['the same in other words', {}, { ...MAIL, 'Eff Date': FROM, Premium: '8420.00' }, ['CREATE', 'SAME']],
    ['another term', {}, { 'Eff Date': TO, 'Exp Date': '' }, ['CREATE', 'CREATE']],
  ]
  it.each(TWINS)('tells two rows of one policy by what they mean: %s', async (_what, one, other, outcomes) => {
    const wide = (row: Record<string, string>) => [...aRow(row), row['Account email'] ?? '']
    const proof = wide({ 'Policy #': 'GL-0', 'Eff Date': '12/25/2025', 'Exp Date': '12/25/2026' })
    const id = await my.checked([[...HEAD, 'Account email'], wide(one), wide(other), proof], 'POLICIES')
    const rows = (await my.rows(id)).toSorted((a, b) => a.position - b.position).slice(0, 2)
    expect(rows.map(({ outcome }) => outcome)).toEqual(outcomes)
    const field = other.Premium ? 'Premium' : 'Effective date'
    if (outcomes[0] === 'REFUSE')
      expect(rows.map(({ problems }) => problems[0]?.message)).toEqual([
        expect.stringContaining(`Row 3 is the same policy and says something else (${field}: `),
        expect.stringContaining(`Row 2 is the same policy and says something else (${field}: `),
      ])
    await my.imported(id)
    expect(await policies()).toHaveLength(1 + outcomes.filter((outcome) => outcome === 'CREATE').length)
  })

  const overlapping = { 'Eff Date': inDays(-30), 'Exp Date': inDays(335) }
  it('takes every field of a policy that has a column, and leaves blank what a list does not hold', async () => {
    const head = [...HEAD, 'Quote Number', 'Bill Type', 'Market', 'Issued', 'Taxes', 'Agent', 'Payment', 'CSR']
    const values = ['Q-5', 'Agency Bill', 'Surplus lines', FROM, '$12.50', 'NOBODY HERE', 'Quarterly', my.mine.email]
    const id = await my.checked([head, [...aRow(), ...values]], 'POLICIES')
    const [row] = await my.rows(id)
    expect(row!.problems.map(({ message }) => message)).toEqual([
      'Market left blank: “Surplus lines” is none of Admitted, Excess and Surplus.',
      'Agent left blank: none of your users is called “NOBODY HERE”.',
    ])
    await my.imported(id)
    const [policy] = await policies()
    expect(policy).toMatchObject({
      ...{ quoteNumber: 'Q-5', market: null, issuedAt: FROM, agencyUserId: null, serviceRepId: my.mine.userId },
      pricing: { billingType: 'AGENCY', paymentIntervalType: 'QUARTERLY', taxes: '12.50', premium: '8420.00' },
    })
  })

  it.each([
    ['Market', 'Non-Admitted', 'market'],
    ['Market', 'Not admitted', 'market'],
    ['Payment Plan', 'Semi-Annual', 'paymentIntervalType'],
    ['Payment Plan', 'Bi-Monthly', 'paymentIntervalType'],
    ['Bill Type', 'Not direct', 'billingType'],
  ])('takes no choice of a list for another: %s “%s”', async (head, typed, field) => {
    const id = await my.checked(
      [
        [...HEAD, head],
        [...aRow(), typed],
      ],
      'POLICIES',
    )
    expect((await my.rows(id))[0]!.problems).toMatchObject([{ field, message: expect.stringContaining(typed) }])
    await my.imported(id)
    expect((await policies())[0]).toMatchObject({
      market: null,
      pricing: { billingType: null, paymentIntervalType: 'NONE' },
    })
  })

  it.each([
    ['Market', 'Admitted market', { market: 'ADMITTED' }],
    ['Bill Type', 'Direct Bill', { pricing: { billingType: 'DIRECT' } }],
    ['Payment Plan', 'Quarterly pay', { pricing: { paymentIntervalType: 'QUARTERLY' } }],
  ])('takes a choice beside a word of its heading: %s “%s”', async (head, typed, held) => {
    const id = await my.checked(
      [
        [...HEAD, head],
        [...aRow(), typed],
      ],
      'POLICIES',
    )
    await my.imported(id)
    expect((await policies())[0]).toMatchObject(held)
  })

  it('refuses a term that overlaps one on file, or one of another row, and another line under a number on file', async () => {
    const both = await my.checked([HEAD, aRow(), aRow(overlapping)], 'POLICIES')
    expect((await my.rows(both)).map(({ position, outcome }) => [position, outcome])).toEqual([
      [3, 'REFUSE'],
      [2, 'CREATE'],
    ])
    await my.imported(await my.checked([HEAD, aRow()], 'POLICIES'))
    const rows = [
      aRow({ ...overlapping, Premium: '9000' }),
      aRow({ 'Line of Business': 'Property' }),
      aRow({ 'Eff Date': inDays(-405), 'Exp Date': FROM }),
    ]
    const id = await my.checked([HEAD, ...rows], 'POLICIES')
    expect((await my.rows(id)).map(({ outcome, problems }) => [outcome, problems[0]?.message])).toEqual([
      ['REFUSE', expect.stringMatching(/^GL-1001 is in Cara from .* to .*, which overlaps this row/)],
      ['REFUSE', 'This policy number is of another line of business in Cara.'],
      ['CREATE', undefined],
    ])
  })

  it('tells the lines of a package that stand in rows of their own', async () => {
    const lines = ['GL', 'Property', 'GL'].map((line, at) =>
      aRow({ 'Line of Business': line, Premium: `${String(at)}00` }),
    )
    const rows = await my.rows(await my.checked([HEAD, ...lines], 'POLICIES'))
    expect(rows.map(({ outcome }) => outcome)).toEqual(['REFUSE', 'REFUSE', 'REFUSE'])
    expect(rows[0]!.problems[0]!.message).toMatch(/^Row 3 has this policy number for Property\. .* as Package/)
    expect(rows[1]!.problems[0]!.message).toContain('Row 2 has this policy number for General Liability.')
  })

  it('leaves a commission blank that may be a rate or dollars, unless its heading tells', async () => {
    const commission = async (heading: string, typed: string) => {
      const head = HEAD.map((one) => (one === 'Commission' ? heading : one))
      const { id } = await my.send(csvOf([head, aRow({ Commission: typed, Premium: '1000' })]), 'POLICIES')
      const columns = (await my.standing(id)).sheets[0]!.columns.map(({ field, head: name }) => ({
        field: name === heading ? 'estimatedCommission' : field,
      }))
      await my.run((ctx) => service.setImportColumns(ctx, id, { sheet: 0, columns }))
      await my.work(id)
      const [row] = await my.rows(id)
      const told = row!.changes.find(({ label }) => label.includes('ommission'))?.is ?? null
      return [row!.outcome, told, row!.problems[0]?.message.split(':')[0] ?? null]
    }
    expect(await commission('Commission', '15')).toEqual(['CREATE', null, 'Commission left blank'])
    expect(await commission('Commission', '100')).toEqual(['CREATE', null, 'Commission left blank'])
    expect(await commission('Commission', '0.15')).toEqual(['CREATE', null, 'Commission left blank'])
    expect(await commission('Commission', '$15')).toEqual(['CREATE', '$15', null])
    expect(await commission('Commission', '150')).toEqual(['CREATE', '$150', null])
    expect(await commission('Commission Amount', '15')).toEqual(['CREATE', '$15', null])
    expect(await commission('Commission Rate', '15')).toEqual(['CREATE', '$150', null])
    expect(await commission('Commission %', '15')).toEqual(['CREATE', '$150', null])
  })

  it('says that a return premium is not imported, and what two rows of a policy say differently', async () => {
    const rows = [
      aRow({ 'Policy #': 'GL-1', Premium: '(400)' }),
      aRow({ 'Policy #': 'GL-2', Commission: '-$40' }),
      aRow({ 'Policy #': 'GL-3', Premium: '$8,420.00', Commission: '$100' }),
      aRow({ 'Policy #': 'GL-3', 'Line of Business': 'Comm GL', Premium: '8420', Commission: '$200' }),
    ]
    const told = new Map(
      (await my.rows(await my.checked([HEAD, ...rows], 'POLICIES'))).map(({ position, problems }) => [
        ...([position, problems.map(({ message }) => message)] as const),
      ]),
    )
    expect(told.get(2)).toEqual(['“(400)” is less than zero. Cara does not import return premiums.'])
    expect(told.get(3)).toEqual(['“-$40” is less than zero. Cara does not import return premiums.'])
    expect(told.get(4)).toEqual([
      'Row 5 is the same policy and says something else (Commission: $100 and $200). Keep one of them.',
    ])
  })

  it('refuses a row that several policies fit, and the second of two rows that one policy fits', async () => {
    const terms = [aRow(), aRow({ 'Eff Date': TO, 'Exp Date': '' })]
    const undated = { 'Policy #': 'WC-1', 'Eff Date': '', 'Exp Date': '' }
    await my.imported(await my.checked([HEAD, ...terms, aRow(undated)], 'POLICIES'))
    const rows = [
      aRow({ 'Eff Date': '', 'Exp Date': '', Premium: '1' }),
      aRow({ ...undated, 'Eff Date': '12/25/2024', 'Exp Date': '12/25/2025' }),
      aRow({ ...undated, 'Eff Date': '12/25/2025', 'Exp Date': '12/25/2026' }),
    ]
    expect(
      (await my.rows(await my.checked([HEAD, ...rows], 'POLICIES'))).map(({ position, outcome, problems }) => [
        ...[position, outcome, problems[0]?.message],
      ]),
    ).toEqual([
      [2, 'REFUSE', '2 policies of Tin Kettle Bakery 00001 could be meant.'],
      [
        4,
        'REFUSE',
        'Row 3 is the same policy and says something else (Effective date: 12/25/2025 and 12/25/2024). Keep one of them.',
      ],
      [3, 'CHANGE', undefined],
    ])
  })

  it('takes a row without a number for the policy of its line alone, and adds the companies a change names', async () => {
    const bare = { 'Policy #': '', Carrier: '' }
    await my.imported(await my.checked([HEAD, aRow(bare)], 'POLICIES'))
    const rows = [
      [...aRow({ ...bare, 'Line of Business': 'Cyber' }), ''],
      [...aRow({ ...bare, Carrier: 'Quillfeather Mutual' }), 'Otter Wholesale'],
    ]
    const id = await my.checked([[...HEAD, 'Broker'], ...rows], 'POLICIES')
    const [changed, created] = await my.rows(id)
    expect(created).toMatchObject({ position: 2, outcome: 'CREATE' })
    expect(changed).toMatchObject({ position: 3, outcome: 'CHANGE' })
    expect(changed!.changes.filter(({ label }) => label === 'New company').map(({ is }) => is)).toEqual([
      'Quillfeather Mutual',
      'Otter Wholesale',
    ])
    await my.imported(id)
    expect(
      (await my.run(listCarriers)).map(({ name, isCarrier, isBroker }) => [name, isCarrier, isBroker]).sort(),
    ).toEqual([
      ['Otter Wholesale', false, true],
      ['Quillfeather Mutual', true, false],
    ])
  })

  it('refuses an end before the cancellation that is recorded', async () => {
    await my.imported(await my.checked([HEAD, aRow()], 'POLICIES'))
    const [policy] = await policies()
    await my.run((ctx) => cancelPolicy(ctx, policy!.id, { effectiveAt: inDays(100) }))
    const [row] = await my.rows(await my.checked([HEAD, aRow({ 'Exp Date': inDays(50) })], 'POLICIES'))
    expect(row).toMatchObject({ outcome: 'REFUSE', problems: [{ field: 'expiresAt' }] })
    expect(row!.problems[0]!.message).toContain('Its cancellation takes effect after that')
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
    ['a rate above the premium', { Commission: '150%' }, '“150%” is not a rate of commission.'],
    ['a rate without a premium', { Premium: '' }, '“12.5%” is a part of the premium, and this row has none.'],
    ['a rate in words', { Commission: '15 percent' }, '“15 percent” is not a rate of commission.'],
    ['an amount that is none', { Premium: 'lots' }, '“lots” is not an amount.'],
    ['an amount below nothing', { Premium: '-5' }, '“-5” is less than zero.'],
    ['a day in no calendar', { 'Eff Date': '02/31/2026' }, '“02/31/2026” is not a date.'],
    ['an end before its beginning', { 'Exp Date': inDays(-400) }, 'A policy expires after it begins.'],
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

  it('gives days and rates that were told by hand along in the file of errors', async () => {
    const head = HEAD.map((name) => (name === 'Commission' ? 'Our Rate' : name))
    const row = aRow({ ...{ 'Eff Date': '03/04/2026', 'Exp Date': '03/04/2027', Commission: '15' }, Premium: 'lots' })
    const id = await my.checked([head, row], 'POLICIES')
    const columns = (await my.standing(id)).sheets[0]!.columns.map(({ head: name, field }) => ({
      field: name === 'Our Rate' ? 'estimatedCommission' : field,
      dateOrder: name.endsWith('Date') ? ('DMY' as const) : null,
    }))
    await my.run((ctx) => service.setImportColumns(ctx, id, { sheet: 0, columns }))
    await my.work(id)
    const { head: told, rows } = await my.run((ctx) => exportErrors(ctx, id, null))
    const mended = await my.checked(
      [told, rows[0]!.map((cell) => (cell === 'lots' ? '1000' : String(cell ?? '')))],
      'POLICIES',
    )
    await my.imported(mended)
    expect(await policies()).toMatchObject([
      { inforceAt: '2026-04-03', expiresAt: '2027-04-03', pricing: { estimatedCommission: '150.00' } },
    ])
  })
})
