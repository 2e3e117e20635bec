import { UNASSIGNED } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { type AccountFilter, type Assigned, listAccountIds } from '../accounts/service.ts'
import { type CertificateFilter, countCertificatesByAccount } from '../certificates/service.ts'
import { countPoliciesByAccount, type PolicyFilter } from '../policies/service.ts'
import { countRequestsBy, momentsOf, type RequestFilter } from '../servicing/service.ts'
import { accountIdsOf, carrierIdsOf, peopleOf } from './names.ts'
import type { AccountWhere, BookFilter, CertificateWhere, PolicyWhere, Related, RequestWhere } from './types.ts'

/** What a filter is looked up as. */
export type Looked =
  | { of: 'ACCOUNT'; filter: AccountFilter }
  | { of: 'POLICY'; filter: PolicyFilter }
  | { of: 'CERTIFICATE'; filter: CertificateFilter }
  | { of: 'SERVICE_REQUEST'; filter: RequestFilter }

/** The filters of the lists that a filter over the records comes to. Throws INVALID for a name that nobody or several have. */
export async function lookedUpAs(ctx: Ctx, { of, account, policy, certificate, request }: BookFilter): Promise<Looked> {
  must(ctx, 'read', 'account')
  if (of === 'ACCOUNT') return { of, filter: account ? await accountFilter(ctx, account) : {} }
  const accountIds = account ? await listAccountIds(ctx, await accountFilter(ctx, account)) : undefined
  if (of === 'POLICY') return { of, filter: { ...(await policyFilter(ctx, policy)), accountIds } }
  if (of === 'CERTIFICATE') return { of, filter: { ...certificateFilter(certificate), accountIds } }
  return { of, filter: { ...(await requestFilter(ctx, request)), accountIds } }
}

async function policyFilter(ctx: Ctx, where: PolicyWhere = {}): Promise<PolicyFilter> {
  const { types, carriers, inForce, states, effective, expires, premium } = where
  const carrierIds = carriers && (await carrierIdsOf(ctx, carriers))
  return { types, states, carrierIds, isInForce: inForce, effective, expires, premium }
}

const certificateFilter = ({ states, holder, ends, issued }: CertificateWhere = {}): CertificateFilter => ({
  ...{ states: states ?? null, holder: holder ?? null, ends, issued },
})

async function requestFilter(ctx: Ctx, where: RequestWhere = {}): Promise<RequestFilter> {
  const { states, types, assignees, overdue, due, opened } = where
  const people = assignees && (await peopleOf(ctx, assignees))
  return {
    states: states ?? null,
    types: types ?? null,
    assigneeIds: people ? [...people.ids, ...(people.orNobody ? [UNASSIGNED] : [])] : null,
    due: overdue ? 'OVERDUE' : null,
    dueIn: due && (await momentsOf(ctx, due)),
    openedIn: opened && (await momentsOf(ctx, opened)),
  }
}

async function accountFilter(ctx: Ctx, where: AccountWhere): Promise<AccountFilter> {
  const { names, types, states, missing, producers, serviceReps, team, has = [] } = where
  let among = names ? await accountIdsOf(ctx, names) : null
  let except: string[] = []
  for (const one of has) {
    const { atLeast = one.atMost === undefined ? 1 : 0, atMost = Number.POSITIVE_INFINITY } = one
    const counts = await countedByAccount(ctx, one)
    if (atLeast > 0) {
      const fitting = new Set(counts.flatMap(({ key, count }) => (count >= atLeast && count <= atMost ? key : [])))
      among = among ? among.filter((id) => fitting.has(id)) : [...fitting]
    } else except = except.concat(counts.flatMap(({ key, count }) => (count > atMost ? key : [])))
  }
  const assigned = async (called: string[] | undefined): Promise<Assigned | null> => {
    if (!called) return null
    const { ids, orNobody } = await peopleOf(ctx, called)
    return orNobody ? 'NOBODY' : { ids }
  }
  return {
    ...{ types: types ?? null, zones: states ?? null, missing: missing ?? null, among, except },
    producer: await assigned(producers),
    serviceRep: await assigned(serviceReps),
    userIds: team ? (await peopleOf(ctx, team)).ids : null,
  }
}

/** How many records of a kind each account has that has any. */
async function countedByAccount(ctx: Ctx, related: Related): Promise<{ key: string; count: number }[]> {
  if ('policy' in related) return countPoliciesByAccount(ctx, await policyFilter(ctx, related.policy))
  if ('certificate' in related) return countCertificatesByAccount(ctx, certificateFilter(related.certificate))
  const counts = await countRequestsBy(ctx, await requestFilter(ctx, related.request), 'ACCOUNT')
  return counts.flatMap(({ key, count }) => (key ? { key, count } : []))
}

/** The filter of records that these accounts have. */
export async function relatedFilter(ctx: Ctx, related: Related, accountIds: readonly string[]): Promise<Looked> {
  must(ctx, 'read', 'account')
  if ('policy' in related) return { of: 'POLICY', filter: { ...(await policyFilter(ctx, related.policy)), accountIds } }
  if ('certificate' in related)
    return { of: 'CERTIFICATE', filter: { ...certificateFilter(related.certificate), accountIds } }
  return { of: 'SERVICE_REQUEST', filter: { ...(await requestFilter(ctx, related.request)), accountIds } }
}
