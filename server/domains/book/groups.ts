import { ACCOUNT_TYPES, US_STATES } from '../../../shared/accounts.ts'
import { type Labeled, labelOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import { REQUEST_STATES, REQUEST_TYPES } from '../../../shared/requests.ts'
import { CERTIFICATE_STATES, POLICY_STATES } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { countAccountsBy, findAccounts } from '../accounts/service.ts'
import { userNames } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import { countCertificates, countCertificatesByAccount } from '../certificates/service.ts'
import { countPolicies, countPoliciesByAccount } from '../policies/service.ts'
import { countRequestsBy } from '../servicing/service.ts'
import type { Looked } from './filters.ts'
import type { BookGroup } from './types.ts'

/** How many records there are of a kind, and for policies their premium. `label` is null for those with nothing on file by which they are counted. */
export type Group = { label: string | null; count: number; premium?: string }

type Counted = { key: string | null; count: number; premium?: string }[]

/** The most groups in one answer. */
const MOST_GROUPS = 50

/** The records of a filter by kinds, the most first, at most 50 kinds. Throws INVALID for what such records are not counted by. */
export async function groupsOf(ctx: Ctx, looked: Looked, by: BookGroup): Promise<Group[]> {
  must(ctx, 'read', 'account')
  const all = (await countedBy(ctx, looked, by)).filter(({ count }) => count > 0)
  const counted = all.sort((a, b) => b.count - a.count).slice(0, MOST_GROUPS)
  const nameOf = await namesFor(ctx, looked.of, by, counted)
  return counted
    .map(({ key, ...rest }) => ({ label: key ? nameOf(key) : null, ...rest }))
    .sort((a, b) => b.count - a.count || (a.label ?? '').localeCompare(b.label ?? ''))
}

async function countedBy(ctx: Ctx, { of, filter }: Looked, by: BookGroup): Promise<Counted> {
  if (of === 'ACCOUNT') {
    if (by === 'ADDRESS_STATE') return countAccountsBy(ctx, filter, 'ZONE')
    if (by === 'TYPE' || by === 'PRODUCER' || by === 'SERVICE_REP') return countAccountsBy(ctx, filter, by)
  }
  if (of === 'POLICY') {
    if (by === 'ACCOUNT') return countPoliciesByAccount(ctx, filter)
    if (by === 'TYPE' || by === 'STATE' || by === 'CARRIER') return countPolicies(ctx, filter, by)
  }
  if (of === 'CERTIFICATE') {
    if (by === 'ACCOUNT') return countCertificatesByAccount(ctx, filter)
    if (by === 'STATE') return countCertificates(ctx, filter)
  }
  if (of === 'SERVICE_REQUEST' && (by === 'TYPE' || by === 'STATE' || by === 'ASSIGNEE' || by === 'ACCOUNT'))
    return countRequestsBy(ctx, filter, by)
  throw new AppError('INVALID', `Such records are not counted by ${by}.`)
}

const TYPES = { ACCOUNT: ACCOUNT_TYPES, POLICY: POLICY_TYPES, CERTIFICATE: [], SERVICE_REQUEST: REQUEST_TYPES }
const STATES = {
  ...{ ACCOUNT: [], POLICY: POLICY_STATES },
  ...{ CERTIFICATE: CERTIFICATE_STATES, SERVICE_REQUEST: REQUEST_STATES },
}

async function namesFor(ctx: Ctx, of: Looked['of'], by: BookGroup, counted: Counted): Promise<(key: string) => string> {
  const among = (list: readonly Labeled[]) => (key: string) => labelOf(list, key)
  const ids = counted.flatMap(({ key }) => key || [])
  const called = (named: { id: string; name: string }[]) => {
    const names = new Map(named.map(({ id, name }) => [id, name]))
    return (key: string) => names.get(key) ?? key
  }
  if (by === 'TYPE') return among(TYPES[of])
  if (by === 'STATE') return among(STATES[of])
  if (by === 'ADDRESS_STATE') return among(US_STATES)
  if (by === 'CARRIER') return called(await findCarriers(ctx, ids))
  if (by === 'ACCOUNT') return called(await findAccounts(ctx, ids))
  return userNames(ctx)
}
