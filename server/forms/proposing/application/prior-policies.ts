import {
  bareNumber,
  CLAIMED,
  type Fact,
  type FactKey,
  isOneName,
  LINES,
  type LineOfBusiness,
  lineNamed,
  normal,
  sortableDate,
} from '../../../documents/index.ts'
import type { FormField, PriorLine, PriorPart, ProposalInput, ValueSource } from '../../types.ts'
import { type FormDraft, placeOf } from '../draft.ts'
import { partOf, textOf } from '../entries.ts'
import type { Entry } from '../placed.ts'
import { asOf, type EarlierForm } from './earlier-forms.ts'
import { mergedEntries } from './entry-lists.ts'
import { scheduledPolicies } from './handed-in.ts'
import { carrierOfRun, policyYears, STANDS } from './policy-years.ts'

/** A policy there is or was: facts by their keys. `lines`: what it insures; none where that is not told. */
type Prior = { lines: readonly LineOfBusiness[]; entry: Entry }

const PARTS: readonly FactKey[] = ['carrier.name', 'policy.number', 'policy.premium', 'policy.effective', 'policy.expiration', 'policy.type'] // biome-ignore format: a list

/** The policies of files, whether in force or ended, whose term has begun. */
function ofFiles({ files, today }: ProposalInput): Prior[] {
  const day = today.replaceAll('-', '')
  return files.flatMap(({ fileId, facts: paper }) =>
    paper.policies.flatMap((policy, index): Prior[] => {
      const { status, effective, lines, listed = [] } = policy
      if (!STANDS.has(status) || !effective || sortableDate(effective) > day || paper.kind === 'application') return []
      const contested = new Set(paper.conflicts.flatMap((one) => (one.policy === index ? [one.key] : [])))
      const own = paper.facts.filter(
        (fact) => fact.policy === index && fact.status === status && fact.confidence >= CLAIMED,
      )
      const ofLines = [...new Set([...lines, ...listed])]
      const premium = ofLines.map((line) => `${line}.premium` as FactKey)
      const entry: Entry = new Map(
        own.flatMap((fact) =>
          [...PARTS, ...premium].includes(fact.key) && !contested.has(fact.key) && !isPartOfPremium(fact)
            ? [[fact.key, { value: fact.value, source: placeOf({ ...fact, fileId }) }] as const]
            : [],
        ),
      )
      // The premium of the only line of a policy is the policy's.
      const [only, another] = premium
      const whole = only && !another && !contested.has('policy.premium') ? entry.get(only) : undefined
      if (whole && !entry.has('policy.premium')) entry.set('policy.premium', whole)
      const number = entry.get('policy.number')
      if (number && status === 'cancelled') entry.set(CANCELED, number)
      return number ? [{ lines: ofLines, entry }] : []
    }),
  )
}

/** A deposit or the least that a policy costs is not what it costs, and of a line what one class or coverage does. */
const isPartOfPremium = ({ key, source: { quote } }: Fact) =>
  key.endsWith('.premium') &&
  (/\b(?:deposit|minimum)\b/i.test(quote) || (key !== 'policy.premium' && !/\btotal\b/i.test(quote)))

/** That a policy was canceled: it did not last until the day it was to expire. */
const CANCELED = 'canceled'

const FIELDS: Readonly<Record<string, PriorPart>> = {
  carrier: 'carrier.name',
  policy_number: 'policy.number',
  premium: 'policy.premium',
  effective_date: 'policy.effective',
  expiration_date: 'policy.expiration',
  line: 'policy.type',
  year: 'year',
  experience_mod: 'mod',
  claims: 'claims',
  paid: 'paid',
  reserved: 'reserved',
}

const COUNTS: ReadonlySet<PriorPart> = new Set(['year', 'claims'])

/** The policies that applications and loss histories list as those before. */
function ofRecords({ files }: ProposalInput): Prior[] {
  return files.flatMap(({ fileId, facts }) =>
    [...(facts.records ?? []), ...(facts.handedIn ?? [])].flatMap(({ type, fields, page }): Prior[] => {
      const key = fields.policy_number ?? fields.carrier
      if (type !== 'prior_policy' || !key || fields.account) return []
      const entry: Entry = new Map(
        Object.entries(FIELDS).flatMap(([name, part]) => {
          const field = fields[name]
          const value = COUNTS.has(part) && typeof field?.value !== 'object' ? String(field?.value) : undefined
          return field ? [[part, partOf(fileId, field, key, value)] as const] : []
        }),
      )
      const carrier = fields.carrier ? null : carrierOfRun(facts, page)
      if (carrier) entry.set('carrier.name', { value: carrier.value, source: placeOf({ ...carrier, fileId }) })
      if (!entry.has('carrier.name') && !entry.has('policy.number')) return []
      const over = fields.over && textOf(fields.over)
      const line = lineNamed(normal(entry.get('policy.type')?.value ?? over ?? ''))
      return [{ lines: line ? [line] : [], entry }]
    }),
  )
}

