import { connectAsOwner } from '../../server/db/connection.ts'
import { newId } from '../../server/lib/ids.ts'
import type { TestHouse } from './house.ts'
import { aCancellation, aCarrier, anAccount, aPolicy } from './records.ts'

type Agency = { agencyId: string }

const ADDRESS = { line1: '12 Example Street', city: 'Sampleton', zone: 'OH', postalCode: '43000' }

/** A client with a contact, policies in several states and certificates, as they stand on May 14, 2026; the ids of its records by short names. */
export async function aClient(test: TestHouse, agency: Agency) {
  const account = await anAccount(test, agency, {
    name: 'Otter & Thimble Joinery LLC',
    email: 'office@otter.example.com',
    phone: '+15550104421',
    mailing_address: JSON.stringify(ADDRESS),
  })
  const contact = newId()
  const quillfeather = await aCarrier(test, agency, { name: 'Quillfeather Mutual' })
  const harbor = await aCarrier(test, agency, { name: 'Harbor Sample Insurance' })
  const policy = (given: Partial<Parameters<typeof aPolicy>[2]>) =>
    aPolicy(test, agency, { account_id: account, inforce_at: '2026-01-01', expires_at: '2027-01-01', ...given })
  const gl = await policy({
    type: 'GENERAL_LIABILITY',
    policy_number: 'QF-1042',
    carrier_id: quillfeather,
    premium: '8412.00',
    limits: JSON.stringify({
      glPerOccurrenceLimit: '1000000.00',
      glAggregateLimit: '2000000.00',
      glMedicalPerPersonLimit: '5000.00',
    }),
    details: JSON.stringify({
      deductible: '$2,500 per claim',
      exclusionDescriptions: [
        { title: 'Pollution', description: 'Release of pollutants is excluded', policyQuotes: [] },
      ],
    }),
  })
  const auto = await policy({
    type: 'COMMERCIAL_AUTO',
    policy_number: 'HS-77',
    carrier_id: harbor,
    premium: '6100.50',
    inforce_at: '2025-07-01',
    expires_at: '2026-07-01',
  })
  const umbrella = await policy({
    type: 'UMBRELLA',
    policy_number: 'UM-9',
    carrier_id: quillfeather,
    premium: '2500.00',
    limits: JSON.stringify({
      umbrellaOrExcessPerOccurrenceLimit: '3000000.00',
      umbrellaOrExcessAggregateLimit: '3000000.00',
    }),
  })
  const property = await policy({
    type: 'PROPERTY',
    policy_number: 'HS-80',
    carrier_id: harbor,
    state: 'CANCELED',
    premium: '1900.00',
  })
  await aCancellation(test, agency, {
    policy_id: property,
    effective_at: '2026-03-01',
    closed_at: new Date('2026-03-01T06:00:00Z'),
  })
  const old = await policy({
    type: 'GENERAL_LIABILITY',
    policy_number: 'QF-0900',
    carrier_id: harbor,
    state: 'EXPIRED',
    premium: '7900.00',
    inforce_at: '2025-01-01',
    expires_at: '2026-01-01',
    limits: JSON.stringify({ glAggregateLimit: '1000000.00' }),
  })
  const certificate = newId()
  const revoked = newId()
  const owner = connectAsOwner(test.ownerUrl)
  const own = { agency_id: agency.agencyId }
  await owner
    .insertInto('contacts')
    .values({ ...own, id: contact, name: 'Odette Sample', email: 'odette@otter.example.com', phone: '+15550104422' })
    .execute()
  await owner
    .insertInto('account_contacts')
    .values({ ...own, account_id: account, contact_id: contact, position: 1 })
    .execute()
  const issued = {
    ...own,
    account_id: account,
    holder_address: JSON.stringify({ line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }),
    additional_insured: false,
    description_of_operations: 'Unit 7.',
    form: '25',
    worksheet: true,
    blob_key: 'none',
    content: JSON.stringify({ fields: [], overflow: [], pages: [] }),
    issued_on: '2026-04-02',
    created_at: new Date('2026-04-02T15:00:00Z'),
  } as const
  await owner
    .insertInto('certificates')
    .values([
      { ...issued, id: certificate, certificate_number: '2026-0001', holder_name: 'Paper Lantern Properties' },
      {
        ...issued,
        id: revoked,
        certificate_number: '2026-0002',
        holder_name: 'Mock Harbor Authority',
        revoked_at: new Date('2026-04-20T15:00:00Z'),
        revoke_reason: 'Wrong holder.',
      },
    ])
    .execute()
  await owner
    .insertInto('certificate_policies')
    .values({ ...own, certificate_id: certificate, policy_id: gl, expires_at: '2027-01-01' })
    .execute()
  await owner.destroy()
  return { account, contact, gl, auto, umbrella, property, old, certificate, revoked }
}

export type Client = Awaited<ReturnType<typeof aClient>>
