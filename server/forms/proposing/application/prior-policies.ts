import { type FactKey, LINES, type LineOfBusiness } from '../../../documents/index.ts'
import type { FormField, ListedPart, PriorLine, PriorPart, ProposalInput, ValueSource } from '../../types.ts'
import type { FormDraft } from '../draft.ts'
import { mergedEntries } from '../entry-lists.ts'
import type { Entry } from '../placed.ts'
import type { EarlierForm } from './earlier-forms.ts'
import { policyYears } from './policy-years.ts'
import {
  allTold,
  datedAsListed,
  isOnePolicy,
  ofRecords,
  type Prior,
  startOf,
  withFullestCarrier,
} from './prior-told.ts'
import { inYears, yearOfMost } from './prior-years.ts'
import { CANCELED, spillPolicy } from './spilled-policy.ts'

/** The columns of prior policies: who insured the applicant in which year, of each line; years and lines without a row go to an attached page. */
export function putPrior(
  draft: FormDraft,
  { fields, histories }: { fields: readonly FormField[]; histories: ReadonlySet<PriorLine> },
  input: ProposalInput,
  forms: readonly EarlierForm[],
): void {
  const own = fields.filter((field): field is PriorField => field.listed?.list === 'prior')
  if (!own.length) return
  const listed = ofRecords(input)
  const told = [
    ...allTold(fields, input, forms).map((one) => datedAsListed(one, listed)),
    ...(own.some(isOfYear) ? policyYears(input) : []),
  ]
  const among = (all: readonly Prior[], entry: Entry) =>
    all.flatMap((one) => (isOnePolicy(one.entry, entry) || isSame(one.entry, entry) ? one.lines : []))
  // A list says the line of each of its policies; what else speaks of one may name several.
  const linesOf = (entry: Entry) => {
    const lines = among(listed, entry)
    return new Set(lines.length ? lines : among(told, entry))
  }
  const merged = mergedEntries(
    told.map(({ entry }) => [withFullestCarrier(entry, told)]),
    isOnePolicy,
    true,
  ).filter((entry) => isOfColumns([...linesOf(entry)], own))
  const dated = merged.filter((entry) => startOf(entry) && linesOf(entry).size)
  const columns = new Set(own.flatMap(({ listed: { line } }) => (line && line !== 'other' ? [line] : [])))
  const others = dated.flatMap((entry) => [...linesOf(entry)].filter((line) => !columns.has(line)))
  const other = otherLine(others.filter((line) => !histories.has(line))) ?? otherLine(others)
  const columnOf = (entry: Entry) =>
    [...columns].find((line) => linesOf(entry).has(line)) ?? (other && linesOf(entry).has(other) ? 'other' : null)
  const years = inYears(dated, columnOf)
  const placed = new Set<Entry>()
  for (const field of own) {
    const { at, part, line } = field.listed
    const ofYear = years[at]
    const wanted = line === 'other' ? other : line
    if (part === 'year' && ofYear) putYear(draft, field.name, ofYear)
    if (part === 'year' || !ofYear || !wanted) continue
    // The other line is named once for all years.
    const [policy] = (part === 'policy.type' ? dated : ofYear)
      .filter((entry) => linesOf(entry).has(wanted))
      .toSorted((a, b) => startOf(b).localeCompare(startOf(a)))
    if (!policy) continue
    if (part !== 'policy.type') placed.add(policy)
    putPart(draft, field, policy, wanted, linesOf(policy).size > 1)
  }
  const section = own[0]!.section
  for (const entry of merged) if (!placed.has(entry)) spillPolicy(draft, section, entry, linesOf(entry))
}

type PriorField = FormField & { listed: Extract<ListedPart, { list: 'prior' }> }

/** A year, as its policies call it where they do so alike, else the one in which most of them began, of two the earlier. */
function putYear(draft: FormDraft, name: string, policies: readonly Entry[]): void {
  const called = policies.flatMap((entry) => entry.get('year') ?? [])
  const [first] = called
  if (first && called.every(({ value }) => value === first.value)) draft.put(name, first.value, first.source)
  else {
    const { year, policy } = yearOfMost(policies)
    // Of policies of which only the end is told, no year is written.
    const told = policy.get('policy.effective') ?? policy.get('year')
    if (told) draft.put(name, year, told.source, true)
  }
}

/** What is told of the policy of a line in a year, or why it stays blank. */
function putPart(
  draft: FormDraft,
  { name, label, listed }: PriorField,
  policy: Entry,
  line: LineOfBusiness,
  isOfSeveral: boolean,
): void {
  const part = listed.part === 'policy.premium' && isOfSeveral ? (`${line}.premium` as FactKey) : listed.part
  const value = part === listed.part || isParted(policy) ? policy.get(part) : undefined
  const number = policy.get('policy.number')?.value ?? ''
  if (part === 'policy.expiration' && policy.has(CANCELED))
    draft.blank(name, `Policy ${number} was canceled before it expired. Fill in the day it ended.`)
  else if (value) draft.put(name, value.value, value.source, part === 'claims' && !isPrinted(value))
  else if (part === 'policy.type') draft.put(name, LINES[line], policy.get('policy.number')!.source, true)
  else if (part !== listed.part) draft.blank(name, `The premium of policy ${number} is of several lines.`)
  else if (policy.has(`${part} disputed`)) draft.contest(name)
  else draft.blank(name, `${label}: not said of policy ${number}.`)
}

const isSame = (one: Entry, other: Entry) => [...one].every(([part, { value }]) => other.get(part)?.value === value)

const OF_A_YEAR: ReadonlySet<string> = new Set(['mod', 'claims', 'paid', 'reserved'] satisfies PriorPart[])
const isOfYear = ({ listed }: PriorField) => OF_A_YEAR.has(listed.part)

/** Whether a policy of these lines has a place on a form: any on one with a column for other lines, and on any form one of which no line is told. */
const isOfColumns = (lines: readonly LineOfBusiness[], own: readonly PriorField[]): boolean =>
  !lines.length || own.some(({ listed: { line } }) => line && (line === 'other' || lines.includes(line)))

const isPrinted = ({ value, source }: { value: string; source: ValueSource }) =>
  'quote' in source && new RegExp(`\\b${value}\\b`).test(source.quote)

/** Whether a policy of several lines tells what more than one of them costs: else its only premium may be of all. */
const isParted = (policy: Entry) =>
  [...policy.keys()].filter((part) => /^(?!policy\.).*\.premium$/.test(part)).length > 1

/** The line that most policies are of. */
function otherLine(all: readonly LineOfBusiness[]): LineOfBusiness | null {
  const counts = Map.groupBy(all, (line) => line)
  const [most] = (Object.keys(LINES) as LineOfBusiness[])
    .filter((line) => counts.has(line))
    .toSorted((a, b) => counts.get(b)!.length - counts.get(a)!.length)
  return most ?? null
}
