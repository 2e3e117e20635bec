import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { newId } from '../../lib/ids.ts'
import { deletePolicy } from './change.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let id: string
beforeAll(async () => {
  test = await aHouse()
  test.house.now = () => new Date('2026-11-20T12:00:00Z')
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
})
afterAll(() => test.close())
const source = (quote: string) => ({
  fileId: newId(),
  fileName: 'Declarations.pdf',
  page: 3,
  quote,
  acceptedBy: mine.userId,
  acceptedAt: '2026-04-03T00:00:00Z',
})
beforeEach(async () => {
  const account_id = await anAccount(test, mine)
  id = await aPolicy(test, mine, {
    ...{
      account_id,
      policy_number: 'QF-000-1042',
      inforce_at: '2026-04-01',
      expires_at: '2027-04-01',
      premium: '8420',
    },
    limits: JSON.stringify({ glMedicalPerPersonLimit: '10000.00', glAggregateLimit: '2000000.00' }),
    details: JSON.stringify({ locations: ['12 Example Street'], deductible: '$500' }),
    sources: JSON.stringify({
      'limits.glMedicalPerPersonLimit': source('$10,000'),
      'limits.glAggregateLimit': source('$2,000,000'),
      'details.locations.0': source('12 Example Street'),
    }),
  })
})

const FIELDS = `id rev state policyNumber expiresAt updatedAt carrier { name } limits { glMedicalPerPersonLimit glAggregateLimit }
  pricing { premium taxes } details { locations deductible summary } sources { field acceptedBy { id } quote page fileName }
  history { kind reason changes { field label was is } about { name value } }`

const update = async (input: object, by = ask) =>
  (
    await by(
      `mutation ($id: ID!, $input: UpdateBusinessPolicyInput!) { updateBusinessPolicy(id: $id, input: $input) {
        businessPolicy { ${FIELDS} } errors { message code path rev } } }`,
      { id, input },
    )
  ).updateBusinessPolicy

