import { type Fact, type FactKey, type PaperRecord, STATE_CODES, sortableDate } from '../../../documents/index.ts'
import type { FormField, ProposalInput, ValueSource } from '../../types.ts'
import { sortableDay } from '../days.ts'
import type { FormDraft } from '../draft.ts'
import { listedIn, mergedEntries, plain, putEntries } from '../entry-lists.ts'
import { sameName } from '../parties.ts'
import type { Entry } from '../placed.ts'
import { says } from '../put-facts.ts'
import { textOf } from '../records-of.ts'
import { ofRecords } from './applicants.ts'
import { linesIn } from './lines-said.ts'
import { hasAddress, isOnePlace } from './premises.ts'
import { entryOfAll } from './record-entries.ts'

type File = ProposalInput['files'][number]

/** How sure what stands under a label of its own is. */
const LABELED = 0.9
const OF_INSURED = ['name', 'line1', 'line2', 'city', 'state', 'zip', 'fein', 'sic', 'naics'] as const

/** A file with what a submission says of the applicant as facts of the insured, before what is less sure of them. */
export function withSubmitted<F extends File>(file: F): F {
  const { submitted = [], facts } = file.facts
  const applicants = submitted.filter(({ type }) => type === 'applicant')
  if (!applicants.length || file.areRecords || file.facts.kind === 'declarations') return file
  const names = applicants.flatMap(({ fields: { name } }) => (name ? [textOf(name)] : []))
  const isOne = names.every((name) => sameName(name, names[0]!))
  const all = applicants
    .slice(0, isOne ? 1 : undefined)
    .flatMap(({ fields }) => OF_INSURED.map((part) => ({ part, field: fields[part] })))
  const told = all.flatMap(({ part, field }): Fact[] => {
    const key: FactKey = `insured.${part}`
    // Where there are several, who they are is all that is told of the insured.
    return field && (isOne || part === 'name')
      ? [
          {
            id: `said ${part}`,
            key,
            policy: null,
            value: textOf(field),
            printed: textOf(field),
            source: field.source,
            confidence: LABELED,
            status: 'current',
          },
        ]
      : []
  })
  const isOf = new Set<string>(told.map(({ key }) => key))
  const isAddress = isOf.has('insured.line1') || !isOne
  const others = facts.filter(
    ({ key }) =>
      !isOf.has(key) && !(isAddress && /^insured\.(?:line|city|state|zip)/.test(key)) && (isOne || !IDENTITY.test(key)),
  )
  return { ...file, facts: { ...file.facts, facts: [...told, ...others] } }
}

const IDENTITY = /^insured\.(?:fein|sic|naics|entityType)$/

/** A file without what its submissions say of other applicants than this one. */
export function ofApplicant<F extends File>(file: F, chosen: Fact): F {
  const { submitted } = file.facts
  const isApplicant = ({ type }: PaperRecord) => type === 'applicant'
  const isNamed = ({ fields: { name } }: PaperRecord) => name !== undefined && sameName(textOf(name), chosen.value)
  const isOther = (record: PaperRecord) => isApplicant(record) && record.fields.name && !isNamed(record)
  const kept = submitted?.filter((record) => !isApplicant(record) || isNamed(record))
  return submitted?.some(isOther) ? { ...file, facts: { ...file.facts, submitted: kept! } } : file
}

/** What is asked for by the submissions that are the latest and whose term has not ended. */
export function requestsOf({ files, today }: ProposalInput): { fileId: string; record: PaperRecord }[] {
  const all = files.flatMap(({ fileId, facts }) =>
    (facts.submitted ?? []).flatMap((record) =>
      record.type === 'request' ? [{ fileId, record, ...termOf(record) }] : [],
    ),
  )
  const open = all.filter(({ ends }) => ends === '' || ends >= sortableDay(today))
  const last =
    open
      .map(({ starts }) => starts)
      .toSorted()
      .at(-1) ?? ''
  return open.filter(({ starts }) => starts === '' || starts === last)
}

