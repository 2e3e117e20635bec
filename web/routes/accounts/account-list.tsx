import { Building2 } from 'lucide-react'
import { Link } from 'react-router'
import {
  ACCOUNT_GAPS,
  ACCOUNT_SORTS,
  ACCOUNT_TYPES,
  accountFilterOf,
  gapsOf,
  US_STATES,
} from '../../../shared/accounts.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { request } from '../../graph/client.ts'
import { AccountPageDocument, type AccountRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { exportChosen } from '../../parts/list-page/export-chosen.ts'
import type { List } from '../../parts/list-page/list.ts'
import { valuesOf } from '../../parts/list-page/list-view.ts'
import { teamOf } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'

const EXPORT = '/agency/export/accounts.csv'

/** The list of accounts (spec 3 §2). */
export const ACCOUNT_LIST: List<AccountRowFragment> = {
  address: '/app/accounts',
  title: 'Accounts',
  description: 'The businesses and people your agency looks after.',
  primary: { label: 'Create Account', to: '/app/accounts/new', over: true },
  also: { label: 'Import', to: '/app/imports', may: ['create', 'import'] },
  noun: ['account', 'accounts'],
  tabs: [{ id: 'ALL', label: 'All' }, ...ACCOUNT_TYPES],
  filters: [
    { kind: 'several', name: 'state', label: 'State', choices: US_STATES },
    { kind: 'several', name: 'team', label: 'Team member', choices: teamOf },
    { kind: 'several', name: 'missing', label: 'To complete', choices: ACCOUNT_GAPS },
  ],
  groups: [],
  sorts: ACCOUNT_SORTS,
  columns: [
    {
      head: 'Name',
      className: 'w-1/2 max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <span className="flex min-w-0 items-center gap-2">
            <Link to={`/app/accounts/${row.id}/overview`} prefetch="intent" className={ROW_LINK}>
              {row.name}
            </Link>
            <Tag>{labelOf(ACCOUNT_TYPES, row.type)}</Tag>
            {gapsOf(row).length > 0 && <Tag>To complete</Tag>}
          </span>
          <span className="cut block text-12 text-ink-3">{row.email || 'No e-mail'}</span>
        </>
      ),
    },
    {
      head: 'Address',
      wide: true,
      className: 'w-1/2 max-w-0',
      cell: ({ mailingAddress: { line1, city, zone } }) => (
        <>
          <span className="cut block leading-[18px]">{line1 || 'No street'}</span>
          <span className="cut block text-12 text-ink-3">{[city, zone].filter(Boolean).join(', ')}</span>
        </>
      ),
    },
    {
      head: 'Policies',
      right: true,
      wide: true,
      className: 'num',
      cell: ({ policySummary: { count } }) => count || <None />,
    },
    {
      head: 'Premium',
      right: true,
      wide: true,
      className: 'num',
      cell: ({ policySummary: { count, premium } }) => (count ? formatUsd(premium) : <None />),
    },
    {
      head: 'Next renewal',
      wide: true,
      className: 'num max-xl:hidden',
      cell: ({ policySummary: { nextExpiry } }) => (nextExpiry ? mediumDate(nextExpiry) : <None />),
    },
    { head: 'Last changed', right: true, wide: true, cell: (row) => <When at={row.updatedAt} /> },
  ],
  rowName: ({ name }) => name,
  exportTo: EXPORT,
  bulk: [exportChosen(EXPORT)],
  async load(view, page) {
    const filter = accountFilterOf(valuesOf(view))
    const found = await request(AccountPageDocument, { ...page, filter, all: { ...filter, types: null } })
    const tabs = found.accountTotals ?? []
    const shown = tabs.find(({ key }) => key === (view.tab ?? 'ALL'))
    return { rows: found.accounts, totals: shown ? [shown] : [], tabs }
  },
  empty: {
    icon: Building2,
    title: 'No accounts found',
    sentence: 'Create an account for each client, business or individual, to keep policies and certificates under it.',
    toRead: 'The clients of your agency will appear here.',
    action: (
      <DialogLink to="/app/accounts/new" className={buttonLook({ look: 'primary' })}>
        Create an account
      </DialogLink>
    ),
  },
}

const None = () => <span className="text-ink-3">–</span>