describe('updateBusinessPolicy', () => {
  it('changes the given fields, leaves the rest, and records each change with its reason', async () => {
    const carrierId = await aCarrier(test, mine, { name: 'Harrowgate Fable Insurance' })
    const { businessPolicy, errors } = await update({
      ...{ rev: 1, carrierId, updateReason: ' declarations corrected by the carrier ' },
      ...{ limits: { glMedicalPerPersonLimit: '5000' }, pricing: { premium: '8500.5' }, details: { locations: [] } },
    })
    expect(errors).toEqual([])
    expect(businessPolicy).toMatchObject({
      ...{ rev: 2, policyNumber: 'QF-000-1042', expiresAt: '2027-04-01', state: 'INFORCE' },
      carrier: { name: 'Harrowgate Fable Insurance' },
      limits: { glMedicalPerPersonLimit: '5000.00', glAggregateLimit: '2000000.00' },
      pricing: { premium: '8500.50', taxes: '0.00' },
      details: { locations: [], deductible: '$500' },
    })
    expect(businessPolicy.history).toEqual([
      {
        ...{ kind: 'POLICY_CHANGED', reason: 'declarations corrected by the carrier' },
        about: [{ name: 'policy', value: 'General Liability QF-000-1042' }],
        changes: [
          { field: 'carrierId', label: 'Carrier', was: null, is: 'Harrowgate Fable Insurance' },
          { field: 'pricing.premium', label: 'Premium', was: '$8,420', is: '$8,500.50' },
          {
            ...{ field: 'limits.glMedicalPerPersonLimit', label: 'General liability: Medical expense, per person' },
            ...{ was: '$10,000', is: '$5,000' },
          },
          { field: 'details.locations', label: 'Locations', was: '12 Example Street', is: null },
        ],
      },
    ])
  })

  it('takes the source from a value that was changed, and from no other', async () => {
    const { businessPolicy } = await update({
      rev: 1,
      limits: { glMedicalPerPersonLimit: '5000' },
      details: { locations: null },
    })
    expect(businessPolicy.sources).toEqual([
      {
        ...{ field: 'limits.glAggregateLimit', quote: '$2,000,000', page: 3, fileName: 'Declarations.pdf' },
        acceptedBy: { id: mine.userId },
      },
    ])
  })

  it('writes nothing down when nothing is another than before', async () => {
    const { businessPolicy, errors } = await update({
      rev: 1,
      policyNumber: ' QF-000-1042 ',
      pricing: { premium: '8420' },
    })
    expect(errors).toEqual([])
    expect(businessPolicy).toMatchObject({ rev: 1, history: [] })
    expect(businessPolicy.sources).toHaveLength(3)
  })

  it('keeps a value that is another though it is shown alike, and tells it', async () => {
    const colleague = newId()
    await asOwner(test.ownerUrl, (owner) =>
      sql`insert into agency_users (id, agency_id, name, email) select ${colleague}, agency_id, name, ${`${colleague}@x.example.com`}
        from agency_users where id = ${mine.userId}`.execute(owner),
    )
    const coverage = { title: 'Liquor', description: 'Served at events' }
    const before = {
      agencyUserId: mine.userId,
      details: {
        namedAdditionalInsureds: ['Alder LLC; Birch LLC'],
        insured: { name: 'Otter Joinery, 1 Test Street' },
        coverageDescriptions: [coverage],
        extraLimits: [{ name: 'Host: liquor', limit: '1' }],
      },
    }
    await update({ rev: 1, ...before })
    expect((await update({ rev: 2, ...before })).businessPolicy).toMatchObject({ rev: 2 })
    const after = {
      agencyUserId: colleague,
      details: {
        namedAdditionalInsureds: ['Alder LLC', 'Birch LLC'],
        insured: { name: 'Otter Joinery', address: '1 Test Street' },
        coverageDescriptions: [{ ...coverage, policyQuotes: ['Liquor is covered.'] }],
        extraLimits: [{ name: 'Host', limit: 'liquor: 1' }],
      },
    }
    const { businessPolicy, errors } = await update({ rev: 2, ...after })
    expect(errors).toEqual([])
    expect(businessPolicy.rev).toBe(3)
    expect(businessPolicy.history[0].changes.map(({ field }: { field: string }) => field)).toEqual([
      'agencyUserId',
      'details.insured',
      'details.namedAdditionalInsureds',
      'details.coverageDescriptions',
      'details.extraLimits',
    ])
    const { rows } = await asOwner(test.ownerUrl, (owner) =>
      sql<
        typeof after & { agency_user_id: string }
      >`select agency_user_id, details from policies where id = ${id}`.execute(owner),
    )
    expect(rows[0]).toMatchObject({ agency_user_id: colleague, details: after.details })
  })

  it('settles the state by days that were changed', async () => {
    const { businessPolicy } = await update({ rev: 1, expiresAt: '2026-11-20' })
    expect(businessPolicy).toMatchObject({ state: 'EXPIRED' })
    expect(businessPolicy.history[0].changes).toMatchObject([
      { field: 'state', was: 'Active', is: 'Expired' },
      { field: 'expiresAt', was: 'Apr 1, 2027', is: 'Nov 20, 2026' },
    ])
  })

  it('tells the second of two who edit what the first changed, and takes the second save', async () => {
    const other = newId()
    await asOwner(test.ownerUrl, (owner) =>
      sql`insert into agency_users (id, agency_id, name, email) values (${other}, ${mine.agencyId}, 'Sam Specimen', ${`${other}@x.example.com`})`.execute(
        owner,
      ),
    )
    const sam = await anAsker(test, { ...mine, userId: other, actor: { ...mine.actor, userId: other } })
    await update({ rev: 1, policyNumber: 'QF-2', limits: { glAggregateLimit: null }, expiresAt: '2027-06-01' }, sam)
    const refused = await update({ rev: 1, policyNumber: 'QF-3', limits: { glAggregateLimit: '3000000' } })
    expect(refused.businessPolicy).toBeNull()
    expect(refused.errors).toEqual([
      {
        ...{ code: 'CONFLICT', path: ['policyNumber'], rev: 2 },
        message: 'Sam Specimen changed this to “QF-2” meanwhile. Save again to keep yours.',
      },
      {
        ...{ code: 'CONFLICT', path: ['expiresAt'], rev: 2 },
        message: 'Sam Specimen changed this to “Jun 1, 2027” meanwhile.',
      },
      {
        ...{ code: 'CONFLICT', path: ['limits', 'glAggregateLimit'], rev: 2 },
        message: 'Sam Specimen cleared this meanwhile. Save again to keep yours.',
      },
    ])
    expect((await update({ rev: 9, policyNumber: 'QF-3' })).errors).toMatchObject([
      { code: 'CONFLICT', path: [], rev: null },
    ])
    expect((await update({ rev: 2, policyNumber: 'QF-3' })).businessPolicy).toMatchObject({
      policyNumber: 'QF-3',
      rev: 3,
    })
    const apart = await update({ rev: 2, limits: { glMedicalPerPersonLimit: '7000' } }, sam)
    expect(apart.businessPolicy, 'changes of different fields both stand').toMatchObject({
      policyNumber: 'QF-3',
      limits: { glMedicalPerPersonLimit: '7000.00' },
      rev: 4,
    })
  })

  it('refuses what a policy cannot be, at its field, and a policy that is not there', async () => {
    const broker = await aCarrier(test, mine, { is_carrier: false, is_broker: true })
    const wrong = await update({ rev: 1, carrierId: broker, inforceAt: '2027-04-01' })
    expect(wrong.errors.map(({ path }: any) => path.join('.'))).toEqual(['carrierId', 'expiresAt'])
    await expect(update({ rev: 1, expiresAt: '2101-01-01' })).rejects.toThrow('Enter a day from 1900 to 2100.')
    id = newId()
    expect((await update({ rev: 1 })).errors).toMatchObject([
      { code: 'NOT_FOUND', message: 'This policy does not exist.' },
    ])
  })
})

