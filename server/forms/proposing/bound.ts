import { bareNumber, isOnOneOf, type Passage, type PolicyFacts, sortableDate } from '../../documents/index.ts'
import type { FilledFrom, ProposalInput } from '../types.ts'
import { clausesOf } from './clauses.ts'
import { sortableDay } from './days.ts'
import { type FormDraft, placeOf } from './draft.ts'
import { answersIn, answersOf, policyCalled } from './ended-policies.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions } from './mentions.ts'
import { without } from './speaking-papers.ts'

/** What may say that insurance is bound: records, binders, and a quote of which the user's words say so. */
export function boundPapers<F extends FilledFrom>({
  files,
  ...input
}: Omit<ProposalInput, 'files'> & { files: F[] }): F[] {
  const said = quotesSaidBound({ ...input, files })
  return files.flatMap((file) => {
    if (file.areRecords) return [file]
    if (said.includes(file)) return [{ ...file, facts: asBound(file) }]
    return hasBinder(file) ? [{ ...file, facts: without(file.facts, (place) => !isOfBinder(file, place)) }] : []
  })
}

/** Whether a place of a file says what is bound: it is of a binder, or of a quote of which the user's words say that it is. */
export const saysWhatIsBound = (input: ProposalInput, file: FilledFrom, place: PlaceIn): boolean =>
  quotesSaidBound(input).includes(file) || (hasBinder(file) && isOfBinder(file, place))

type PlaceIn = Pick<Passage, 'page' | 'boxes'>

const hasBinder = (file: FilledFrom) =>
  !isOffer(file) && (file.facts.papers?.some(({ kind }) => kind === 'binder') ?? file.facts.kind === 'binder')

/** Whether a place is on the page of a binder, and not where that tells what is not bound. */
function isOfBinder({ facts: { papers, notBound = [] } }: FilledFrom, { page, boxes }: PlaceIn): boolean {
  const isOnBinder = papers?.some(({ kind, pages }) => kind === 'binder' && pages.includes(page)) ?? true
  return isOnBinder && !boxes.some((box) => isOnOneOf(notBound, page, box))
}

/** What offers insurance: a quote, and a paper that calls all it says an offer. */
const isOffer = ({ facts: { kind, policies }, areRecords }: FilledFrom) =>
  !areRecords && (kind === 'quote' || (policies.length > 0 && policies.every(({ status }) => status === 'quoted')))

/** The quotes that a clause of the user's words says are bound, each by the name of its file; the only one needs none. */
function quotesSaidBound(input: ProposalInput): FilledFrom[] {
  const offers = input.files.filter(isOffer)
  const clauses = clausesOf(input).filter(({ bare, isDenied, isOpen }) => !isDenied && !isOpen && saysBound(bare))
  const named = offers.filter(({ fileName }) => clauses.some(({ quote }) => mentions(quote, fileName)))
  return named.length || offers.length > 1 || !clauses.length ? named : offers
}

const saysBound = (words: string) =>
  /\b(?:is|was|are|were|been|got) (?:now |already )?bound\b|\bbound (?:it|as of|effective|with)\b/i.test(words) &&
  !/\b(?:when|once|after|until|before|as soon as|will|to be|should)\b/i.test(words)

/** A quote as what it offers stands once it is bound. */
function asBound({ facts }: FilledFrom): FilledFrom['facts'] {
  const standing = <T extends { status: PolicyFacts['status'] }>(one: T): T =>
    one.status === 'quoted' ? { ...one, status: 'current' } : one
  return { ...facts, policies: facts.policies.map(standing), facts: facts.facts.map(standing) }
}

/** Where no paper says what is bound, asks whether a quote is: what it offers is not insured by that. `bound`: what they do say is. */
export function askWhatIsBound(draft: FormDraft, { files }: ProposalInput, bound: readonly FiledPolicy[]): void {
  const offers = files.filter(isOffer)
  if (bound.length || !offers.length) return
  const text = `Nothing here says that ${offers.length > 1 ? 'one of the quotes' : 'the quote'} is bound, and ${draft.sheet.called} states only what is. Is it?`
  draft.ask({ about: 'bound', text, choices: offers.map(({ fileName }) => `${fileName} is bound`) })
}

