import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import {
  addressFrom,
  FACT_KEYS,
  type FactKey,
  type LimitConcept,
  limitConcept,
  limitFact,
  normal,
  type RecordField,
} from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { type FiledFact, placeOf } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { foldedCoverages } from './folded-coverages.ts'
import { ITEM_PARTS, listedItems } from './listed-items.ts'
import { isOneParty } from './mentions.ts'
import type { Entry } from './placed.ts'
import { recordsOf, textOf } from './records-of.ts'

/** Amounts of property that a policy tells outside of lists. */
const PROPERTY: readonly FactKey[] = ['property.building', 'property.personalProperty', 'property.businessIncome']

/** A part of a record with the words that say what it is of: those of its key before its own. */
export function partOf(fileId: string, field: RecordField, key: RecordField, value = textOf(field)) {
  const { page, quote, held } = field.source
  if (held) return { value, source: placeOf({ fileId, source: field.source }) }
  const [first = ''] = key.source.quote.split(' … ')
  const isApart = key.source.page === page && !quote.includes(first)
  const whole = isApart ? `${key.source.quote} … ${quote}` : quote
  return { value, source: { kind: 'document', fileId, page, quote: whole } as const }
}

const isOfProperty = (type: string) => type === 'property_coverage_item' || type === 'bop_coverage_item'

/** Whether the documents of a policy list coverages of property. */
export const listsCoverages = (input: ProposalInput, policy: FiledPolicy): boolean =>
  recordsOf(input, policy, isOfProperty).length > 0

/** The coverages of a property policy in the order they are listed. */
export function listedCoverages(input: ProposalInput, policy: FiledPolicy): Entry[] {
  const items = recordsOf(input, policy, (type) => type.endsWith('_coverage_item'))
  const isInThousands = (fileId: string, page: number) =>
    input.files.some((file) => file.fileId === fileId && file.facts.inThousands?.some((one) => one.page === page))
  const rows = items.map(({ fileId, record: { fields } }): Entry => {
    const { coverage } = fields
    const entry: Entry = new Map(coverage && [['name', partOf(fileId, coverage, coverage)]])
    for (const [name, field] of Object.entries(fields)) {
      const key = AMOUNTS.has(name) ? (coverage ?? field) : field
      const amount = AMOUNTS.has(name) ? parseAmount(textOf(field)) : null
      if (name === 'premium' && amount === null) continue
      if (AMOUNTS.has(name) && amount === null) entry.set(`${name} in words`, partOf(fileId, field, key))
      else if (amount !== null && isInThousands(fileId, field.source.page))
        entry.set(`${name} in thousands`, partOf(fileId, field, key))
      else if (amount !== null) entry.set(name, partOf(fileId, field, key, formatAmount(amount)))
      else if (name !== 'coverage') entry.set(name, partOf(fileId, field, key))
    }
    return entry
  })
  const entries = foldedCoverages(rows)
  const isDeducted = entries.some((entry) => entry.has('deductible'))
  return isDeducted ? entries : entries.map((entry) => withDeductible(entry, policy))
}

const AMOUNTS: ReadonlySet<string> = new Set(['limit', 'deductible', 'premium'])
/** What a deductible that a policy tells of property without more is of. */
const DEDUCTED: ReadonlySet<LimitConcept | null> = new Set<LimitConcept | null>(['building', 'personal-property'])

/** A building and what is in it have the only deductible that the policy tells, where they tell none. */
function withDeductible(entry: Entry, policy: FiledPolicy): Entry {
  const [deductible] = [onlyFact(policy, 'property.deductible')].filter((fact) => fact && !isOfSome(fact))
  const isTold = [...entry.keys()].some((part) => /\bdeductible/i.test(part))
  if (!deductible || isTold || !entry.has('limit') || !DEDUCTED.has(limitConcept(normal(entry.get('name')!.value))))
    return entry
  return new Map([...entry, ['deductible', toldBy(deductible)]])
}

