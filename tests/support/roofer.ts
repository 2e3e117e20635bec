import { connectAsOwner } from '../../server/db/connection.ts'
import { newId } from '../../server/lib/ids.ts'
import type { TestHouse } from './house.ts'
import { aCancellation, aCarrier, anAccount, aPolicy } from './records.ts'

/**
 * A client whose policies stand in every way there is on May 14, 2026: a cancellation taken back, one to come, one that took effect, a renewal and
 * a policy that is only bound. It has no umbrella, though a certificate's description speaks of one.
 */
export async function aRoofer(test: TestHouse, agency: { agencyId: string }): Promise<string> {
  const account = await anAccount(test, agency, { name: 'Juniper & Slate Roofing LLC' })
  const quillfeather = await aCarrier(test, agency, { name: 'Quillfeather Mutual' })
  const harbor = await aCarrier(test, agency, { name: 'Harbor Sample Insurance' })
  const policy = (given: Partial<Parameters<typeof aPolicy>[2]>) =>
    aPolicy(test, agency, { account_id: account, inforce_at: '2026-01-01', expires_at: '2027-01-01', ...given })
  const old = await policy({
    policy_number: 'RQ-101',
    carrier_id: quillfeather,
    state: 'EXPIRED',
    inforce_at: '2025-01-01',
    expires_at: '2026-01-01',
  })
  const gl = await policy({
    policy_number: 'RQ-201',
    carrier_id: quillfeather,
    premium: '5000.00',
    previous_id: old,
    limits: JSON.stringify({ glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' }),
  })
  await aCancellation(test, agency, {
    policy_id: gl,
    effective_at: '2026-06-23',
    reinstated_at: new Date('2026-05-01T15:00:00Z'),
    reinstatement_effective_at: '2026-05-01',
  })
  const auto = await policy({
    type: 'COMMERCIAL_AUTO',
    policy_number: 'HS-301',
    carrier_id: harbor,
    premium: '3200.00',
    inforce_at: '2025-09-01',
    expires_at: '2026-09-01',
  })
  await aCancellation(test, agency, { policy_id: auto, effective_at: '2026-05-30' })
  const property = await policy({
    type: 'PROPERTY',
    policy_number: 'HS-302',
    carrier_id: harbor,
    state: 'CANCELED',
  })
  await aCancellation(test, agency, {
    policy_id: property,
    effective_at: '2026-03-01',
    closed_at: new Date('2026-03-01T06:00:00Z'),
  })
  await policy({
    type: 'WORKERS_COMPENSATION',
    policy_number: 'WC-9',
    carrier_id: quillfeather,
    state: 'BINDING',
    inforce_at: '2026-06-01',
    expires_at: '2027-06-01',
  })
  const owner = connectAsOwner(test.ownerUrl)
  await owner
    .insertInto('certificates')
    .values({
      agency_id: agency.agencyId,
      id: newId(),
      account_id: account,
      certificate_number: '2026-0007',
      holder_name: 'Paper Lantern Properties',
      holder_address: JSON.stringify({ line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }),
      additional_insured: false,
      description_of_operations: 'Umbrella limit and cyber as the contract asks. Canceled policies: 30 days of notice.',
      form: '25',
      worksheet: true,
      blob_key: 'none',
      content: JSON.stringify({ fields: [], overflow: [], pages: [] }),
      issued_on: '2026-04-02',
      created_at: new Date('2026-04-02T15:00:00Z'),
    })
    .execute()
  await owner.destroy()
  return account
}
