import { findDates } from '../../../../shared/dates.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { type AnsweredQuestion, LEGAL_FORMS, sortableDate } from '../../../documents/index.ts'
import type { FilledFrom, FormField, ProposalInput, ValueSource } from '../../types.ts'
import type { FiledFact, FormDraft } from '../draft.ts'
import { isOfInsured } from '../insureds.ts'
import type { LikestQuestions } from './likest-questions.ts'

/** An element that a document answers, with what it says to it. */
export type AnswerTold = { name: string; value: 'Y' | 'N'; by: AnsweredQuestion; fileId: string }

type Form = { id: string; fields: readonly FormField[]; asked: LikestQuestions }
type Answering = Pick<FilledFrom, 'fileId' | 'facts'>

/** Documents that ask questions which others answer, or answer them for others. */
const OF_OTHERS: ReadonlySet<string> = new Set(['contract', 'quote', 'certificate', 'invoice', 'notice'])
/** 'Agency checklist', 'For office use only': what stands under such a heading, the applicant does not say. */
const OF_AGENCY =
  /^(?:(?:for|to be completed by|completed by|filled in by)\s+)?(?:the\s+)?(?:agen(?:cy|t)|producer|broker|underwriter|office|carrier|company|insurer)(?:['’]?s)?\b(?=.)/i
/** 'Sample answers', 'Exhibit B. Subcontractor questionnaire': what is said there, or under such a title, is not the applicant's. */
export const SPEAKS_OF_OTHERS =
  /\b(?:samples?|examples?|specimens?|guides?|guidelines?|eligibility|exhibit|appendix)\b|\b(?:subcontractor|vendor|supplier|tenant|landlord|lessor)(?:['’]?s['’]?)?\s+(?:pre-?)?(?:questionnaire|qualification|application|information|agreement)\b/i
/** The title of what two agree on: its questions are asked of either. */
const AGREES = /\b(?:agreement|contract)\b/i
/** Questions that ask for one element, almost as alike as the likest. */
const NEAR = 0.15

/** The elements of a form that a document answers: each by the question that is likest to the form's, where no other like it is answered otherwise. */
export function answersTold(
  id: string,
  asked: LikestQuestions,
  { fileId, facts }: Answering,
  insured: readonly string[] = [],
): AnswerTold[] {
  if (OF_OTHERS.has(facts.kind)) return []
  const names = [...insured, ...facts.facts.flatMap(({ key, value }) => (key === 'insured.name' ? [value] : []))]
  const own = (facts.answered ?? []).filter(
    ({ section, title = '' }) =>
      !OF_AGENCY.test(section) &&
      !AGREES.test(title) &&
      !SPEAKS_OF_OTHERS.test(section) &&
      !SPEAKS_OF_OTHERS.test(title),
  )
  const found = own.flatMap((by) => {
    const likest = asked.of(id, by.question, names)
    const isAnswer = by.answer === 'yes' || by.answer === 'no'
    return likest ? [{ ...likest, by, value: isAnswer ? likest.meaning(by.answer as 'yes' | 'no') : null }] : []
  })
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, all]) => {
    const most = Math.max(...all.map(({ score }) => score))
    const near = all.filter(({ score }) => score > most - NEAR)
    const [first] = near.toSorted((a, b) => b.score - a.score)
    const { value, by } = first!
    return value && near.every((one) => one.value === value) ? [{ name, value, by, fileId }] : []
  })
}