/** The policies that an umbrella's schedule of underlying insurance lists. */
const ofSchedules = (input: ProposalInput): Prior[] =>
  scheduledPolicies(input).flatMap(({ line, policy }) =>
    line && policy.effective && sortableDate(policy.effective) <= input.today.replaceAll('-', '')
      ? [{ lines: [line], entry: new Map(policy.facts.flatMap((fact) => (PARTS.includes(fact.key) ? [[fact.key, { value: fact.value, source: placeOf(fact) }] as const] : []))) }]
      : [],
  ) // biome-ignore format: short

/** The policies in the boxes of earlier forms. */
const ofForms = (fields: readonly FormField[], forms: readonly EarlierForm[]): Prior[] =>
  forms.flatMap((form) => {
    const { boxes, isCurrent } = form
    const own = fields.flatMap(({ name, listed, carried }) => {
      const told = boxes.get(name)
      return told &&
        listed?.list === 'prior' &&
        listed.line &&
        listed.line !== 'other' &&
        (isCurrent || carried !== 'current')
        ? [{ listed, line: listed.line, told }]
        : []
    })
    return [...Map.groupBy(own, ({ listed }) => `${listed.at} ${listed.line}`).values()].map(
      (row): Prior => ({
        lines: [row[0]!.line],
        entry: new Map(row.map(({ listed, told }) => [listed.part, { ...told, ...asOf(form) }])),
      }),
    )
  })

/** Every policy that is told of, in force or before. */
const allTold = (fields: readonly FormField[], input: ProposalInput, forms: readonly EarlierForm[]): Prior[] => [
  ...ofFiles(input),
  ...ofRecords(input),
  ...ofSchedules(input),
  ...ofForms(fields, forms),
]

/** The numbers of all policies that are told of. */
export const policiesTold = (
  input: ProposalInput,
  fields: readonly FormField[],
  forms: readonly EarlierForm[],
): string[] => allTold(fields, input, forms).flatMap(({ entry }) => entry.get('policy.number')?.value ?? [])

const numberOf = (entry: Entry) => bareNumber(entry.get('policy.number')?.value ?? '')
/** The day or the year in which a policy begins. */
const startOf = (entry: Entry) =>
  entry.has('policy.effective') ? sortableDate(entry.get('policy.effective')!.value) : (entry.get('year')?.value ?? '')

function isOnePolicy(one: Entry, other: Entry): boolean {
  const [number, another] = [one, other].map(numberOf)
  if (!number || number !== another) return false
  const [from, to] = [one, other].map(startOf) as [string, string]
  return from.startsWith(to) || to.startsWith(from)
}

/** A policy without its days where a list says that it began on another one: what stands around a number elsewhere is less sure. */
function datedAsListed({ lines, entry }: Prior, listed: readonly Prior[]): Prior {
  const starts = listed.flatMap((one) => (numberOf(one.entry) === numberOf(entry) && startOf(one.entry)) || [])
  if (!numberOf(entry) || !starts.length || starts.some((start) => startOf(entry).startsWith(start))) return { lines, entry } // biome-ignore format: short
  return { lines, entry: new Map([...entry].filter(([part]) => part !== 'policy.effective' && part !== 'policy.expiration')) } // biome-ignore format: short
}

/** The columns of prior policies: who insured the applicant in which year, of each line; years and lines without a row go to an attached page. */
export function putPrior(
  draft: FormDraft,
  { fields, histories }: { fields: readonly FormField[]; histories: ReadonlySet<PriorLine> },
  input: ProposalInput,
  forms: readonly EarlierForm[],
): void {
  const own = fields.filter(({ listed }) => listed?.list === 'prior')
  if (!own.length) return
  const listed = ofRecords(input)
  const told = [...allTold(fields, input, forms).map((one) => datedAsListed(one, listed)), ...(own.some(isOfYear) ? policyYears(input) : [])] // biome-ignore format: short
  const among = (all: readonly Prior[], entry: Entry) =>
    all.flatMap((one) => (isOnePolicy(one.entry, entry) || isSame(one.entry, entry) ? one.lines : []))
  // A list says the line of each of its policies; what else speaks of one may name several.
  const linesOf = (entry: Entry) => {
    const own = among(listed, entry)
    return new Set(own.length ? own : among(told, entry))
  }
  const isOfForm = (entry: Entry) => isOfColumns([...linesOf(entry)], own)
  const merged = mergedEntries(
    told.map(({ entry }) => [withFullestCarrier(entry, told)]),
    isOnePolicy,
    true,
  ).filter(isOfForm)
  const dated = merged.filter((entry) => startOf(entry) && linesOf(entry).size)
  const years = [...new Set(dated.map((entry) => startOf(entry).slice(0, 4)))].toSorted().reverse()
  const columns = new Set(
    own.flatMap(({ listed }) =>
      listed?.list === 'prior' && listed.line && listed.line !== 'other' ? [listed.line] : [],
    ),
  )
  const others = dated.flatMap((entry) => [...linesOf(entry)].filter((line) => !columns.has(line)))
  const other = otherLine(others.filter((line) => !histories.has(line))) ?? otherLine(others)
  const placed = new Set<Entry>()
  for (const { name, listed, label } of own) {
    if (listed?.list !== 'prior') continue
    const year = years[listed.at]
    if (!year) continue
    const ofYear = dated.filter((entry) => startOf(entry).startsWith(year))
    if (listed.part === 'year') {
      draft.put(name, year, (ofYear[0]!.get('policy.effective') ?? ofYear[0]!.get('year')!).source, true)
      continue
    }
    const wanted = listed.line === 'other' ? other : listed.line
    if (!wanted) continue
    // The other line is named once for all years.
    const named = listed.part === 'policy.type' ? dated : ofYear
    const [policy] = named
      .filter((entry) => linesOf(entry).has(wanted))
      .toSorted((a, b) => startOf(b).localeCompare(startOf(a)))
    if (!policy) continue
    if (listed.part !== 'policy.type') placed.add(policy)
    const isOfSeveral = linesOf(policy).size > 1
    const part = listed.part === 'policy.premium' && isOfSeveral ? (`${wanted}.premium` as FactKey) : listed.part
    const value = part === listed.part || isParted(policy) ? policy.get(part) : undefined
    const number = policy.get('policy.number')?.value ?? ''
    if (part === 'policy.expiration' && policy.has(CANCELED))
      draft.blank(name, `Policy ${number} was canceled before it expired. Fill in the day it ended.`)
    else if (value) draft.put(name, value.value, value.source, part === 'claims' && !isPrinted(value))
    else if (listed.part === 'policy.type') draft.put(name, LINES[wanted], policy.get('policy.number')!.source, true)
    else if (part !== listed.part) draft.blank(name, `The premium of policy ${number} is of several lines.`)
    else if (policy.has(`${part} disputed`)) draft.contest(name)
    else draft.blank(name, `${label}: not said of policy ${number}.`)
  }
  const section = own[0]!.section
  for (const entry of merged) if (!placed.has(entry)) spill(draft, section, entry, linesOf(entry))
}

