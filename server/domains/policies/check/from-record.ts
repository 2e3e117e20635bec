import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../../shared/dates.ts'
import { FACT_KEYS, type FactKey } from '../../../documents/index.ts'
import { PARTIES, toldBy } from '../../../reviews/comparison/items.ts'
import type { Item, Told } from '../../../reviews/comparison/types.ts'
import { amountIn } from '../../../reviews/same-value.ts'
import type { Place } from '../../../reviews/types.ts'
import { valuesOf } from '../offers/apply.ts'
import { EXTRA_LIMITS, extraLimitName, LISTED_FIELDS, linesOfType, SINGLE_FIELDS } from '../offers/paper-fields.ts'
import { factsOf } from '../rules.ts'
import type { Policy } from '../types.ts'
import { ADDRESS, itemOf, itemOfMany, NUMBER } from './items.ts'
import type { Side } from './types.ts'

const EXTRA = 'details.extraLimits.'
const DEDUCTIBLE = 'details.deductible'

/** What a policy's record says. No list of a record is complete: what it lacks may never have been entered. */
export function toldByRecord(policy: Policy, carrier: string | null): Told[] {
  const { single, listed } = valuesOf(factsOf(policy), carrier)
  const exclusions = policy.details.exclusionDescriptions ?? []
  const at = (path: string, quote: string): Place => ({
    ...{ of: 'record', path, quote },
    record: { id: policy.id, type: 'POLICY', name: policy.policyNumber ?? 'The policy' },
  })
  return [
    ...Object.entries(single).flatMap(([path, value]) => (value ? told(path, value, policy, at(path, value)) : [])),
    ...LISTED_FIELDS.flatMap(({ path, facts: [key] }) =>
      (listed[path] ?? []).flatMap((text) => asDocumentsDo(key!, text, at(path, text))),
    ),
    ...exclusions.map(({ title }) => plainly(itemOfMany('exclusion', 'Exclusion', title), title, at('', title))),
  ]
}

function told(path: string, value: string, policy: Policy, place: Place): Told[] {
  const key = factOf(path, policy)
  if (path === 'policyNumber') return [plainly(NUMBER, value, place)]
  if (path === ADDRESS_PATH) return [plainly({ ...ADDRESS, group: PARTIES }, value, place)]
  if (key) return asDocumentsDo(key, value, place)
  if (path === DEDUCTIBLE) return [plainly(itemOf(path, 'Deductible', 'retention'), value, place)]
  return path.startsWith(EXTRA) ? [plainly(itemOf(path, path.slice(EXTRA.length), 'limit'), value, place)] : []
}

const ADDRESS_PATH = 'details.insured.address'

const EXTRA_FACTS = new Map(EXTRA_LIMITS.map((key) => [EXTRA + extraLimitName(key), key]))

/** The fact by which documents tell a field. The one deductible of a policy is that of its line, where it is of one. */
function factOf(path: string, { type }: Policy): FactKey | null {
  const facts = SINGLE_FIELDS.find((field) => field.path === path)?.facts ?? []
  const lines = type ? linesOfType(type) : []
  const meant = facts.length > 1 ? facts.filter((key) => lines.some((line) => key.startsWith(`${line}.`))) : facts
  return meant.length === 1 ? meant[0]! : (EXTRA_FACTS.get(path) ?? null)
}

/** What a document would say by these facts. */
const asDocumentsDo = (key: FactKey, value: string, place: Place): Told[] =>
  toldBy({
    ...{ fileId: '', name: '', slot: '', pages: [], warnings: [] },
    facts: {
      ...{ kind: 'declarations', title: null, policies: [], conflicts: [] },
      facts: [
        {
          ...{ id: key, key, policy: null, printed: value, confidence: 1, status: 'current' },
          ...{ value: asRead(key, value), source: { page: 1, quote: value, boxes: [] } },
        },
      ],
    },
  }).map((one) => ({ ...one, place }))

/** A value in the form the reader gives it: '1,000,000', 'MM/DD/YYYY'. */
function asRead(key: FactKey, value: string): string {
  const { kind } = FACT_KEYS[key]
  const amount = kind === 'amount' ? amountIn(value) : null
  const date = kind === 'date' ? parseDate(value) : null
  return amount !== null ? formatAmount(amount) : date ? formatDate(date) : value
}

function plainly(item: Item, value: string, place: Place): Told {
  const amount = item.aspect === 'limit' || item.aspect === 'retention' ? parseAmount(value) : null
  const shown = amount === null ? value : `$${formatAmount(amount)}`
  return { item, kind: 'text', value, shown, isSure: true, lines: [], place }
}

/** What an expiring policy says by its record alone. */
export const sideOfRecord = (label: string, told: readonly Told[]): Side => ({
  ...{ label, carrier: null, papers: [], lists: [], notes: [] },
  told,
})

/**
 * What the expiring policy says: its documents for what they tell, its record for the rest. An amount or a day that the two tell
 * differently is told by both, since no one knows here which of them holds.
 */
export function withRecord(paper: Side, record: readonly Told[]): Side {
  const told = new Set(paper.told.map(({ item }) => item.id))
  const extra = record.filter(({ item, kind }) => !told.has(item.id) || kind === 'amount' || kind === 'date')
  return { ...paper, told: [...paper.told, ...extra] }
}
