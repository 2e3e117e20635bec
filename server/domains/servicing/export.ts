import { dayIn, timeIn } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { REQUEST_STATES, REQUEST_TYPES, requestFilterOf } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { findAccounts } from '../accounts/service.ts'
import { getAgency, listAgencyUsers } from '../agency/service.ts'
import { listPolicies } from '../policies/service.ts'
import { listServiceRequests } from './list.ts'

const PAGE = 200

export const REQUESTS_HEAD = [
  'Customer',
  'Asked by',
  'E-mail',
  'Phone',
  'Status',
  'Request type',
  'Request',
  'Details',
  'Policy',
  'Assignee',
  'Due',
  'Opened at',
  'Resolved at',
  'Resolution',
]

/** The next rows of the list of requests as a view's address asks for it, or those whose ids it names, for a file; `after` is null behind the last. */
export async function exportRequests(ctx: Ctx, view: URLSearchParams, after: string | null) {
  must(ctx, 'read', 'service-request')
  const ids = view.getAll('id')
  const filter = ids.length ? { ids } : requestFilterOf((name) => view.getAll(name))
  const found = await listServiceRequests(ctx, filter, { first: PAGE, after })
  const requests = found.map(({ request }) => request)
  const idsOfAll = (of: (request: (typeof requests)[number]) => string | null) => [
    ...new Set(requests.map(of).filter((id) => id !== null)),
  ]
  const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]))
  const accounts = byId(
    await findAccounts(
      ctx,
      idsOfAll(({ accountId }) => accountId),
    ),
  )
  const policies = byId(
    await listPolicies(
      ctx,
      idsOfAll(({ policyId }) => policyId),
    ),
  )
  const users = byId(await listAgencyUsers(ctx))
  const { timeZone } = await getAgency(ctx)
  const moment = (at: Date | null) => at && `${dayIn(timeZone, at)} ${timeIn(timeZone, at)}`
  const rows = requests.map((one): Cell[] => {
    const policy = policies.get(one.policyId ?? '')
    return [
      accounts.get(one.accountId ?? '')?.name ?? one.clientName,
      one.clientName,
      one.clientEmail,
      one.clientPhone && formatPhone(one.clientPhone),
      labelOf(REQUEST_STATES, one.state),
      labelOf(REQUEST_TYPES, one.type),
      one.title,
      one.details,
      policy && policyTitle(policy),
      users.get(one.assigneeId ?? '')?.name,
      moment(one.dueAt),
      moment(one.createdAt),
      moment(one.closedAt),
      one.resolutionNotes,
    ]
  })
  return { rows, after: found.length < PAGE ? null : (found.at(-1)?.cursor ?? null) }
}
