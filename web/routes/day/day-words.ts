import { addDays, dayIn, type IsoDate, timeIn } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { CANCELLATION_REASONS, policyTitle } from '../../../shared/policies.ts'
import { REQUEST_CHANNELS, type RequestType } from '../../../shared/requests.ts'
import type { DayRowFragment } from '../../graph/generated/graphql.ts'
import type { Need } from '../../parts/may-open.ts'
import { howFar, lateBy, span } from '../../parts/servicing/due.ts'

/** One line of My Day, as it is read: of what, when, and the next step. */
export type DayLine = {
  /** The items of My Day in the line: one thing, or the policies of one account that end on the same day. */
  items: string[]
  kind: DayRowFragment['kind']
  group: DayRowFragment['group']
  when: string
  whenBelow: string
  title: string
  below: string
  to: string
  /** A link to where it is done, and what is done there when its address does not ask it; or the follow-up that it marks done. */
  step: { label: string; to: string; may?: Need } | { label: string; task: { id: string; title: string } }
}

export type Clock = { now: number; timeZone: string }

/** The rows as lines: policies of one account that end on the same day are one. */
export function dayLines(rows: readonly DayRowFragment[], clock: Clock): DayLine[] {
  const together = new Map<string, DayRowFragment[]>()
  for (const row of rows) {
    const key = row.kind === 'EXPIRY' ? `${row.businessPolicy?.account.id} ${row.at}` : row.item
    together.set(key, [...(together.get(key) ?? []), row])
  }
  return [...together.values()].flatMap((rows) => {
    const said = saidOf(rows, clock.timeZone)
    const [{ kind, group }] = rows as [DayRowFragment]
    return said ? [{ items: rows.map(({ item }) => item), kind, group, ...whenOf(rows[0]!, clock), ...said }] : []
  })
}

/** Whether rows stand behind those that are here. An empty last page is the end as well: what was counted may be gone meanwhile. */
export const isMore = (here: number, all: number, lastPage?: number) => here < all && lastPage !== 0

type Said = Pick<DayLine, 'title' | 'below' | 'to' | 'step'>

/** Null for what was deleted meanwhile. */
function saidOf(rows: readonly DayRowFragment[], timeZone: string): Said | null {
  const [row] = rows as [DayRowFragment]
  if (row.serviceRequest) return requestSaid(row.serviceRequest, timeZone)
  if (row.businessPolicy && row.kind === 'CANCELLATION') return cancellationSaid(row.businessPolicy)
  if (rows.length > 1) return expiriesSaid(rows.flatMap(({ businessPolicy }) => businessPolicy ?? []))
  if (row.businessPolicy) return expirySaid(row.businessPolicy, row.group === 'LATE')
  if (row.task) return taskSaid(row.task)
  if (!row.caraWorkspace) return null
  const { id, title, metadata } = row.caraWorkspace
  const to = `/app/workspaces/${id}`
  const step = { label: 'Answer', to, may: ['run', 'workspace'] as const }
  return { title, below: parts(metadata.clientName, 'Cara waits for your answer'), to, step }
}

type Request = NonNullable<DayRowFragment['serviceRequest']>
type Policy = NonNullable<DayRowFragment['businessPolicy']>

/** The next step for a request of each type. */
const STEPS: Record<RequestType, string> = {
  ADD_ADDITIONAL_INSURED: 'Open in Copilot',
  CANCEL_POLICY: 'Cancel the policy',
  CREATE_CERTIFICATE: 'Issue certificate',
  DOCUMENT_REQUEST: 'Open documents',
  ENDORSE_POLICY: 'Open in Copilot',
  OTHER: 'Open',
  QUESTION: 'Draft a reply',
  QUOTE_REQUEST: 'Open in Copilot',
}

function requestSaid(request: Request, timeZone: string): Said {
  const to = `/app/servicing/${request.id}/overview`
  const asked = request.channel === 'STAFF' ? 'asked' : `asked ${labelOf(REQUEST_CHANNELS, request.channel)}`
  return {
    title: request.title,
    below: parts(
      request.account?.name ?? request.clientName,
      `${asked} on ${LONG.format(Date.parse(dayIn(timeZone, new Date(request.createdAt))))}`,
    ),
    to,
    step: stepOf(request, to),
  }
}