const OF_A_YEAR: ReadonlySet<string> = new Set(['mod', 'claims', 'paid', 'reserved'] satisfies PriorPart[])
const isOfYear = ({ listed }: FormField) => OF_A_YEAR.has(listed?.part ?? '')

/** Whether a policy of these lines has a place on a form: any on one with a column for other lines, and on any form one of which no line is told. */
const isOfColumns = (lines: readonly LineOfBusiness[], own: readonly FormField[]): boolean =>
  !lines.length ||
  own.some(({ listed }) => listed?.list === 'prior' && listed.line && (listed.line === 'other' || lines.includes(listed.line))) // biome-ignore format: short

const isPrinted = ({ value, source }: { value: string; source: ValueSource }) =>
  'quote' in source && new RegExp(`\\b${value}\\b`).test(source.quote)

/** Whether a policy of several lines tells what more than one of them costs: else its only premium may be of all. */
const isParted = (policy: Entry) =>
  [...policy.keys()].filter((part) => /^(?!policy\.).*\.premium$/.test(part)).length > 1

const isSame = (one: Entry, other: Entry) => [...one].every(([part, { value }]) => other.get(part)?.value === value)

/** An entry with its carrier as the fullest of the names that others tell of the policy. */
function withFullestCarrier(entry: Entry, all: readonly Prior[]): Entry {
  const own = entry.get('carrier.name')
  if (!own) return entry
  const fuller = all.find(({ entry: other }) => {
    const name = other.get('carrier.name')?.value
    return (
      name &&
      name !== own.value &&
      isOnePolicy(other, entry) &&
      isOneName(name, own.value) &&
      name.length > own.value.length
    )
  })
  return fuller ? new Map([...entry, ['carrier.name', fuller.entry.get('carrier.name')!]]) : entry
}

/** The line that most policies are of. */
function otherLine(all: readonly LineOfBusiness[]): LineOfBusiness | null {
  const counts = Map.groupBy(all, (line) => line)
  const [most] = (Object.keys(LINES) as LineOfBusiness[])
    .filter((line) => counts.has(line))
    .toSorted((a, b) => counts.get(b)!.length - counts.get(a)!.length)
  return most ?? null
}

const SPILLED: readonly (readonly [PriorPart, string])[] = [
  ['carrier.name', 'carrier'],
  ['policy.type', 'line'],
  ['policy.effective', 'effective'],
  ['policy.expiration', 'expiration'],
  ['policy.premium', 'premium'],
  ['mod', 'modification'],
  ['claims', 'claims'],
  ['paid', 'paid'],
  ['reserved', 'reserve'],
]

function spill(draft: FormDraft, section: string, entry: Entry, lines: ReadonlySet<LineOfBusiness>): void {
  const number = entry.get('policy.number')
  const called = number ? `Policy ${number.value}` : 'A policy without a number'
  const of = lines.size ? ` (${[...lines].map((line) => LINES[line].toLowerCase()).join(', ')})` : ''
  for (const [part, label] of SPILLED) {
    const told = entry.get(part)
    if (told && !(part === 'policy.expiration' && entry.has(CANCELED)))
      draft.spill(section, `${called}${of}: ${label}`, told.value, told.source)
  }
}
