import { CalendarClock, Inbox, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import {
  MOST_AT_ONCE,
  REQUEST_DUES,
  REQUEST_SORTS,
  REQUEST_TABS,
  REQUEST_TYPES,
  requestFilterOf,
  UNASSIGNED,
} from '../../../shared/requests.ts'
import { request } from '../../graph/client.ts'
import { RequestPageDocument, type RequestRowFragment } from '../../graph/generated/graphql.ts'
import { type Column, ROW_LINK } from '../../ui/table.tsx'
import { exportChosen } from '../list-page/export-chosen.ts'
import type { List, ListKey, ListTotal } from '../list-page/list.ts'
import { valuesOf } from '../list-page/list-view.ts'
import { colleaguesOf, type Session } from '../session.ts'
import { When } from '../when.tsx'
import { customerOf } from './customer.ts'
import { DueBriefly, DueDate } from './due-date.tsx'
import { RequestBadge } from './request-badge.tsx'

const EXPORT = '/agency/export/requests.csv'
const ANY_TIME = { id: 'any', label: 'Any time' }

const typeOf = ({ type }: RequestRowFragment) => labelOf(REQUEST_TYPES, type)

const assignees = (session: Session) => [
  { id: session.user.id, label: 'Me' },
  { id: UNASSIGNED, label: 'Nobody' },
  ...colleaguesOf(session),
]

/** Of all requests the first cell tells the customer, and below what is asked; of one account's, what is asked. */
const firstColumn = (ofAccount: boolean): Column<RequestRowFragment> => ({
  head: ofAccount ? 'Request' : 'Customer',
  className: 'w-full max-w-0 max-md:max-w-none',
  cell: (row) => (
    <>
      <Link to={`/app/servicing/${row.id}/overview`} prefetch="intent" className={ROW_LINK}>
        {ofAccount ? row.title : customerOf(row)}
      </Link>
      {!ofAccount && <span className="cut block text-12 text-ink-3 max-md:hidden">{row.title}</span>}
      <span className="cut block text-12 text-ink-3 md:hidden">
        {typeOf(row)}
        {row.dueAt && ' · '}
        <DueBriefly of={row} />
      </span>
    </>
  ),
})

const COLUMNS: readonly Column<RequestRowFragment>[] = [
  { head: 'Status', cell: ({ state }) => <RequestBadge state={state} /> },
  { head: 'Request Type', wide: true, cell: typeOf },
  {
    head: 'Assignee',
    wide: true,
    className: 'cut max-w-44',
    cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-3">–</span>,
  },
  { head: 'Due Date', wide: true, cell: (row) => <DueDate of={row} /> },
  { head: 'Opened At', right: true, wide: true, cell: ({ createdAt }) => <When at={createdAt} /> },
]

/** Shown instead of rows: there are no requests yet, or all are under the other tab. */
export function emptyRequests(tab: string | undefined, tabs: readonly ListTotal[], who: string, action: ReactNode) {
  const all = tabs.find(({ key }) => key === 'ALL')?.count ?? 0
  const none = { icon: Inbox, title: 'No service requests found', sentence: `${who} made any service requests yet.` }
  if (!all) return { ...none, action }
  if (tab === 'CLOSED')
    return { ...none, title: 'No closed service requests', sentence: 'None has been resolved yet.', action: null }
  const sentence = all === 1 ? 'The only one is closed.' : `All ${all.toLocaleString('en-US')} are closed.`
  return { ...none, title: 'No open service requests', sentence, action }
}

const CHANGE = ['change', 'service-request'] as const

/** Assigning is of many at once; what was done about a request is written for each. */
const keysOf = (address: string): readonly ListKey[] => [
  {
    key: 'a',
    may: CHANGE,
    dialogFor: ({ length }) =>
      length > MOST_AT_ONCE ? { refused: `Select up to ${MOST_AT_ONCE} requests.` } : { dialog: `${address}/assign` },
  },
  {
    key: 'r',
    may: CHANGE,
    dialogFor: ([id, ...more]) =>
      more.length ? { refused: 'Requests are resolved one at a time.' } : { dialog: `/app/servicing/${id!}/resolve` },
  },
]

/** The list of requests of one account or, without one, of all. The dialogs of bulk actions are under its address. */
export function requestRows(accountId: string | null) {
  const address = accountId ? `/app/accounts/${accountId}/service` : '/app/servicing'
  return {
    address,
    noun: ['service request', 'service requests'],
    tabs: REQUEST_TABS,
    filters: [
      { kind: 'several', name: 'type', label: 'Type', choices: REQUEST_TYPES },
      { kind: 'several', name: 'assignee', label: 'Assignee', choices: assignees },
      { kind: 'one', name: 'due', label: 'Due', choices: [ANY_TIME, ...REQUEST_DUES] },
    ],
    groups: [],
    sorts: REQUEST_SORTS,
    columns: [firstColumn(accountId !== null), ...COLUMNS],
    rowName: (row) => `${typeOf(row)}, ${customerOf(row)}`,
    exportTo: accountId ? `${EXPORT}?account=${accountId}` : EXPORT,
    bulk: [
      { label: 'Assign', icon: UserRound, dialog: `${address}/assign`, most: MOST_AT_ONCE },
      { label: 'Due date', icon: CalendarClock, dialog: `${address}/due`, most: MOST_AT_ONCE },
      exportChosen(EXPORT),
    ],
    keys: keysOf(address),
    async load(view, page) {
      const filter = { ...requestFilterOf(valuesOf(view)), accountId }
      const found = await request(RequestPageDocument, { ...page, filter, all: { ...filter, states: null } })
      const tabs = found.serviceRequestTotals ?? []
      const shown = tabs.find(({ key }) => key === (view.tab ?? 'OPEN'))
      return { rows: found.serviceRequests, totals: shown ? [shown] : [], tabs }
    },
  } satisfies Partial<List<RequestRowFragment>>
}