/** The questions of a form that documents of an insured answer, with what they say beside the answers. */
export function putAnswersTold(
  draft: FormDraft,
  { id, fields, asked }: Form,
  { files }: Pick<ProposalInput, 'files'>,
  insured: FiledFact | null,
): void {
  const isTheirs = (file: Answering) => files.length === 1 || isNamed(file)
  const own = files.filter((file) => !file.areRecords && isTheirs(file) && (!insured || isOfInsured(file, insured)))
  const all = own.flatMap((file) => answersTold(id, asked, file, insured ? [insured.value] : []))
  const begins = new Map(own.map(({ fileId, facts }) => [fileId, beginOf(facts)]))
  for (const [name, answers] of Map.groupBy(all, (one) => one.name)) {
    if (draft.has(name)) continue
    const told = latestOf(answers, ({ fileId }) => begins.get(fileId)!)
    if (told.some(({ value }) => value !== told[0]!.value)) {
      draft.contest(name)
      continue
    }
    const { value, by, fileId } = told[0]!
    const source: ValueSource = { kind: 'document', fileId, page: by.source.page, quote: by.source.quote }
    draft.put(name, value, source, true)
    if (value === 'Y' && by.answer === 'yes' && by.explanation) putBeside(draft, besideOf(fields, name), by, source)
  }
}

const isNamed = ({ facts }: Answering) => facts.facts.some(({ key }) => key === 'insured.name')

/** The day on which the term begins that a file asks for, YYYYMMDD; '' where it asks for none. */
function beginOf({ submitted = [] }: Answering['facts']): string {
  const days = submitted.flatMap(({ type, fields }) => {
    const day = type === 'request' ? fields.effective?.value : null
    return typeof day === 'string' ? [sortableDate(day)] : []
  })
  return days.toSorted().at(-1) ?? ''
}

/** What is told for the latest term, with what is told for none. */
function latestOf<T>(all: readonly T[], beginOf: (one: T) => string): T[] {
  const last = all.map(beginOf).toSorted().at(-1)!
  return all.filter((one) => beginOf(one) === '' || beginOf(one) === last)
}

/** The elements in the row of a question. */
function besideOf(fields: readonly FormField[], name: string): FormField[] {
  const at = fields.findIndex((field) => field.name === name)
  const rest = fields.slice(at + 1)
  const end = rest.findIndex(
    ({ row, section, question }) => question || row !== fields[at]!.row || section !== fields[at]!.section,
  )
  return rest.slice(0, end < 0 ? rest.length : end)
}

/** What an explanation says of the elements beside its question: the boxes it names, the days in their order, a company, and itself. */
function putBeside(
  draft: FormDraft,
  beside: readonly FormField[],
  { explanation }: AnsweredQuestion,
  source: ValueSource,
): void {
  const days = [...new Set(findDates(explanation).map(({ date }) => date))]
  const dates = beside.filter(({ type }) => type === 'DATE').slice(0, 2)
  const isSpan = dates.length === 2 && days.length === 2 && days[0]! < days[1]!
  for (const [at, { name }] of dates.entries()) if (isSpan) draft.put(name, written(days[at]!), source)
  const clauses = explanation.split(/[,;.]|\band\b|\bbut\b/)
  for (const { name, type, speaksOf } of beside)
    if (type === 'TICK' && speaksOf && clauses.some((clause) => speaksOf.test(clause) && !isDenied(clause)))
      draft.put(name, 'true', source)
  const [first = ''] = explanation.split(ENDS_FIRST)
  const company = beside.find(({ name }) => /OrganizationName_/.test(name))
  if (company && isCompany(first.trim())) draft.put(company.name, first.trim(), source)
  const [words, ...others] = beside.filter(({ type }) => type === 'MULTILINE')
  if (words && !others.length) draft.put(words.name, explanation, source)
}

/** The end of what an explanation says first; a comma before the legal form of a company is none. */
const ENDS_FIRST = new RegExp(String.raw`;|,(?!\s(?:${LEGAL_FORMS})(?!\p{L}))|\.(?=\s|$)`, 'iu')
const COMPANY = new RegExp(String.raw`^.{2,60}[^\s,],?\s(?:${LEGAL_FORMS})$`, 'i')
const isCompany = (words: string) =>
  COMPANY.test(words) && words.split(' ').every((word) => /^(?:\p{Lu}|&|of|and|the)/u.test(word))
const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
