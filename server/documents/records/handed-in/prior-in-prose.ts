import { findDates, formatDate, type IsoDate } from '../../../../shared/dates.ts'
import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import { saidInProse } from '../../submission/sentences.ts'
import { dayOfChange } from '../../submission/told-once.ts'
import type { Page, Passage } from '../../types.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import {
  amountPaid,
  claimsIn,
  companyIn,
  leadingName,
  lineIn,
  modIn,
  numbersIn,
  premiumBehind,
  premiumTold,
  type Term,
  termIn,
  WC,
} from './policy-words.ts'

/** Where the policy of another line, or of another year, begins within a sentence. */
const CLAUSES = /;\s+|,?\s+and\s+(?=(?:the|our|my|is|was)\s)/
/** Whose or what else it is: another company's, one that was, or one that is only offered. */
const NOT_OURS =
  /\b(?:his|her|their own|used to|quoted|offers?|umbrella|excess)\b|(?<!\b(?:it|that|there))(?<=\p{L})['’]s\b/iu
const PAST = /\b(?:was|were|had)\b/i
/** What goes on from the policy that the sentences before it tell, or from their line. */
const GOES_ON = /^(?:that|it|they|since|(?:the|this) (?:policy|one)|before that)\b/i
/** What tells more of the policy before it. */
const OF_LAST = /^(?:it|that (?:year|one|policy)|this (?:one|policy))\b/i
/** All that an insurer has of somebody. */
const ALL = /\b(?:package|polic(?:y|ies)|program|insurance|coverages?)\b/i

/** The insurer that a sentence names for all policies that follow, or for those of a line. */
type OfInsurer = { carrier: string; line: string; since: number }
type Carried = { carrier: string; line: string; ends: IsoDate | null; since: number }
/** What is known of the whole letter: the day of change, whether it is that of all policies, and the day on which it was written. */
type Letter = { page: number; day: IsoDate | null; isOfAll: boolean; written: IsoDate | null }

/** Whether a sentence speaks of an umbrella over policies that the next ones tell. */
export const isOverPolicies = ({ text }: Sentence) =>
  /\bunderlying\b|\b(?:umbrella|excess)\b.*\b(?:over|above)\b/i.test(text) && !numbersIn(text).length

/** Lines at the head of a letter among which its own day stands. */
const HEAD = 14

/**
 * The policies in force and before that the sentences of a letter tell: line, insurer, number, term, premium and what claims cost. They end on a day that is
 * told with them, or on the one on which all that is asked for begins, where the letter speaks of its policies as ending then.
 */
export function priorInProse(page: Page): PaperRecord[] {
  const paragraphs = paragraphsOf(page.lines).map(sentencesOf)
  const change = dayOfChange(page, paragraphs.flat(), saidInProse(page))[0]
  const day = change ? (findDates(change.parts['']!)[0]?.date ?? null) : null
  const isOfAll = change !== undefined && /\b(?:policies|everything)\b/i.test(change.source.quote)
  const written = page.lines.slice(0, HEAD).flatMap(({ text }) => findDates(text))[0]?.date ?? null
  const letter: Letter = { page: page.number, day, isOfAll, written }
  let before: Sentence | undefined
  const found = paragraphs.flatMap((sentences) => {
    const told = policiesTold(sentences, before, letter)
    before = sentences.at(-1)
    return told
  })
  const numbers = found.map(({ fields }) => fields.policy_number!.value)
  return found.filter((_, at) => numbers.indexOf(numbers[at]!) === numbers.lastIndexOf(numbers[at]!))
}

function policiesTold(sentences: readonly Sentence[], before: Sentence | undefined, letter: Letter): PaperRecord[] {
  // Policies below an umbrella are none that it takes the place of.
  if (sentences.some(isOverPolicies)) return []
  const found: PaperRecord[] = []
  let all: OfInsurer = { carrier: '', line: '', since: 0 }
  for (const [at, sentence] of sentences.entries()) {
    const { text } = sentence
    const last = sentences[at - 1] ?? before
    if (!numbersIn(text).length) {
      const policy = found.at(-1)
      if (policy && OF_LAST.test(text)) addTold(policy, sentence, letter.page)
      else if (companyIn(text) || !GOES_ON.test(text)) {
        const line = lineIn(text.replace(companyIn(text) || ' ', ' '))
        const isOurs = (line || ALL.test(text)) && !NOT_OURS.test(text) && !PAST.test(text)
        all = { carrier: (isOurs && companyIn(text)) || '', line, since: at }
      }
      continue
    }
    const goesOn = last && GOES_ON.test(text)
    const same = found.at(-1)?.fields.line?.value
    const known = typeof same === 'string' ? same : all.line
    const line = goesOn ? lineIn(last.text) || known : ''
    const carrier = goesOn && /^they\b/i.test(text) ? leadingName(last.text) : ''
    found.push(...policiesIn(sentences, at, { line, carrier, ends: null, since: at }, all, letter))
  }
  return found.filter(({ fields }) => fields.premium || (fields.effective_date && fields.carrier))
}

function policiesIn(
  sentences: readonly Sentence[],
  at: number,
  carried: Carried,
  all: OfInsurer,
  letter: Letter,
): PaperRecord[] {
  const { text } = sentences[at]!
  return text.split(CLAUSES).flatMap((clause): PaperRecord[] => {
    const [number, another] = numbersIn(clause)
    if (!number || another) return []
    const lead = clause.slice(0, number.index)
    const term = termIn(clause, text, letter.day)
    if (NOT_OURS.test(lead) || (PAST.test(lead) && !term?.from)) return []
    const company = companyIn(clause)
    carried.line = lineIn(lead.replace(company || ' ', ' ')) || carried.line
    if (company !== null) Object.assign(carried, { carrier: company, since: at })
    else if (!carried.carrier && all.carrier && (!all.line || all.line === carried.line))
      Object.assign(carried, { carrier: all.carrier, since: all.since })
    const premium = premiumBehind(clause.slice(number.index + number[0].length))
    const { from = null, to = null }: Partial<Term> = term ?? {}
    carried.ends = to ?? (from ? null : carried.ends) ?? (letter.isOfAll && !from ? letter.day : null)
    const { ends } = carried
    const now = letter.day ?? letter.written
    const isToCome = from !== null && now !== null && from >= now
    if (!carried.line || !(ends ?? from) || isToCome || (premium === null && !from)) return []
    const source = passageOf(sentences.slice(Math.min(carried.since, at), at + 1), letter.page)
    return [
      recordOf(source, [
        ['line', carried.line],
        ['carrier', carried.carrier],
        ['policy_number', number[0]],
        ['premium', premium],
        ['experience_mod', carried.line === WC ? modIn(clause) : null],
        ['effective_date', from && formatDate(from)],
        ['expiration_date', ends && formatDate(ends)],
      ]),
    ]
  })
}

const passageOf = (sentences: readonly Sentence[], page: number): Passage => ({
  page,
  quote: sentences.map(({ text }) => text).join(' '),
  boxes: [...new Set(sentences.flatMap(({ lines }) => lines))].map(({ box }) => box),
})

type Value = RecordField['value'] | null | undefined

const recordOf = (source: Passage, told: readonly (readonly [string, Value])[]): PaperRecord => ({
  type: 'prior_policy',
  page: source.page,
  fields: Object.fromEntries(
    told.flatMap(([name, value]) =>
      value !== null && value !== undefined && value !== '' ? [[name, { value, source }]] : [],
    ),
  ),
})

/** What a sentence tells more of the policy before it: what it costs, its modification and its claims. */
function addTold(policy: PaperRecord, sentence: Sentence, page: number): void {
  const { text } = sentence
  if (NOT_OURS.test(text)) return
  const isOfWorkers = policy.fields.line?.value === WC
  const claims = claimsIn(text)
  const told = recordOf(passageOf([sentence], page), [
    ['premium', premiumTold(text)],
    ['experience_mod', isOfWorkers ? modIn(text) : null],
    ['claims', claims],
    ['paid', claims ? amountPaid(text) : null],
  ]).fields
  policy.fields = { ...told, ...policy.fields }
}