/** When the term that a request names begins and ends, YYYYMMDD; nothing where it tells none. */
export function termOf({ fields }: PaperRecord) {
  const [starts, ends] = ['effective', 'expiration'].map((part) => {
    const value = fields[part]?.value
    return typeof value === 'string' ? sortableDate(value) : ''
  }) as [string, string]
  return { starts, ends: ends || (starts && `${Number(starts.slice(0, 4)) + 1}${starts.slice(4)}`) }
}

/** The only term that papers tell and that has not begun: it is to be insured, whether they ask for it or not. None of two that begin on other days. */
function termsToCome({ files, today }: ProposalInput): { fileId: string; record: PaperRecord }[] {
  const all = files.flatMap(({ fileId, facts }) =>
    (facts.submitted ?? []).flatMap((record) => (record.type === 'insurance_term' ? [{ fileId, record }] : [])),
  )
  const toCome = all.filter(({ record }) => termOf(record).starts > sortableDay(today))
  return new Set(toCome.map(({ record }) => termOf(record).starts)).size === 1 ? toCome : []
}

type Told = { value: string; source: ValueSource }

/** What submissions say by the names that elements ask for it: 'request.effective'. What they say otherwise than one another is told by none. */
function saidBy(input: ProposalInput): Map<string, Told | null> {
  const said = new Map<string, Told | null>()
  const add = (owner: string, entry: Entry) => {
    for (const [part, { value, source }] of entry) {
      const known = said.get(`${owner}.${part}`)
      if (known === undefined) said.set(`${owner}.${part}`, { value, source })
      else if (known && plain(known.value) !== plain(value)) said.set(`${owner}.${part}`, null)
    }
  }
  for (const entry of ofRecords(input, 'applicant')) add('applicant', entry)
  for (const request of requestsOf(input)) add('request', entryOfAll(request))
  if (![...said.keys()].some((name) => /^request\.(?:effective|expiration)$/.test(name)))
    for (const term of termsToCome(input)) add('request', entryOfAll(term))
  return said
}

/** What of a submission an element holds, by the name that it is asked for: 'request.effective'; '' for none. */
export const partAsked = ({ submitted, holds }: FormField): string =>
  submitted ?? (holds && !holds.line ? `request.${holds.key}` : '')

/** Whether what is said ticks a box. */
export const isTickedBy = ({ holds, label, speaksOf, mustNotSpeakOf }: FormField, told: string): boolean =>
  holds?.choice
    ? says(told, holds.choice)
    : plain(told) === plain(label) || ((speaksOf?.test(told) && !mustNotSpeakOf?.test(told)) ?? false)

/** What submissions ask for and say of the applicant, in elements that hold it and that nothing says better. */
export function putSubmitted(draft: FormDraft, fields: readonly FormField[], input: ProposalInput): void {
  const said = saidBy(input)
  if (!said.size) return
  const lines = said.get('request.lines')
  const isBeside = (others: RegExp) =>
    fields.some(({ name }) => others.test(name) && !/^n(?:o|one)?$/i.test(draft.valueOf(name)?.value ?? 'n'))
  for (const field of fields) {
    const { name, besides, applied, type } = field
    if (draft.has(name) || draft.reasonOf(name)?.kind === 'CONFLICT' || (besides && !isBeside(besides))) continue
    if (applied && lines && linesIn(lines.value, [field]).boxes.length) draft.put(name, 'true', lines.source, true)
    const told = said.get(partAsked(field))
    if (told === null) draft.contest(name)
    if (!told) continue
    if (type !== 'TICK') draft.put(name, told.value, told.source)
    else if (isTickedBy(field, told.value)) draft.put(name, 'true', told.source, true)
  }
}

/** What other forms call a part of the premises. */
const ALIASES: readonly (readonly [part: string, alias: string])[] = [
  ['area', 'total_area'],
  ['annual_revenue', 'sales'],
]

/** The premises that submissions tell of, each once. */
export const premisesSubmitted = (input: ProposalInput): Entry[] => {
  const all = ofRecords(input, 'premises').map((place): Entry => {
    const more = ALIASES.flatMap(([part, alias]) => (place.has(part) ? [[alias, place.get(part)!] as const] : []))
    return new Map([...place, ...more])
  })
  return mergedEntries([all.filter(hasAddress)], isOnePlace)
}

const ROLES = { inspection: 'Inspection', accounting: 'Accounting', claims: 'Claims' } as const

