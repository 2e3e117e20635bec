import { EXPIRING_WITHIN, POLICY_TYPES, policyFilterOf, usualPolicySort } from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import { request } from '../../graph/client.ts'
import { PolicyPageDocument, type PolicyRowFragment } from '../../graph/generated/graphql.ts'
import { exportChosen } from '../list-page/export-chosen.ts'
import type { List } from '../list-page/list.ts'
import { valuesOf } from '../list-page/list-view.ts'
import { teamOf } from '../session.ts'

const ANY_TIME = { id: 'any', label: 'Any time' }
const EXPIRES = EXPIRING_WITHIN.map((days) => ({ id: String(days), label: `Within ${String(days)} days` }))
const STATES = POLICY_STATES.map(({ id, label }) => ({ id, label }))

const EXPORT = '/agency/export/policies.csv'

/** The list of policies of one account or, without one, of all. */
export const policyRows = (accountId: string | null) =>
  ({
    noun: ['policy', 'policies'],
    filters: [
      { kind: 'several', name: 'status', label: 'Status', choices: STATES },
      { kind: 'several', name: 'type', label: 'Type', choices: POLICY_TYPES },
      { kind: 'one', name: 'expires', label: 'Expires', choices: [ANY_TIME, ...EXPIRES] },
      { kind: 'several', name: 'team', label: 'Team member', choices: teamOf },
      { kind: 'several', name: 'carrier', label: 'Carrier', choices: 'loaded' },
    ],
    groups: [],
    usualSort: (chosen, tab) => usualPolicySort((name) => (name === 'tab' && tab ? [tab] : (chosen[name] ?? []))),
    exportTo: accountId ? `${EXPORT}?account=${accountId}` : EXPORT,
    bulk: [exportChosen(EXPORT)],
    async load(view, page) {
      const filter = { ...policyFilterOf(valuesOf(view)), accountId }
      const found = await request(PolicyPageDocument, { ...page, filter, all: { ...filter, tab: null } })
      const carriers = (found.carriers ?? []).filter(({ isCarrier }) => isCarrier)
      const tabs = found.businessPolicyTotals ?? []
      return {
        rows: found.businessPolicies,
        totals: tabs.filter(({ key }) => key === filter.tab),
        tabs,
        choices: { carrier: carriers.map(({ id, name }) => ({ id, label: name })) },
      }
    },
  }) satisfies Partial<List<PolicyRowFragment>>
