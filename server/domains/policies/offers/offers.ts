import { mediumDate, parseDate } from '../../../../shared/dates.ts'
import { formatUsd } from '../../../../shared/money.ts'
import type { PolicyType } from '../../../../shared/policies.ts'
import { sentence } from '../../../../shared/sentence.ts'
import {
  type Box,
  bareNumber,
  CLAIMED,
  type DocumentFacts,
  type DocumentKind,
  type Fact,
  inDoubt,
  isOneName,
  premiumFactsOf,
} from '../../../documents/index.ts'
import {
  EXTRA_LIMITS,
  extraLimitName,
  type FieldKind,
  fieldValue,
  LISTED_FIELDS,
  linesOfType,
  SINGLE_FIELDS,
  typeOfLines,
} from './paper-fields.ts'

/** A value for a field in a file, with its words. `value` is as stored, `shown` as displayed. */
export type OfferedValue = {
  value: string
  shown: string
  page: number
  quote: string
  /** The boxes of the words on the page, in points from its top left. */
  boxes: Box[]
}

/**
 * What a file offers for a field of a policy. DIFFERS: the policy has another value. UNSURE: the file has several, or was not read clearly;
 * a person chooses. AGREES: the policy has none yet, and the file has one. SAME: both have the same.
 */
export type Offer = {
  /** Where its source is kept: the path of the field, and of one of several its text behind it. */
  id: string
  path: string
  label: string
  kind: FieldKind
  group: 'DIFFERS' | 'UNSURE' | 'AGREES' | 'SAME'
  /** What the policy has, as it is shown; null for nothing. */
  was: string | null
  choices: OfferedValue[]
}

/** What the policy has now, by path; lists of texts as lists. Of the carrier its name. */
export type FieldValues = { single: Record<string, string | null>; listed: Record<string, string[]> }

export type PaperOffers = {
  /** Which of a file's policies it is; null, with the reason, when the file does not say. */
  problem: string | null
  /** Why the file may belong to another policy: then no value counts as agreeing, and a person must look at each. */
  doubt: string | null
  type: PolicyType | null
  offers: Offer[]
}

/** Which policy of a file is meant: by its number, as the only one, or as the only one of its line. */
export function choosePolicy(
  facts: DocumentFacts,
  wanted: { number: string | null; type: PolicyType | null },
): number | null {
  const standing = facts.policies.flatMap(({ status }, index) =>
    status === 'current' || status === 'quoted' ? [index] : [],
  )
  const numbered = standing.filter(
    (index) => wanted.number && bareNumber(facts.policies[index]!.number ?? '') === bareNumber(wanted.number),
  )
  if (numbered.length === 1) return numbered[0]!
  if (standing.length === 1) return standing[0]!
  const lines = wanted.type ? linesOfType(wanted.type) : []
  const ofLine = standing.filter((index) => facts.policies[index]!.lines.some((line) => lines.includes(line)))
  return ofLine.length === 1 ? ofLine[0]! : null
}

/** What a read file offers for the fields of a policy. Nothing is written by it. */
export function offersOf(facts: DocumentFacts, wanted: Wanted, now: FieldValues): PaperOffers {
  const index = choosePolicy(facts, wanted)
  if (index === null) {
    const count = facts.policies.length
    const several = `This file has ${String(count)} policies, and Cara cannot tell which is this one.`
    const ended = 'The only policy in this file has ended or is a different one.'
    const problem = count > 1 ? several : count ? ended : 'Cara found no policy in this file.'
    return { problem, doubt: null, type: null, offers: [] }
  }
  const own = facts.facts.filter(
    (fact) =>
      (fact.policy === index || fact.policy === null) && (fact.status === 'current' || fact.status === 'quoted'),
  )
  const premium = new Set(premiumFactsOf(facts, index))
  const factsOf = (keys: readonly string[]) =>
    own.filter((fact) => (keys.includes('policy.premium') ? premium.has(fact) : keys.includes(fact.key)))
  const offers: Offer[] = []
  for (const { path, label, kind, facts: keys } of SINGLE_FIELDS) {
    const offer = offerOf({ path, label, kind, was: now.single[path] ?? null }, factsOf(keys))
    if (offer) offers.push(offer)
  }
  offers.push(...insuredAddress(own, now))
  for (const key of EXTRA_LIMITS) {
    const path = `details.extraLimits.${extraLimitName(key)}`
    const field = {
      path,
      label: `${extraLimitName(key)}, extra limit`,
      kind: 'amount' as const,
      was: now.single[path] ?? null,
    }
    const offer = offerOf(field, factsOf([key]))
    if (offer) offers.push(offer)
  }
  for (const { path, label, facts: keys } of LISTED_FIELDS)
    offers.push(...listedOffers(path, label, factsOf(keys), now))
  const doubt = stampedOf(facts, own) ?? doubtOf(facts, index, wanted, now)
  const type = typeOfLines(facts.policies[index]!.lines)
  return { problem: null, doubt, type, offers: doubt ? offers.map(unsure) : offers }
}

/** The policy a file should belong to, as far as known. `insured`: the names of its insured, empty if unknown. */
export type Wanted = { number: string | null; type: PolicyType | null; insured?: readonly string[] }

