import { dayIn, formatDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { REQUEST_STATES, REQUEST_TYPES } from '../../../shared/requests.ts'
import type { Ctx } from '../../ctx.ts'
import { findAccounts } from '../../domains/accounts/service.ts'
import { getAgency, listAgencyUsers } from '../../domains/agency/service.ts'
import { findCarriers } from '../../domains/carriers/service.ts'
import { listByIds } from '../../domains/certificates/service.ts'
import { ACCOUNT_FIELDS, CERTIFICATE_FIELDS } from '../../domains/on-file/client-fields.ts'
import { HELD_POLICY_FIELDS } from '../../domains/on-file/policy-fields.ts'
import type { HeldField, HeldValue } from '../../domains/on-file/types.ts'
import { listPolicies, listPolicyPage } from '../../domains/policies/service.ts'
import { findServiceRequests } from '../../domains/servicing/service.ts'
import type { ServiceRequest } from '../../domains/servicing/types.ts'
import type { FoundRecord } from './types.ts'

/** What is told of a record among many. */
const TOLD: Record<'ACCOUNT' | 'POLICY' | 'CERTIFICATE', string[]> = {
  ACCOUNT: ['name', 'type', 'phone', 'email', 'mailingAddress', 'producerId', 'serviceRepId'],
  POLICY: [
    ...['type', 'state', 'policyNumber', 'quoteNumber', 'carrier', 'inforceAt', 'expiresAt'],
    ...['pricing.premium', 'cancellation.effectiveAt'],
  ],
  CERTIFICATE: ['certificateNumber', 'holder.name', 'state', 'createdAt', 'endsOn'],
}

type NamedRequest = ServiceRequest & { assignee: string | null; dueOn: string | null; openedOn: string }
const REQUEST_FIELDS: HeldField<NamedRequest>[] = [
  { path: 'title', label: 'Title', kind: 'text', words: [], read: ({ title }) => title || null },
  { path: 'type', label: 'Type', kind: 'choice', words: [], read: ({ type }) => labelOf(REQUEST_TYPES, type) },
  { path: 'state', label: 'Status', kind: 'choice', words: [], read: ({ state }) => labelOf(REQUEST_STATES, state) },
  { path: 'assignee', label: 'Assigned to', kind: 'text', words: [], read: ({ assignee }) => assignee },
  { path: 'dueAt', label: 'Due', kind: 'date', words: [], read: ({ dueOn }) => dueOn },
  { path: 'createdAt', label: 'Opened', kind: 'date', words: [], read: ({ openedOn }) => openedOn },
]

export type WantedRecord = { of: 'ACCOUNT' | 'POLICY' | 'CERTIFICATE' | 'SERVICE_REQUEST'; id: string }

/** These records with what is told of each, in no particular order; those that are gone are left out. */
export async function readRecords(ctx: Ctx, wanted: readonly WantedRecord[]): Promise<FoundRecord[]> {
  const idsOf = (of: WantedRecord['of']) => [...new Set(wanted.flatMap((one) => (one.of === of ? one.id : [])))]
  const { timeZone } = await getAgency(ctx)
  const day = (at: Date) => formatDate(dayIn(timeZone, at))
  const policies = await listPolicies(ctx, idsOf('POLICY'))
  const inForce = await inForceAmong(ctx, idsOf('POLICY'))
  const certificates = await listByIds(ctx, idsOf('CERTIFICATE'))
  const requests = await findServiceRequests(ctx, idsOf('SERVICE_REQUEST'))
  const ofAccounts = [...policies, ...certificates, ...requests].flatMap(({ accountId }) => accountId ?? [])
  const accounts = await findAccounts(ctx, [...new Set([...idsOf('ACCOUNT'), ...ofAccounts])])
  const companies = await findCarriers(ctx, [...new Set(policies.flatMap(({ carrierId }) => carrierId ?? []))])
  const names = new Map([...accounts, ...companies, ...(await listAgencyUsers(ctx))].map(({ id, name }) => [id, name]))
  const found = <Of extends { id: string }>(
    of: Of,
    {
      type,
      name,
      accountId,
      isCurrent = true,
    }: Pick<FoundRecord, 'type' | 'name' | 'accountId'> & { isCurrent?: boolean },
    fields: HeldField<Of>[],
  ): FoundRecord => {
    const client = type === 'ACCOUNT' ? [] : clientOf(accountId ? names.get(accountId) : undefined)
    return { type, id: of.id, name, isCurrent, accountId, values: [...client, ...valuesOf(of, fields)] }
  }
  return [
    ...accounts
      .filter(({ id }) => idsOf('ACCOUNT').includes(id))
      .map((account) =>
        found(
          { ...account, names },
          { type: 'ACCOUNT', name: account.name, accountId: account.id },
          toldOf('ACCOUNT', ACCOUNT_FIELDS),
        ),
      ),
    ...policies.map((policy) => {
      const isCurrent = inForce.has(policy.id)
      const named = { ...policy, isInForce: isCurrent, names, previous: null, next: null }
      const { type, policyNumber, accountId } = policy
      return found(
        named,
        { type: 'POLICY', name: policyTitle({ type, policyNumber }), accountId, isCurrent },
        toldOf('POLICY', HELD_POLICY_FIELDS),
      )
    }),
    ...certificates.map((certificate) => {
      const { certificateNumber, holder, accountId, state } = certificate
      const name = `Certificate ${certificateNumber} for ${holder.name}`
      const own = { type: 'CERTIFICATE' as const, name, accountId, isCurrent: state === 'CURRENT' }
      return found({ ...certificate, policies: [] }, own, toldOf('CERTIFICATE', CERTIFICATE_FIELDS))
    }),
    ...requests.map((request) => {
      const { type, title, accountId, assigneeId, dueAt, createdAt, state } = request
      const named = {
        ...request,
        assignee: (assigneeId && names.get(assigneeId)) || null,
        dueOn: dueAt && day(dueAt),
        openedOn: day(createdAt),
      }
      const name = title || labelOf(REQUEST_TYPES, type)
      return found(named, { type: 'SERVICE_REQUEST', name, accountId, isCurrent: state === 'OPEN' }, REQUEST_FIELDS)
    }),
  ]
}

const toldOf = <Of>(of: keyof typeof TOLD, fields: HeldField<Of>[]) =>
  TOLD[of].flatMap((path) => fields.find((field) => field.path === path) ?? [])

const clientOf = (name: string | undefined): HeldValue[] =>
  name ? [{ path: 'account', label: 'Client', kind: 'name', value: name, also: '' }] : []

async function inForceAmong(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const found = new Set<string>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const page = { first: AT_ONCE, after: null }
    const rows = await listPolicyPage(ctx, { ids: ids.slice(from, from + AT_ONCE), isInForce: true }, page)
    for (const { policy } of rows) found.add(policy.id)
  }
  return found
}
const AT_ONCE = 200

const valuesOf = <Of>(of: Of, fields: HeldField<Of>[]): HeldValue[] =>
  fields.flatMap(({ path, label, kind, read, also }) => {
    const value = read(of)?.trim()
    return value ? [{ path, label, kind, value, also: also?.(of) ?? '' }] : []
  })
