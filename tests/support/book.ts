import { newId } from '../../server/lib/ids.ts'
import type { TestHouse } from './house.ts'
import { asOwner } from './owner.ts'
import { aCancellation, aCarrier, aColleague, anAccount, aPolicy } from './records.ts'

type Agency = { agencyId: string; userId: string }
type Owned = { account_id: string }

/** The accounts of an agency with what belongs to them, as they stand on May 14, 2026; the ids of the records by short names. */
export async function aBook(test: TestHouse, agency: Agency) {
  const me = agency.userId
  const dana = await aColleague(test, agency, 'Dana Sample')
  const jules = await aColleague(test, agency, 'Jules Mockingham')
  const cinder = await aCarrier(test, agency, { name: 'Cinder Block Insurance' })
  const quill = await aCarrier(test, agency, { name: 'Quillfeather Mutual' })
  const harbor = await aCarrier(test, agency, { name: 'Harbor Sample Insurance' })
  const account = (name: string, zone: string, given: Partial<Parameters<typeof anAccount>[2]> = {}) => {
    const mailing_address = JSON.stringify({ line1: '1 Mock Street', city: 'Sampleton', zone, postalCode: '43000' })
    return anAccount(test, agency, { name, mailing_address, search_text: name.toLowerCase(), ...given })
  }
  const oak = await account('Oak Hill Builders LLC', 'OH', { producer_id: dana, service_rep_id: jules })
  const pine = await account('Pine Street Bakery', 'OH', { producer_id: me, service_rep_id: jules, email: '' })
  const lark = await account('Larkspur Trucking Inc', 'PA', { producer_id: dana })
  const fern = await account('Fernway Dental Group', 'NY', { service_rep_id: dana })
  const wren = await account('Wren Consulting', 'PA', { producer_id: me })
  const nora = await account('Nora Testwell', 'OH', { type: 'INDIVIDUAL', phone: '' })
  const policy = (
    account_id: string,
    type: Parameters<typeof aPolicy>[2]['type'],
    carrier_id: string,
    expires_at: string,
    premium: number,
    given: Partial<Parameters<typeof aPolicy>[2]> = {},
  ) => {
    const inforce_at = `${String(Number(expires_at.slice(0, 4)) - 1)}${expires_at.slice(4)}`
    return aPolicy(test, agency, {
      ...{ account_id, type, carrier_id, inforce_at, expires_at, premium: premium.toFixed(2) },
      ...given,
    })
  }
  const oakGl = await policy(oak, 'GENERAL_LIABILITY', cinder, '2027-03-15', 12_000, { policy_number: 'CB-1' })
  const oakAuto = await policy(oak, 'COMMERCIAL_AUTO', harbor, '2026-07-01', 15_000, { policy_number: 'HS-1' })
  const oakAuto2 = await policy(oak, 'COMMERCIAL_AUTO', harbor, '2026-09-01', 11_000, { policy_number: 'HS-2' })
  const oakUmb = await policy(oak, 'UMBRELLA', quill, '2026-06-10', 4000, { policy_number: 'QF-1' })
  const pineGl = await policy(pine, 'GENERAL_LIABILITY', cinder, '2027-03-01', 3000, { policy_number: 'CB-2' })
  const pineProp = await policy(pine, 'PROPERTY', cinder, '2027-01-01', 2000, { state: 'CANCELED' })
  await aCancellation(test, agency, {
    policy_id: pineProp,
    effective_at: '2026-04-01',
    closed_at: new Date('2026-04-01T06:00:00Z'),
  })
  const pineUmb = await policy(pine, 'UMBRELLA', quill, '2026-01-01', 1000, { state: 'EXPIRED' })
  const larkAuto = await policy(lark, 'COMMERCIAL_AUTO', harbor, '2026-06-01', 22_000, { policy_number: 'HS-3' })
  const larkAuto2 = await policy(lark, 'COMMERCIAL_AUTO', cinder, '2027-03-20', 9000, { policy_number: 'CB-3' })
  const larkWc = await policy(lark, 'WORKERS_COMPENSATION', quill, '2027-01-01', 18_000, { policy_number: 'QF-2' })
  const fernPl = await policy(fern, 'PROFESSIONAL_LIABILITY', quill, '2026-05-20', 7500, { policy_number: 'QF-3' })
  const fernCyber = await policy(fern, 'CYBER', quill, '2026-08-01', 2200, { policy_number: 'QF-4' })
  const noraProp = await policy(nora, 'PROPERTY', harbor, '2026-12-01', 1800, { policy_number: 'HS-4' })

  const own = { agency_id: agency.agencyId }
  const requests = {
    certificate: newId(),
    question: newId(),
    endorsement: newId(),
    cancel: newId(),
    quote: newId(),
    second: newId(),
  }
  const request = (
    id: string,
    account_id: string,
    type: 'CREATE_CERTIFICATE' | 'QUESTION' | 'ENDORSE_POLICY' | 'CANCEL_POLICY' | 'QUOTE_REQUEST',
    assignee_id: string | null,
    due: string | null,
    opened = '2026-05-08',
  ) => ({
    ...{ ...own, id, account_id, type, assignee_id, title: type.toLowerCase().replaceAll('_', ' ') },
    ...{ due_at: due ? new Date(`${due}T20:00:00Z`) : null, created_at: new Date(`${opened}T15:00:00Z`) },
    updated_at: new Date(`${opened}T15:00:00Z`),
  })
  const certificates = { city: newId(), mall: newId(), truck: newId(), depot: newId(), dental: newId() }
  const certificate = (
    id: string,
    given: Owned & { holder_name: string },
    number: number,
    issued_on = '2026-04-02',
  ) => ({
    ...{ ...own, id, ...given, certificate_number: `2026-000${String(number)}`, issued_on, additional_insured: false },
    holder_address: JSON.stringify({ line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }),
    content: JSON.stringify({ fields: [], overflow: [], pages: [] }),
    ...{ form: '25', worksheet: true, blob_key: 'none', created_at: new Date(`${issued_on}T15:00:00Z`) },
  })
  const states = (certificate_id: string, policy_id: string, expires_at: string) => ({
    ...{ ...own, certificate_id, policy_id, expires_at },
  })
  await asOwner(test.ownerUrl, async (owner) => {
    await owner
      .insertInto('service_requests')
      .values([
        request(requests.certificate, oak, 'CREATE_CERTIFICATE', dana, '2026-05-14'),
        request(requests.question, oak, 'QUESTION', jules, '2026-05-10'),
        { ...request(requests.endorsement, pine, 'ENDORSE_POLICY', dana, null), state: 'CLOSED' },
        request(requests.cancel, lark, 'CANCEL_POLICY', dana, null),
        request(requests.quote, fern, 'QUOTE_REQUEST', null, '2026-05-28'),
        request(requests.second, lark, 'CREATE_CERTIFICATE', me, null, '2026-04-20'),
      ])
      .execute()
    await owner
      .insertInto('certificates')
      .values([
        certificate(certificates.city, { account_id: oak, holder_name: 'City of Sampleton' }, 1),
        certificate(certificates.mall, { account_id: oak, holder_name: 'Brightwater Mall' }, 2, '2026-05-05'),
        certificate(certificates.truck, { account_id: lark, holder_name: 'City of Sampleton' }, 3),
        {
          ...certificate(certificates.depot, { account_id: oak, holder_name: 'Old Depot LLC' }, 4),
          revoked_at: new Date('2026-04-20T15:00:00Z'),
          revoke_reason: 'Wrong holder.',
        },
        certificate(certificates.dental, { account_id: fern, holder_name: 'Mock State University' }, 5),
      ])
      .execute()
    await owner
      .insertInto('certificate_policies')
      .values([
        states(certificates.city, oakGl, '2027-03-15'),
        states(certificates.mall, oakGl, '2027-03-15'),
        states(certificates.mall, oakUmb, '2026-06-10'),
        states(certificates.truck, larkAuto, '2026-06-01'),
        states(certificates.depot, oakGl, '2027-03-15'),
        states(certificates.dental, fernPl, '2026-05-20'),
      ])
      .execute()
  })
  return {
    users: { dana, jules },
    accounts: { oak, pine, lark, fern, wren, nora },
    policies: {
      oakGl,
      oakAuto,
      oakAuto2,
      oakUmb,
      pineGl,
      pineProp,
      pineUmb,
      larkAuto,
      larkAuto2,
      larkWc,
      fernPl,
      fernCyber,
      noraProp,
    },
    requests,
    certificates,
  }
}

export type Book = Awaited<ReturnType<typeof aBook>>

/** The records of a book by their short names, whatever they are. */
export function shortNames({ accounts, policies, requests, certificates }: Book): Map<string, string> {
  const all = { ...accounts, ...policies, ...requests, ...certificates }
  return new Map(Object.entries(all).map(([name, id]) => [id, name]))
}
