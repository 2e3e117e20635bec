import { dayIn } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import type { Ctx } from '../../ctx.ts'
import { findAccount, listContactsOf } from '../../domains/accounts/service.ts'
import { getAgency, listAgencyUsers } from '../../domains/agency/service.ts'
import { findCarriers } from '../../domains/carriers/service.ts'
import { listCertificates } from '../../domains/certificates/service.ts'
import { ACCOUNT_FIELDS, CERTIFICATE_FIELDS, CONTACT_FIELDS } from '../../domains/on-file/client-fields.ts'
import { HELD_POLICY_FIELDS } from '../../domains/on-file/policy-fields.ts'
import { type AccountRecord, type HeldField, type HeldRecord, valuesOf } from '../../domains/on-file/types.ts'
import { listPoliciesInForce, listPoliciesOf } from '../../domains/policies/service.ts'
import type { Policy } from '../../domains/policies/types.ts'

/** So many certificates are known to the assistant, the newest ones. */
const MOST_CERTIFICATES = 200

/** The agency's current records of a client; null when the account does not exist. */
export async function readAccountRecord(ctx: Ctx, accountId: string): Promise<AccountRecord | null> {
  const account = await findAccount(ctx, accountId)
  if (!account) return null
  const { timeZone } = await getAgency(ctx)
  const today = dayIn(timeZone, ctx.now)
  const contacts = (await listContactsOf(ctx, [account.id])).get(account.id) ?? []
  const policies = await listPoliciesOf(ctx, [account.id])
  const inForce = new Set((await listPoliciesInForce(ctx, account.id, today)).map(({ id }) => id))
  const page = { first: MOST_CERTIFICATES, after: null }
  const certificates = (await listCertificates(ctx, { accountId: account.id }, page)).map((row) => row.certificate)
  const companies = policies.flatMap(({ carrierId, brokerId }) => [carrierId ?? [], brokerId ?? []].flat())
  const named = [...(await findCarriers(ctx, [...new Set(companies)])), ...(await listAgencyUsers(ctx))]
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const called = new Map(policies.map((policy) => [policy.id, policyName(policy)]))
  const held = <Of extends { id: string }>(
    type: HeldRecord['type'],
    of: Of,
    name: string,
    fields: HeldField<Of>[],
    isCurrent = true,
  ): HeldRecord => ({ type, id: of.id, name, isCurrent, values: valuesOf(of, fields) })
  return {
    id: account.id,
    name: account.name,
    today,
    records: [
      held('ACCOUNT', { ...account, names }, account.name, ACCOUNT_FIELDS),
      ...contacts.map((contact) => held('CONTACT', contact, contact.name, CONTACT_FIELDS)),
      ...policies.map((policy) => {
        const isInForce = inForce.has(policy.id)
        const named = {
          ...policy,
          isInForce,
          names,
          previous: called.get(policy.previousId ?? '') ?? null,
          next: called.get(policy.nextId ?? '') ?? null,
        }
        return held('POLICY', named, policyName(policy), HELD_POLICY_FIELDS, isInForce)
      }),
      ...certificates.map((certificate) => {
        const { certificateNumber, holder, state, createdAt, policyIds } = certificate
        const named = {
          ...certificate,
          policies: policyIds.flatMap((id) => called.get(id) ?? []),
          issuedOn: dayIn(timeZone, createdAt),
        }
        const name = `Certificate ${certificateNumber} for ${holder.name}`
        return held('CERTIFICATE', named, name, CERTIFICATE_FIELDS, state === 'CURRENT')
      }),
    ],
  }
}

/** "General Liability QF-1042". */
const policyName = ({ type, policyNumber, quoteNumber }: Policy): string =>
  [labelOf(POLICY_TYPES, type), policyNumber ?? (quoteNumber && `quote ${quoteNumber}`)].filter(Boolean).join(' ')
