import { Download, Shield } from 'lucide-react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { EXPIRING_WITHIN, POLICY_SORTS, POLICY_TYPES, policyFilterOf } from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import { request } from '../../graph/client.ts'
import { PolicyPageDocument, type PolicyRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { valuesOf } from '../../parts/list-page/list-view.ts'
import { PolicyBadge } from '../../parts/policy-badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'
import { dateOrNone, NOT_THERE } from './policy-words.ts'

const ANY_TIME = { id: 'any', label: 'Any time' }
const EXPIRES = EXPIRING_WITHIN.map((days) => ({ id: String(days), label: `Within ${String(days)} days` }))

const EXPORT = '/agency/export/policies.csv'

/** The list of policies (spec 3 §2). */
export const POLICY_LIST: List<PolicyRowFragment> = {
  address: '/app/policies',
  title: 'Policies',
  description: 'What your clients are insured for, and until when.',
  primary: { label: 'Add Policy', to: '/app/policies/new', over: true },
  noun: ['policy', 'policies'],
  filters: [
    {
      kind: 'several',
      name: 'status',
      label: 'Status',
      choices: POLICY_STATES.map(({ id, label }) => ({ id, label })),
    },
    { kind: 'several', name: 'type', label: 'Type', choices: POLICY_TYPES },
    { kind: 'one', name: 'expires', label: 'Expires', choices: [ANY_TIME, ...EXPIRES] },
    { kind: 'several', name: 'carrier', label: 'Carrier', choices: 'loaded' },
  ],
  groups: [],
  sorts: POLICY_SORTS,
  columns: [
    {
      head: 'Account',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <Link to={`/app/policies/${row.id}/overview`} prefetch="intent" className={ROW_LINK}>
            {row.account.name}
          </Link>
          <span className="cut block text-12 text-ink-3 max-md:hidden">{row.account.email}</span>
          <span className="cut block text-12 text-ink-3 md:hidden">
            {labelOf(POLICY_TYPES, row.type)} · {dateOrNone(row.expiresAt)}
          </span>
        </>
      ),
    },
    { head: 'Status', cell: (row) => <PolicyBadge state={row.state} /> },
    { head: 'Type', wide: true, cell: (row) => labelOf(POLICY_TYPES, row.type) },
    {
      head: 'Carrier',
      wide: true,
      className: 'max-w-56',
      cell: (row) => (
        <>
          <span className="cut block leading-[18px]">{row.carrier?.name ?? NOT_THERE}</span>
          <span className="cut block text-12 text-ink-3">{row.policyNumber ?? NOT_THERE}</span>
        </>
      ),
    },
    { head: 'Expires', right: true, wide: true, cell: (row) => dateOrNone(row.expiresAt) },
  ],
  exportTo: EXPORT,
  bulk: [
    {
      label: 'Export CSV',
      icon: Download,
      file: (ids) => `${EXPORT}?${ids.map((id) => `id=${id}`).join('&')}`,
      most: 300, // an address has an end
    },
  ],
  rowName: (row) => `${row.account.name}, ${labelOf(POLICY_TYPES, row.type)}`,
  async load(view, page) {
    const found = await request(PolicyPageDocument, { ...page, filter: policyFilterOf(valuesOf(view)) })
    const carriers = (found.carriers ?? []).filter(({ isCarrier }) => isCarrier)
    return {
      rows: found.businessPolicies,
      totals: found.businessPolicyTotals ?? [],
      choices: { carrier: carriers.map(({ id, name }) => ({ id, label: name })) },
    }
  },
  empty: {
    icon: Shield,
    title: 'No policies found',
    sentence: 'Add what your clients are insured for, and Cara tells what expires.',
    action: (
      <DialogLink to="/app/policies/new" className={buttonLook({ look: 'primary' })}>
        Add Policy
      </DialogLink>
    ),
  },
}