/** Whether the words behind an amount tell what it is of: '$25,000 on items 1 and 2'. */
function isOfSome({ value, source: { quote } }: FiledFact): boolean {
  const behind = quote.slice(quote.lastIndexOf(value) + value.length)
  return /^(?: \w+){0,3} on (?!all\b|any\b|each\b|every\b|the\b)/i.test(behind)
}

function onlyFact({ facts, conflicts }: FiledPolicy, key: FactKey): FiledFact | undefined {
  const own = facts.filter((one) => one.key === key)
  return own.length === 1 && !conflicts.some((one) => one.key === key) ? own[0] : undefined
}

const toldBy = (fact: FiledFact, value = fact.value) => ({ value, source: placeOf(fact) })

/**
 * The amounts that a policy tells of its only place outside of lists, each under the words it stands beside. Of two buildings nothing tells
 * which amount is whose.
 */
export function toldAmounts(policy: FiledPolicy): Entry[] {
  const own = policy.facts.filter(({ key }) => PROPERTY.includes(key))
  const groups = [...Map.groupBy(own, ({ key, fileId }) => `${key} ${fileId}`).values()]
  if (groups.some((facts) => facts.length > 1)) return []
  return own.flatMap((fact): Entry[] => {
    const name = nameOf(fact)
    const entry: Entry = new Map([['limit', toldBy(fact)]])
    return name && isLabelled(fact, name)
      ? [withDeductible(new Map([['name', toldBy(fact, name)], ...entry]), policy)]
      : []
  })
}

/** Coverages of an only place, with the amounts that the policy tells otherwise outside of the lists. */
export function withRivals(coverages: Entry[], { facts }: FiledPolicy): Entry[] {
  const byKey = Map.groupBy(coverages, (entry) => {
    const concept = limitConcept(normal(entry.get('name')!.value))
    return concept && limitFact(concept, 'property')
  })
  const rivals = facts.flatMap((fact): Entry[] => {
    const own = PROPERTY.includes(fact.key) ? (byKey.get(fact.key) ?? []) : []
    const isListed = own.some((entry) => entry.get('limit')?.value === fact.value)
    return own.length && !isListed
      ? [
          new Map([
            ['name', own[0]!.get('name')!],
            ['limit', toldBy(fact)],
          ]),
        ]
      : []
  })
  return [...coverages, ...rivals]
}

/**
 * Whether the words beside an amount are its label alone: 'in the building limit' goes on with others, and behind it 'Property $18,204' has a label
 * of its own.
 */
function isLabelled({ value, source: { quote } }: FiledFact, name: string): boolean {
  const passages = quote.split(' … ')
  const [of, ...further] = passages.toSorted((a, b) => Number(b.includes(name)) - Number(a.includes(name)))
  const before = of!.slice(0, of!.indexOf(name)).replace(value, '')
  return !/[a-z]/i.test(before) && further.every((one) => !/[a-z]/i.test(one))
}

/** What an amount is called by the words it stands beside. */
function nameOf({ key, source: { quote, held } }: FiledFact): string | null {
  if (held?.label) return held.label
  const { label } = FACT_KEYS[key]
  const at = quote.toLowerCase().indexOf(label.toLowerCase())
  return at < 0 ? null : quote.slice(at, at + label.length)
}

/** The premises that a policy's documents list, with their numbers and addresses. */
export function listedPlaces(input: ProposalInput, policy: FiledPolicy): Entry[] {
  const listed = recordsOf(input, policy, (type) => type === 'policy_location_item' || type.endsWith('_coverage_item'))
  const all = listed.map(({ fileId, record: { fields } }): Entry => {
    const own = OF_A_PLACE.flatMap((part) => fields[part] ?? [])
    const parts = OF_A_PLACE.filter((part) => fields[part])
    return new Map(parts.map((part, at) => [part, partOf(fileId, own[at]!, own[at]!)]))
  })
  const entries = all.filter((entry) => entry.has('premises_address'))
  const described = all.filter((entry) => !entry.has('premises_address') && RATED.some((part) => entry.has(part)))
  if (entries.length) return [...entries, ...described]
  const others = recordsOf(input, policy, (type) => type === 'interest').flatMap(({ record: { fields } }) =>
    [fields.address, fields.name].flatMap((field) => (field ? [normal(textOf(field))] : [])),
  )
  const isOthers = (address: string) =>
    others.some((own) => own.includes(normal(addressFrom([address])?.line1 ?? address)))
  const told = policy.facts.flatMap((fact): Entry[] =>
    fact.key === 'location' && !isOthers(fact.value) ? [new Map([['premises_address', toldBy(fact)]])] : [],
  )
  return [...told, ...described]
}