/** Whom submissions name to be asked, in their order, each for what their label says. One alone may stand behind others that were not understood. */
export function contactsSubmitted(input: ProposalInput): Entry[] {
  const said = saidBy(input)
  const order = [...said.keys()]
  const parts = Object.entries(ROLES).toSorted(
    ([a], [b]) => order.indexOf(`applicant.${a}_name`) - order.indexOf(`applicant.${b}_name`),
  )
  const told = parts.flatMap(([part, role]): Entry[] => {
    const entry = contactIn(said, part)
    const name = entry?.get('name')
    if (!entry || !name) return []
    const isLabeled = 'quote' in name.source && new RegExp(`\\b${role}\\b`, 'i').test(name.source.quote)
    return [new Map([...(isLabeled ? [['role', { ...name, value: role }] as const] : []), ...entry])]
  })
  // Who signs a letter is to be asked where it names nobody else.
  const writer = told.length ? null : contactIn(said, 'writer')
  return told.length > 1 ? told : writer ? [writer] : []
}

/** Somebody by the part that names them, and how they are reached. */
function contactIn(said: ReadonlyMap<string, Told | null>, part: string): Entry | null {
  if (!said.get(`applicant.${part}_name`)) return null
  const told = ['name', 'phone', 'email'].map((by) => [by, said.get(`applicant.${part}_${by}`)] as const)
  return new Map(told.flatMap(([by, one]) => (one ? [[by, one] as const] : [])))
}

/** Who has an interest in premises, as submissions tell it. */
export const interestsSubmitted = (input: ProposalInput): Entry[] => ofRecords(input, 'premises_interest')

export type BuildingSubmitted = { place: Entry; coverages: Entry[]; interests: Entry[] }

/** The buildings that submissions ask to insure, each with what is to be insured there. */
export function buildingsSubmitted(input: ProposalInput): BuildingSubmitted[] {
  const [told, interests] = [ofRecords(input, 'premises_coverage'), interestsSubmitted(input)]
  // Beside a list of buildings, what is told of no place is the sum of it.
  const isListed = input.files.some(({ facts }) =>
    facts.records?.some(({ type, fields }) => type === 'property_coverage_item' && fields.location_number),
  )
  const coverages = isListed ? told.filter((entry) => entry.has('location_number')) : told
  const isAt = (place: Entry) => (entry: Entry) =>
    NUMBERS.every((part) => !entry.has(part) || entry.get(part)!.value === place.get(part)?.value)
  return premisesSubmitted(input).flatMap((place) => {
    const own = coverages
      .filter(isAt(place))
      .map((entry): Entry => new Map([['name', entry.get('coverage')!], ...entry]))
    return own.length ? [{ place, coverages: own, interests: interests.filter(isAt(place)) }] : []
  })
}

const NUMBERS = ['location_number', 'building_number'] as const

/** The states that submissions ask to cover, and what is told of all classes of the only one, where nothing else tells any. */
export function putStatesSubmitted(draft: FormDraft, fields: readonly FormField[], input: ProposalInput): void {
  const said = saidBy(input)
  const statesIn = (part: string): Entry[] => {
    const told = said.get(`request.${part}`)
    const codes = [...new Set(told ? told.value.split(/[\s,;]+(?:and\s+)?/) : [])]
    return told && codes.every((code) => STATE_CODES.has(code))
      ? codes.map((code) => new Map([['code', { ...told, value: code }]]))
      : []
  }
  const isOpen = (list: 'state' | 'other_state' | 'rating') =>
    !listedIn(fields, list).some(({ name }) => draft.has(name))
  const states = statesIn('states')
  if (isOpen('state')) putEntries(draft, fields, 'state', states, 'State')
  if (isOpen('other_state')) putEntries(draft, fields, 'other_state', statesIn('other_states'), 'State')
  const [only, another] = states
  if (!only || another || !isOpen('rating')) return
  const rating: Entry = new Map([['state', only.get('code')!]])
  for (const part of ['mod', 'premium']) {
    const told = said.get(`request.${part}`)
    if (told) rating.set(part, told)
  }
  putEntries(draft, fields, 'rating', [rating], 'Rating')
}
