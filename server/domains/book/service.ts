import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { type AccountFilter, countAccounts, listAccounts } from '../accounts/service.ts'
import { type CertificateFilter, countCertificates, listCertificates } from '../certificates/service.ts'
import { countPolicies, listPolicyPage, type PolicyFilter } from '../policies/service.ts'
import { countServiceRequests, listServiceRequests, type RequestFilter } from '../servicing/service.ts'
import { type Looked, lookedUpAs, relatedFilter } from './filters.ts'
import { type Group, groupsOf } from './groups.ts'
import { sortOf, USUAL } from './rules.ts'
import type { BookFilter, Related } from './types.ts'

export { accountNamed } from './names.ts'

/**
 * What the agency's records say to a filter: how many there are in all, the ids of the first ones in order, and for policies their premium
 * together. `beside` are the policies, certificates and requests by which the accounts fit. Counted and listed is what whoever asks may see. `groups` have the most first.
 */
export type BookAnswer = {
  count: number
  premium: string | null
  ids: string[]
  groups: Group[] | null
  beside: { of: Looked['of']; id: string }[]
}

/** The most records in one answer. */
const MOST_ROWS = 50
const MOST_BESIDE = 100

/** Looks a filter up. Throws INVALID for a name that nobody or several have, and for an order or a group that such records do not have. */
export async function askBook(ctx: Ctx, asked: BookFilter): Promise<BookAnswer> {
  must(ctx, 'read', 'account')
  const looked = await lookedUpAs(ctx, asked)
  const ids = await idsOf(ctx, looked, sortOf(asked), asked.limit ?? MOST_ROWS)
  const groups = asked.groupBy ? await groupsOf(ctx, looked, asked.groupBy) : null
  const beside = looked.of === 'ACCOUNT' ? await fittingOf(ctx, asked.account?.has ?? [], ids) : []
  return { ...(await countedOf(ctx, looked)), ids, groups, beside }
}

async function idsOf(ctx: Ctx, { of, filter }: Looked, sort: string, first: number): Promise<string[]> {
  const page = { first, after: null }
  if (of === 'ACCOUNT') {
    const rows = await listAccounts(ctx, { ...filter, sort: sort as AccountFilter['sort'] }, page)
    return rows.map(({ account }) => account.id)
  }
  if (of === 'POLICY') {
    const rows = await listPolicyPage(ctx, { ...filter, sort: sort as PolicyFilter['sort'] }, page)
    return rows.map(({ policy }) => policy.id)
  }
  if (of === 'CERTIFICATE') {
    const rows = await listCertificates(ctx, { ...filter, sort: sort as CertificateFilter['sort'] }, page)
    return rows.map(({ certificate }) => certificate.id)
  }
  const rows = await listServiceRequests(ctx, { ...filter, sort: sort as RequestFilter['sort'] }, page)
  return rows.map(({ request }) => request.id)
}

async function countedOf(ctx: Ctx, { of, filter }: Looked): Promise<Pick<BookAnswer, 'count' | 'premium'>> {
  if (of === 'POLICY') {
    const [all] = await countPolicies(ctx, filter, null)
    return { count: all!.count, premium: all!.premium }
  }
  if (of === 'CERTIFICATE') {
    const states = await countCertificates(ctx, filter)
    return { count: states.reduce((sum, { count }) => sum + count, 0), premium: null }
  }
  const [all] = of === 'ACCOUNT' ? await countAccounts(ctx, filter) : await countServiceRequests(ctx, filter)
  return { count: all!.count, premium: null }
}

/** The records by which accounts fit. */
async function fittingOf(ctx: Ctx, has: readonly Related[], accountIds: readonly string[]) {
  const beside: BookAnswer['beside'] = []
  if (!accountIds.length) return beside
  for (const related of has) {
    if (related.atMost === 0) continue
    const looked = await relatedFilter(ctx, related, accountIds)
    for (const id of await idsOf(ctx, looked, USUAL[looked.of], MOST_BESIDE)) beside.push({ of: looked.of, id })
  }
  return beside
}