/** What tells of a building by itself. */
const RATED = ['construction', 'year_built', 'protection_class']
const OF_A_PLACE = ['premises_address', 'location_number', 'building_number', 'classification', ...RATED]

/**
 * Who else has an interest in what a policy insures, as its documents list them: name, address, loan number and what the interest is. `byItem`: with the
 * vehicle or equipment it is in, and once for each.
 */
export function interestsOf(input: ProposalInput, policy: FiledPolicy, byItem = false): Entry[] {
  const found: Entry[] = []
  const itemOf = byItem ? listedItems(input, policy) : null
  for (const { fileId, record } of recordsOf(input, policy, (type) => type === 'interest')) {
    const { name, address, loan_number: loan, interest } = record.fields
    if (!name || CLAUSE_ALONE.test(textOf(name))) continue
    const entry: Entry = new Map()
    const parts = nameAndAddress(textOf(name), address && textOf(address))
    entry.set('name', partOf(fileId, name, name, parts.name))
    for (const [part, value] of Object.entries(parts.address ?? {}))
      if (value) entry.set(part, partOf(fileId, address ?? name, address ?? name, value))
    if (loan) entry.set('loan', partOf(fileId, loan, loan))
    if (interest) entry.set('interest', partOf(fileId, interest, interest))
    for (const part of ['location_number', 'building_number']) {
      const number = record.fields[part]
      if (number) entry.set(part, partOf(fileId, number, number))
    }
    const { item } = record.fields
    const part = item && itemOf?.(textOf(item))
    if (part) entry.set(part, partOf(fileId, item, name))
    const twin = found.find(
      (one) => isOneParty(one.get('name')!.value, parts.name) && OF_ITSELF.every((part) => !differs(one, entry, part)),
    )
    if (!twin) found.push(entry)
    else addMissing(twin, entry)
  }
  return byItem ? withoutBare(found) : found
}

/** What goes on with a name, on a line of its own. */
const CLAUSE_ALONE = /^(?:ISAOA|ATIMA|[\s/&,.-])+$/i

function addMissing(entry: Entry, other: Entry): void {
  for (const [part, told] of other) if (!entry.has(part)) entry.set(part, told)
}

/** Interests without one that says no more than another of its name and kind, which is listed with what it is in. */
function withoutBare(interests: Entry[]): Entry[] {
  const isBare = (entry: Entry) => OF_ITSELF.every((part) => !entry.has(part))
  const bare = interests.filter((entry) => {
    const told = interests.filter(
      (one) =>
        isBare(entry) &&
        !isBare(one) &&
        !differs(one, entry, 'interest') &&
        isOneParty(one.get('name')!.value, entry.get('name')!.value),
    )
    if (told.length === 1) addMissing(told[0]!, entry)
    return told.length > 0
  })
  return interests.filter((entry) => !bare.includes(entry))
}

/** What tells two interests of one name apart. */
const OF_ITSELF = ['location_number', 'building_number', 'loan', ...ITEM_PARTS]
const differs = (one: Entry, other: Entry, part: string) => one.get(part)?.value !== other.get(part)?.value

/** A name with its address, which may stand behind it in one cell: 'First Bank, 500 Main Street, Mobile, AL 36602'. */
function nameAndAddress(name: string, address: string | undefined) {
  if (address) return { name, address: addressFrom([address]) }
  const parts = name.split(/,\s*/)
  const at = parts.findIndex((part, index) => index > 0 && /^(?:\d|P\.? ?O\.? )/i.test(part))
  const behind = at > 0 ? addressFrom([parts.slice(at).join(', ')]) : null
  return behind ? { name: parts.slice(0, at).join(', '), address: behind } : { name, address: null }
}