/**
 * The policies that are bound and not issued yet. One in force of which the records do not say that it is issued goes on the form only if the
 * user says so. `elements`: what they would fill.
 */
export function boundPolicies(
  draft: FormDraft,
  input: ProposalInput,
  policies: FiledPolicy[],
  elements: readonly string[],
): FiledPolicy[] {
  const bound = policies.filter((policy) => !whyNotBound(policy, input))
  const [first] = policies
  const why = bound.length ? null : first ? whyNotBound(first, input) : 'Nothing here says what is bound.'
  if (why) for (const element of elements) if (first || !draft.isToldBlank(element)) draft.blank(element, why)
  return bound.filter((policy) => !isLeftOpen(draft, input, policy, elements))
}

const dayOf = ({ today }: ProposalInput) => sortableDay(today)

/** Why a policy is not bound or no longer: it is issued, of which the records may tell a day to come, or it has ended. */
function whyNotBound(policy: FiledPolicy, input: ProposalInput): string | null {
  const find = (key: 'policy.issued' | 'binder.expiration') => policy.facts.find((one) => one.key === key)
  const called = policyCalled(policy.number)
  const issued = find('policy.issued')
  if (issued?.source.held && sortableDate(issued.value) <= dayOf(input))
    return `${called} was issued on ${issued.value}, so it is no longer only bound.`
  const paper = input.files.find(
    ({ facts, areRecords }) =>
      !areRecords && facts.kind === 'declarations' && facts.policies.some((one) => isIssuedAs(one, policy)),
  )
  if (paper) return `${called} is issued: ${paper.fileName} is the policy.`
  const end = find('binder.expiration')
  const over = end?.value ?? policy.expiration
  if (!over || sortableDate(over) > dayOf(input)) return null
  return end ? `The binder ended on ${over}.` : `${called} expired on ${over}.`
}

/** Whether a policy of declarations is the one that is bound: by its number, or where that has none, by its lines and the day it begins. */
function isIssuedAs(issued: PolicyFacts, { number, lines, effective }: FiledPolicy): boolean {
  if (issued.status !== 'current') return false
  if (number && issued.number) return bareNumber(number) === bareNumber(issued.number)
  const own = [...issued.lines, ...(issued.listed ?? [])]
  const isOfDay = !effective || !issued.effective || effective === issued.effective
  return isOfDay && own.some((line) => lines.includes(line))
}

/** Whether it is asked about a policy that records have in force, or a binder that began long ago and does not tell when it ends. */
function isLeftOpen(draft: FormDraft, input: ProposalInput, policy: FiledPolicy, elements: readonly string[]): boolean {
  const effective = policy.facts.find(({ key }) => key === 'binder.effective' || key === 'policy.effective')
  if (!effective || policy.facts.some(({ key }) => key === 'binder.expiration')) return false
  const begun = sortableDate(effective.value)
  const isHeld = effective.source.held !== undefined
  if (begun > (isHeld ? dayOf(input) : longBefore(input))) return false
  const isAnswered = answersIn(input)
  const [use, leave] = answersOf(policy)
  if (isAnswered(use)) return false
  const called = policyCalled(policy.number)
  const why = isHeld
    ? `${called} is in force since ${effective.value}, and the records do not say whether it is issued.`
    : `${called} is bound since ${effective.value}, and the binder does not say when it ends.`
  const text = `Shall it go on ${draft.sheet.called}?`
  if (!isAnswered(leave))
    draft.ask({
      about: `bound:${policy.number ?? ''}`,
      text,
      choices: [use, leave],
      because: { text: why, source: placeOf(effective) },
    })
  for (const element of elements) draft.blank(element, why, 'CONFLICT')
  return true
}

/** So many days after a binder took effect the policy is mostly there: from then on it is asked whether the binder still holds. */
const LONG = 90
const longBefore = ({ today }: ProposalInput) =>
  sortableDay(new Date(Date.parse(today) - LONG * 86_400_000).toISOString().slice(0, 10))
