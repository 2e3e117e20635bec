import { isDeepStrictEqual } from 'node:util'
import { mediumDate } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_LIMITS, type PolicyDetails } from '../../../shared/policies.ts'
import { isNamed, POLICY_FIELDS, type PolicyField, pathOf, valueIn } from '../../../shared/policy-fields.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import type { PolicyFacts } from './types.ts'

/** The names of companies and people, by id. */
export type NameOf = (id: string) => string

/** A field of a policy: its path in the input, its label, and its value as shown; null for empty. */
type Shown = {
  field: string
  label: string
  show: (facts: PolicyFacts, nameOf: NameOf) => string | null
  /** What is compared, where different values may be shown alike. */
  value?: (facts: PolicyFacts) => unknown
}

const one = (field: string, label: string, show: Shown['show'], value?: Shown['value']): Shown => ({
  ...{ field, label, show },
  ...(value && { value }),
})
const detail = (name: keyof PolicyDetails, label: string, show: (details: PolicyDetails) => string | null) =>
  one(
    `details.${name}`,
    label,
    ({ details }) => show(details),
    ({ details }) => withoutEmpty(details[name]),
  )
const inOneLine = (entries: readonly string[] | undefined) => entries?.join('; ') || null
const party = (facts: { name?: string; address?: string } | undefined) =>
  [facts?.name, facts?.address].filter(Boolean).join(', ') || null
const described = (entries: readonly { title: string; description: string }[] | undefined) =>
  inOneLine(entries?.map(({ title, description }) => [title, description].filter(Boolean).join(': ')))

/** How a field of the list is shown. Companies and users are compared by their ids: two may have one name. */
function shownOf(field: PolicyField): Shown {
  const value = (facts: PolicyFacts) => valueIn(facts, field)
  return one(
    pathOf(field),
    field.label,
    (facts, nameOf) => {
      const held = value(facts)
      if (held === null) return null
      if (isNamed(field)) return nameOf(held)
      if (field.holds === 'choice') return labelOf(field.choices, held)
      if (field.holds === 'date') return mediumDate(held)
      return field.holds === 'amount' ? formatUsd(held) : held
    },
    isNamed(field) ? value : undefined,
  )
}

const FIELDS: readonly Shown[] = [
  one('state', 'Status', ({ state }) => labelOf(POLICY_STATES, state)),
  ...POLICY_FIELDS.map(shownOf),
  ...POLICY_LIMITS.map(({ id, label, coverage }) =>
    one(`limits.${id}`, `${coverage}: ${label}`, ({ limits }) => (limits[id] ? formatUsd(limits[id]) : null)),
  ),
  detail('summary', 'Summary', (details) => details.summary ?? null),
  detail('insured', 'Named insured', (details) => party(details.insured)),
  detail('carrier', 'Carrier on the policy', (details) => party(details.carrier)),
  detail('deductible', 'Deductible', (details) => details.deductible ?? null),
  detail('blanketAdditionalInsureds', 'Blanket additional insureds', (details) =>
    described(details.blanketAdditionalInsureds?.map(({ type, description }) => ({ title: type, description }))),
  ),
  detail('namedAdditionalInsureds', 'Named additional insureds', (details) =>
    inOneLine(details.namedAdditionalInsureds),
  ),
  detail('locations', 'Locations', (details) => inOneLine(details.locations)),
  detail('coverageDescriptions', 'Coverages', (details) => described(details.coverageDescriptions)),
  detail('exclusionDescriptions', 'Exclusions', (details) => described(details.exclusionDescriptions)),
  detail('extraLimits', 'Extra limits', (details) =>
    inOneLine(details.extraLimits?.map(({ name, limit }) => `${name}: ${limit}`)),
  ),
]

/** A value without what is empty in it, which a record may leave out or hold as nothing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value.map(withoutEmpty) : null
  if (typeof value !== 'object' || value === null) return value || null
  const held = Object.entries(value)
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== null)
  return held.length ? Object.fromEntries(held) : null
}

/** The changes of a policy, field by field, as shown. A changed value is included even if it is shown the same. */
export const changesBetween = (before: PolicyFacts, after: PolicyFacts, nameOf: NameOf): FieldChange[] =>
  FIELDS.flatMap(({ field, label, show, value }) => {
    const [was, is] = [show(before, nameOf), show(after, nameOf)]
    const same = value ? isDeepStrictEqual(value(before), value(after)) : was === is
    return same ? [] : [{ field, label, was, is }]
  })