function stepOf({ id, type, account, businessPolicy }: Request, overview: string) {
  const label = STEPS[type]
  if (type === 'CREATE_CERTIFICATE' && account)
    return { label, to: `/app/accounts/${account.id}/certificates/new?request=${id}` }
  if (type === 'CANCEL_POLICY' && businessPolicy) return { label, to: `/app/policies/${businessPolicy.id}/cancel` }
  if (type === 'DOCUMENT_REQUEST' && businessPolicy)
    return { label, to: `/app/policies/${businessPolicy.id}/documents` }
  if (type === 'QUESTION') return { label, to: `/app/servicing/${id}/reply` }
  if (type === 'OTHER') return { label, to: overview }
  return { label: 'Open in Copilot', to: `/app/servicing/${id}/copilot` }
}

function cancellationSaid(policy: Policy): Said {
  const reason = policy.cancellation && labelOf(CANCELLATION_REASONS, policy.cancellation.reason).toLowerCase()
  return {
    title: `${policyTitle(titled(policy))} is canceled`,
    below: parts(policy.account.name, [policy.carrier?.name, reason].filter(Boolean).join(', ')),
    to: `/app/policies/${policy.id}/overview`,
    step: { label: 'Reinstate', to: `/app/policies/${policy.id}/reinstate` },
  }
}

function expirySaid(policy: Policy, past: boolean): Said {
  return {
    title: `${policyTitle(titled(policy))} ${past ? 'expired' : 'expires'}`,
    below: parts(policy.account.name, `${formatUsd(policy.pricing.premium)} premium, not renewed`),
    to: `/app/policies/${policy.id}/overview`,
    step: { label: 'Renew', to: `/app/policies/${policy.id}/renew` },
  }
}

function expiriesSaid(policies: readonly Policy[]): Said {
  const { id, name } = policies[0]!.account
  const to = `/app/accounts/${id}/policies`
  return {
    title: `${policies.length} policies end on the same day`,
    below: parts(name, policies.map((policy) => policyTitle(titled(policy))).join(', ')),
    to,
    step: { label: 'Start renewals', to, may: ['create', 'policy'] },
  }
}

type Task = NonNullable<DayRowFragment['task']>

/** What a follow-up is about, and where that is opened. */
export function recordOfTask({ account, businessPolicy, serviceRequest }: Task): { name: string; to: string } {
  if (account) return { name: account.name, to: `/app/accounts/${account.id}/overview` }
  if (serviceRequest) return { name: serviceRequest.title, to: `/app/servicing/${serviceRequest.id}/overview` }
  if (!businessPolicy) return { name: '', to: '/app/day' }
  const name = parts(businessPolicy.account.name, policyTitle(titled(businessPolicy)))
  return { name, to: `/app/policies/${businessPolicy.id}/overview` }
}

function taskSaid(task: Task): Said {
  const { name, to } = recordOfTask(task)
  const { id, title } = task
  return { title, below: parts(name, 'follow-up'), to, step: { label: 'Mark done', task: { id, title } } }
}

const titled = ({ type, policyNumber }: Pick<Policy, 'type' | 'policyNumber'>) => ({
  type,
  policyNumber: policyNumber ?? null,
})
const parts = (...said: (string | null | undefined)[]) => said.filter(Boolean).join(' · ')

/** When it is due, in the agency's time zone: "2 days late, due Nov 18", "3:00 PM, in 6 hours", "Mon, Nov 23, in 3 days". */
function whenOf({ kind, group, at, isDue }: DayRowFragment, { now, timeZone }: Clock) {
  const day = dayIn(timeZone, new Date(at))
  const today = dayIn(timeZone, new Date(now))
  if (!isDue)
    return { when: kind === 'WORKSPACE' ? 'Waits for you' : 'No due date', whenBelow: sinceOf(now - Date.parse(at)) }
  const short = SHORT.format(Date.parse(day))
  if (group === 'LATE' && kind === 'EXPIRY') return { when: 'Expired', whenBelow: `on ${short}` }
  if (group === 'LATE') return { when: `${lateBy(timeZone, at, now)} late`, whenBelow: `due ${short}` }
  if (group === 'TODAY' && kind === 'TASK') return { when: 'Today', whenBelow: 'any time' }
  if (group === 'TODAY')
    return { when: hourOf(timeZone, at, day, today), whenBelow: `in ${span(Date.parse(at) - now)}` }
  return { when: WEEKDAY.format(Date.parse(day)), whenBelow: howFar(timeZone, at, now) }
}

const MINUTE_MS = 60_000
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** "Midnight" for the end of today, else the time: "3:00 PM". */
function hourOf(timeZone: string, at: string, day: IsoDate, today: IsoDate) {
  const time = timeIn(timeZone, new Date(at))
  if (day === addDays(today, 1) || time === '23:59') return 'Midnight'
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${day}T${time}:00Z`),
  )
}

const sinceOf = (ms: number) => (ms < MINUTE_MS ? 'just now' : `for ${span(ms)}`)
