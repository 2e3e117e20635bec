import { bareNumber, CLAIMED, type DocumentFacts, type Fact, type FactKey, isOneName, type LineOfBusiness, lineInShort, lineNamed, linesNamed, normal, sortableDate } from '../../../documents/index.ts' // biome-ignore format: a list
import type { FormField, PriorPart, ProposalInput } from '../../types.ts'
import { sortableDay } from '../days.ts'
import { placeOf } from '../draft.ts'
import { partOf } from '../entries.ts'
import type { Entry } from '../placed.ts'
import { textOf } from '../records-of.ts'
import { asOf, type EarlierForm, tells } from './earlier-forms.ts'
import { scheduledPolicies } from './handed-in.ts'
import { carrierOfRun, STANDS } from './policy-years.ts'
import { CANCELED } from './spilled-policy.ts'
import { requestsOf, termOf } from './submitted.ts'

/** A policy there is or was: facts by their keys. `lines`: what it insures; none where that is not told. */
export type Prior = { lines: readonly LineOfBusiness[]; entry: Entry }

const PARTS: readonly FactKey[] = ['carrier.name', 'policy.number', 'policy.premium', 'policy.effective', 'policy.expiration', 'policy.type'] // biome-ignore format: a list

/** The policies of files, whether in force or ended, whose term has begun. */
function ofFiles({ files, today }: ProposalInput): Prior[] {
  const day = sortableDay(today)
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
      if (only && !another && !listed.includes(ofLines[0]!) && !isOfLineAlone(paper, ofLines[0]!, own))
        entry.delete('policy.premium')
      const number = entry.get('policy.number')
      if (number && status === 'cancelled') entry.set(CANCELED, number)
      return number ? [{ lines: ofLines, entry }] : []
    }),
  )
}

/** Whether a policy that one line is told of insures no other: its paper or its type is called after that line. */
const isOfLineAlone = ({ title }: DocumentFacts, line: LineOfBusiness, own: readonly Fact[]): boolean =>
  [title, own.find(({ key }) => key === 'policy.type')?.value].some((called) => {
    const said = normal(called ?? '')
    return lineNamed(said) === line && linesNamed(said).every((one) => one === line)
  })

/** A deposit or the least that a policy costs is not what it costs, and of a line what one class or coverage does. */
const isPartOfPremium = ({ key, source: { quote } }: Fact) =>
  key.endsWith('.premium') &&
  (/\b(?:deposit|minimum)\b/i.test(quote) || (key !== 'policy.premium' && !/\btotal\b/i.test(quote)))

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
export function ofRecords(input: ProposalInput): Prior[] {
  const isToCome = toCome(input)
  return input.files.flatMap(({ fileId, facts }) =>
    [...(facts.handedIn ?? []), ...(facts.records ?? [])].flatMap(({ type, fields, page }): Prior[] => {
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
      if ((!entry.has('carrier.name') && !entry.has('policy.number')) || isToCome(entry)) return []
      const over = fields.over && textOf(fields.over)
      if (over && !entry.has('policy.type') && lineNamed(normal(over)) && !/\d/.test(over))
        entry.set('policy.type', partOf(fileId, fields.over!, key))
      // An experience modification is of workers compensation alone.
      const said = entry.get('policy.type')?.value ?? over ?? ''
      const line = lineNamed(normal(said)) ?? lineInShort(said) ?? (entry.has('mod') ? 'wc' : null)
      return [{ lines: line ? [line] : [], entry }]
    }),
  )
}

/** Lines that a form has a column of policies before for: of others it has one, for what is asked for. */
const OF_COLUMNS: ReadonlySet<LineOfBusiness | null> = new Set(['gl', 'auto', 'property'])

/** The policies that an umbrella's schedule of underlying insurance lists. */
const ofSchedules = (input: ProposalInput): Prior[] =>
  scheduledPolicies(input).flatMap(({ line, policy }) =>
    line && OF_COLUMNS.has(line) && policy.effective && sortableDate(policy.effective) <= sortableDay(input.today)
      ? [
          {
            lines: [line],
            entry: new Map(
              policy.facts.flatMap((fact) =>
                PARTS.includes(fact.key) ? [[fact.key, { value: fact.value, source: placeOf(fact) }] as const] : [],
              ),
            ),
          },
        ]
      : [],
  )

/** The policies in the boxes of earlier forms. */
const ofForms = (fields: readonly FormField[], forms: readonly EarlierForm[]): Prior[] =>
  forms.flatMap((form) => {
    const { boxes } = form
    const own = fields.flatMap((field) => {
      const { name, listed } = field
      const told = tells(form, field) ? boxes.get(name) : undefined
      return told && listed?.list === 'prior' && listed.line && listed.line !== 'other'
        ? [{ listed, line: listed.line, told }]
        : []
    })
    const years = new Map(
      fields.flatMap(({ name, listed }) =>
        listed?.list === 'prior' && listed.part === 'year' && boxes.has(name) ? [[listed.at, boxes.get(name)!]] : [],
      ),
    )
    return [...Map.groupBy(own, ({ listed }) => `${listed.at} ${listed.line}`).values()].map((row): Prior => {
      const year = years.get(row[0]!.listed.at)
      const parts = row.map(({ listed, told }) => [listed.part, { ...told, ...asOf(form) }] as const)
      const entry: Entry = new Map([...parts, ...(year ? [['year', { ...year, ...asOf(form) }] as const] : [])])
      return { lines: [row[0]!.line], entry }
    })
  })

/** Every policy that is told of, in force or before. */
export const allTold = (fields: readonly FormField[], input: ProposalInput, forms: readonly EarlierForm[]): Prior[] => [
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

/** Whether a policy begins with the term that is asked for, or later: it is none before. */
function toCome(input: ProposalInput): (entry: Entry) => boolean {
  const [asked] = requestsOf(input).flatMap(({ record }) => termOf(record).starts || [])
  return (entry) => asked !== undefined && startOf(entry) >= asked.slice(0, startOf(entry).length || undefined)
}

const numberOf = (entry: Entry) => bareNumber(entry.get('policy.number')?.value ?? '')
/** The day or the year in which a policy begins; of one of which only the end is told, a year before that. */
export function startOf(entry: Entry): string {
  const [from, to] = ['policy.effective', 'policy.expiration'].map((part) => {
    const day = entry.get(part)?.value
    return day ? sortableDate(day) : ''
  }) as [string, string]
  return from || entry.get('year')?.value || (to && `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`)
}

export function isOnePolicy(one: Entry, other: Entry): boolean {
  const [number, another] = [one, other].map(numberOf)
  if (!number || number !== another) return false
  const [from, to] = [one, other].map(startOf) as [string, string]
  return from.startsWith(to) || to.startsWith(from)
}

/** A policy without its days where a list says that it began on another one: what stands around a number elsewhere is less sure. */
export function datedAsListed({ lines, entry }: Prior, listed: readonly Prior[]): Prior {
  const starts = listed.flatMap((one) => (numberOf(one.entry) === numberOf(entry) && startOf(one.entry)) || [])
  if (!numberOf(entry) || !starts.length || starts.some((start) => startOf(entry).startsWith(start)))
    return { lines, entry }
  return {
    lines,
    entry: new Map([...entry].filter(([part]) => part !== 'policy.effective' && part !== 'policy.expiration')),
  }
}

/** An entry with its carrier as the fullest of the names that others tell of the policy. */
export function withFullestCarrier(entry: Entry, all: readonly Prior[]): Entry {
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