const unsure = (offer: Offer): Offer => (offer.group === 'SAME' ? offer : { ...offer, group: 'UNSURE' })

/** Documents about a policy that are not part of it, with their names. */
const OTHER_PAPERS: Partial<Record<DocumentKind, string>> = {
  certificate: 'a certificate',
  application: 'an application',
  contract: 'a contract',
  letter: 'a letter',
  invoice: 'an invoice',
  notice: 'a notice',
  quote: 'a quote',
}

/** A stamp over a page that values stand on. */
function stampedOf({ stamps = [] }: DocumentFacts, own: readonly Fact[]): string | null {
  const stamp = stamps.find(({ page }) => own.some(({ source }) => source.page === page))
  return stamp ? `Page ${String(stamp.page)} of this file is stamped “${stamp.words}”.` : null
}

/** Why the file may not belong to this policy: its kind, or another number, insured, line or term; null if nothing does. */
function doubtOf(facts: DocumentFacts, index: number, wanted: Wanted, { single }: FieldValues): string | null {
  const told = facts.policies[index]!
  const { number, type, insured = [] } = wanted
  const paper = OTHER_PAPERS[facts.kind]
  if (paper && (facts.kind !== 'quote' || number)) return `This file is ${paper}, not the policy.`
  if (number && told.number && bareNumber(told.number) !== bareNumber(number))
    return `This file bears the number ${told.number}, this policy ${number}.`
  if (told.insured && insured.length && !insured.some((name) => isOneName(name, told.insured!)))
    return sentence(`This file insures ${told.insured}`)
  const lines = type ? linesOfType(type) : []
  if (lines.length && told.lines.length && !told.lines.some((line) => lines.includes(line)))
    return 'This file is of another line of insurance.'
  const [from, to] = [told.effective && parseDate(told.effective), told.expiration && parseDate(told.expiration)]
  const { inforceAt, expiresAt } = single
  if ((from && expiresAt && from >= expiresAt) || (to && inforceAt && to <= inforceAt))
    return 'This file is of another policy period.'
  return null
}

type Field = { path: string; label: string; kind: FieldKind; was: string | null }

function offerOf(field: Field, facts: readonly Fact[]): Offer | null {
  const choices: OfferedValue[] = []
  for (const fact of facts) {
    const value = fieldValue(field.kind, fact.value)
    if (value === null || choices.some((choice) => isSame(field, choice.value, value))) continue
    choices.push({ value, shown: shownAs(field.kind, value), ...fact.source })
  }
  const [first] = choices
  if (!first) return null
  const isSure = choices.length === 1 && facts.some(({ confidence }) => confidence >= CLAIMED)
  const same = field.was !== null && choices.some(({ value }) => isSame(field, value, field.was!))
  const group = same ? 'SAME' : !isSure ? 'UNSURE' : field.was === null ? 'AGREES' : 'DIFFERS'
  return {
    id: field.path,
    path: field.path,
    label: field.label,
    kind: field.kind,
    group,
    was: field.was === null ? null : shownAs(field.kind, field.was),
    choices,
  }
}

/** Names of companies are one however they are cut short; other texts when their letters and digits are. */
function isSame({ path, kind }: Pick<Field, 'path' | 'kind'>, one: string, other: string) {
  if (path === 'carrierId' || path === 'details.insured.name') return isOneName(one, other)
  return kind === 'text' ? bare(one) === bare(other) : one === other
}
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const shownAs = (kind: FieldKind, value: string) =>
  kind === 'amount' ? formatUsd(value) : kind === 'date' ? mediumDate(value) : value

const ADDRESS_KEYS = ['insured.line1', 'insured.line2', 'insured.city', 'insured.state', 'insured.zip']

/** The insured's address on one line, where its parts stand on one page: as sure as its least sure part, and in doubt without its street. */
function insuredAddress(own: readonly Fact[], now: FieldValues): Offer[] {
  const parts = ADDRESS_KEYS.map((key) => own.filter((fact) => fact.key === key))
  const told = parts.flat()
  const [first] = told
  if (!first || parts.some((facts) => facts.length > 1) || told.some(({ source }) => source.page !== first.source.page))
    return []
  const [line1, line2, city, zone, postalCode] = parts.map((facts) => facts[0]?.value)
  const text = [line1, line2, city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const least = Math.min(...told.map(({ confidence }) => confidence))
  // A town is where the insured is, and not yet an address.
  const fact = { ...first, value: text, confidence: line1 ? least : inDoubt(least) }
  const path = 'details.insured.address'
  const offer = offerOf({ path, label: 'Insured’s address', kind: 'text', was: now.single[path] ?? null }, [fact])
  return offer ? [offer] : []
}

function listedOffers(path: string, label: string, facts: readonly Fact[], now: FieldValues): Offer[] {
  const kept = now.listed[path] ?? []
  return facts.flatMap((fact) => {
    const field = { path, label, kind: 'text' as const }
    const same = kept.find((one) => isSame(field, one, fact.value))
    const offer = offerOf({ ...field, was: same ?? null }, [fact])
    return offer ? [{ ...offer, id: `${path}.${offer.choices[0]!.value}` }] : []
  })
}