describe('deleteBusinessPolicy', () => {
  const remove = async (key?: string) =>
    (
      await ask(
        `mutation ($id: ID!, $key: ID) {
          deleteBusinessPolicy(id: $id, reason: " Entered twice. ", key: $key) { id errors { message code } }
        }`,
        { id, key },
      )
    ).deleteBusinessPolicy

  it('takes the policy out of every list and keeps its history', async () => {
    const key = newId()
    expect(await remove(key)).toEqual({ id, errors: [] })
    expect(await remove(key)).toEqual({ id, errors: [] })
    expect(await remove()).toMatchObject({ id: null, errors: [{ code: 'NOT_FOUND' }] })
    expect((await ask('query ($id: ID!) { businessPolicy(id: $id) { id } }', { id })).businessPolicy).toBeNull()
    const { businessPolicies } = await ask('{ businessPolicies { id } }')
    expect(businessPolicies.map((policy: any) => policy.id)).not.toContain(id)
    const kept = await asOwner(test.ownerUrl, (owner) =>
      owner.selectFrom('history').select(['kind', 'about', 'reason']).where('policy_id', '=', id).execute(),
    )
    expect(kept).toEqual([
      { kind: 'POLICY_DELETED', about: { policy: 'General Liability QF-000-1042' }, reason: 'Entered twice.' },
    ])
  })

  it('is for a person to decide, not for Cara', async () => {
    const cara = { ...mine.actor, kind: 'cara' } as const
    await expect(as(test.house, cara, (ctx) => deletePolicy(ctx, id))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('is refused while a newer version rests on it', async () => {
    const account_id = await anAccount(test, mine)
    const next = await aPolicy(test, mine, { account_id, previous_id: id })
    expect(await remove()).toEqual({
      id: null,
      errors: [{ code: 'CONFLICT', message: 'A newer version of this policy exists.' }],
    })
    const old = id
    id = next
    expect((await remove()).errors).toEqual([])
    id = old
    expect((await remove()).errors).toEqual([])
  })
})
