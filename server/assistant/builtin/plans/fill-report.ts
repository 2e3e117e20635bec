import { worksheetNote } from '../../../../shared/forms.ts'
import { ASK_INSURED } from '../../../../shared/presets/generate-template.ts'
import type { FormField, FormQuestion } from '../../../forms/types.ts'
import { groundsOf, unsourcedFigures } from '../../evidence/figures.ts'
import { NOT_BORNE_OUT } from '../../tools/form-values.ts'
import { sayCautions } from '../answer/cautions.ts'
import { lowered, plainWords, valueWords } from '../answer/facts-in-words.ts'
import { listWordings } from '../answer/form-list.ts'
import { partsUnread, quoted } from '../answer/say-passages.ts'
import { requiredIn } from '../answer/say-required.ts'
import { sayState } from '../answer/state.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { fatesOf, sayFates } from '../wishes/fates.ts'
import { amountsUnheard, fatesGiven } from './given-values.ts'
import { ownPapers, sayLeftAside, type Told } from './left-aside.ts'
import { isExpected, isNotFound } from './missing.ts'
import { openOn } from './questions-letter.ts'
import { listed } from './search.ts'
import { isOfLine } from './wishes.ts'

/** What was filled and for whom, what needs the user's eye, and what was not found. */
export function sayFilled(told: Told): string {
  const eye = [
    ...sayDoubted(told),
    ...sayUnheard(told),
    ...sayFindings(told),
    ...sayUnasked(told),
    ...sayLeftAside(told),
    ...sayUnread(told),
    ...sayRequirements(told),
  ]
  return [
    sayHead(told),
    sayPolicies(told),
    sayFates([
      ...fatesOf(told.request, { ...told, own: ownPapers(told) }),
      ...fatesGiven({ ...told, given: told.proposal.given, papers: told.papers.read }),
    ]),
    eye.length ? `**Please look at**\n\n${eye.map((line) => `- ${line}`).join('\n')}` : '',
    sayBlanks(told),
    sayOpen(told),
    told.filled.worksheet
      ? `It is a ${lowered(worksheetNote(told.form.name)).replace(' –', ',')}. Upload your ${told.form.name} under [Settings → Forms](/app/settings/forms) and it is filled on that.`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function markFor({ filled, citations }: Told, field: string): string {
  const source = filled.sources.get(field)
  if (source?.kind === 'account') return ` ${citations.citeRecord(source.record, source.fields)}`
  return source?.kind === 'document' ? ` ${citations.cite(source.file, source.page, source.quote)}` : ''
}

/** A question with what makes it one, and where that stands. */
export function inWords({ text, because }: FormQuestion, papers: Paper[], citations: Citations): string {
  const source = because?.source
  const mark =
    source?.kind === 'document'
      ? ` ${citations.cite(source.fileId, source.page, source.quote)}`
      : source?.kind === 'account'
        ? ` ${citations.citeRecord(source.record, source.fields)}`
        : ''
  const why = because ? `${plainWords(because.text).replace(/\.$/, '')}${mark}. ` : ''
  const held = source?.kind === 'document' ? [source.quote] : []
  return figuresMarked(`${why}${plainWords(text)}`, held, papers, citations)
}

/** Words whose figures show where each stands that nothing cited so far holds: what nothing holds is not said. */
function figuresMarked(words: string, held: string[], papers: Paper[], citations: Citations): string {
  return unsourcedFigures(words, groundsOf(held)).reduce((said, figure) => {
    const place = placeOfFigure(figure, papers)
    return place ? said.replace(figure, () => `${figure} ${citations.cite(place.file, place.page, place.quote)}`) : said
  }, words)
}

/** Where the first paper with a figure says it. */
function placeOfFigure(figure: string, papers: Paper[]) {
  const places = papers.flatMap(({ file, facts: { facts, acord = [] } }) =>
    [...facts, ...acord.flatMap(({ elements }) => elements)].map(({ source }) => ({ ...source, file })),
  )
  return places.find(({ quote }) => unsourcedFigures(figure, groundsOf([quote])).length === 0)
}

/** What a form was filled from, in words: the documents that were read, and the records where a value is from them. */
export function filledFrom(papers: Paper[], sources: Iterable<{ kind: string }>): string {
  const read = papers.length === 1 ? [paperName(papers[0]!)] : papers.length ? [`${papers.length} documents`] : []
  const isOnFile = [...sources].some(({ kind }) => kind === 'account')
  return [...read, ...(isOnFile ? ['the agency’s records'] : [])].join(' and ')
}

function sayHead(told: Told): string {
  const { form, filled, papers, request } = told
  const insured = filled.values.get(form.insured)
  const forWhom = insured ? ` for **${plainWords(insured)}**${markFor(told, form.insured)}` : ''
  const from = filledFrom(papers.read, filled.sources.values())
  const holder = filled.values.get('CertificateHolder_FullName_A')
  const whose = request.holders.length
    ? request.holders[0]!.source.kind === 'document'
      ? 'from the e-mail'
      : 'as you wrote it'
    : filled.sources.get('CertificateHolder_FullName_A')?.kind === 'document'
      ? 'from the certificate'
      : 'the named insured, since no other holder was given'
  const toWhom = holder
    ? ` The certificate holder is ${plainWords(holder)} (${whose})${markFor(told, 'CertificateHolder_FullName_A')}.`
    : ''
  return `I filled ${form.name}${forWhom} from ${from}: ${filled.values.size} values; each shows where it comes from, or that it was inferred.${toWhom}`
}

/** One line a policy: its number, its carrier and its term, as they stand on the form. */
function sayPolicies(told: Told): string {
  const { form, filled } = told
  const rows = form.fields
    .filter(({ label, name }) => label === 'Policy number' && filled.values.has(name))
    .map(({ section, name, listed }) => {
      const isBeside = (field: FormField) => field.section === section && field.listed?.at === listed?.at
      const find = (wanted: string) =>
        form.fields.find((field) => field.label === wanted && isBeside(field))?.name ?? ''
      const value = (field: string) => filled.values.get(field)
      const [start, end, letter] = [find('Effective date'), find('Expiration date'), find('Insurer letter')]
      const insurer = value(`Insurer_FullName_${value(letter) ?? ''}`)
      const term = value(start) && value(end) ? `, ${value(start)} to ${value(end)}${markFor(told, end)}` : ''
      const carrier = insurer ? `, ${plainWords(insurer)}${markFor(told, `Insurer_FullName_${value(letter)}`)}` : ''
      return `- ${section}: policy ${plainWords(value(name)!)}${markFor(told, name)}${carrier}${term}`
    })
  return rows.join('\n')
}

/** Values that stand in the documents and are in doubt: what each would be, and where it stands. What the insured is asked is told apart. */
function sayDoubted({ form, filled, proposal, papers, citations }: Told): string[] {
  return proposal.blanks.flatMap(({ field, reason, place }) => {
    const known = form.fields.find(({ name }) => name === field)
    if (!place || !known || known.question || filled.values.has(field)) return []
    const paper = papers.read.find(({ file }) => file === place.fileId)
    const whose = paper && papers.read.length > 1 ? ` in ${paperName(paper)}` : ''
    const why = lowered(plainWords(reason.replace(/\.$/, '')))
    const mark = citations.cite(place.fileId, place.page, place.quote)
    return [`“${known.label}” (${known.section}) is blank: ${why}${whose} ${mark}.`]
  })
}

/** Amounts the user wrote that no element took: they may be meant for one. */
function sayUnheard({ request, proposal, filled }: Told): string[] {
  return [...new Set(amountsUnheard(request, proposal.given, filled))].map(
    (said) =>
      `You write ${said}, and it stands nowhere on the form. Say what it is for, as “the each occurrence is ${said}”.`,
  )
}

function sayFindings({ filled, form }: Told): string[] {
  const nameOf = (field: string) => {
    const found = form.fields.find(({ name }) => name === field)
    return found ? `“${found.label}” (${found.section})` : `“${field}”`
  }
  const refused = [...new Set(filled.refused.flatMap(({ field }) => (filled.values.has(field) ? [] : [nameOf(field)])))]
  return [
    ...filled.findings.map(({ message, fields: [name, ...others] }) => {
      const field = form.fields.find((one) => one.name === name)
      const isNamed = !field || others.length > 0 || message.includes(field.label)
      return plainWords(isNamed ? message : `${nameOf(field.name)}: ${lowered(message)}`)
    }),
    ...(refused.length === 1 ? [`${refused[0]} is blank: ${lowered(NOT_BORNE_OUT)}`] : []),
    ...(refused.length > 1
      ? [
          `${listed(someOf(refused))} are blank: values were found for them, but the words they stand in do not bear them out.`,
        ]
      : []),
  ]
}

/** A few of many, and how many there are beside them. */
const someOf = (names: string[], most = 5) =>
  names.length > most + 1 ? [...names.slice(0, most), `${names.length - most} others`] : names

/** Wording of the documents that nobody asked for, and conflicts nobody decided. */
function sayUnasked(told: Told): string[] {
  const { citations, papers, proposal, request, filled } = told
  const own = ownPapers(told)
  const unasked = (['additionalInsured', 'waiver', 'primary'] as const).flatMap((id) => {
    const [fact] = request.endorsements.some((one) => one.id === id) ? [] : listWordings(own, `wording.${id}`)
    const isMarked = [...filled.values.keys()].some((field) => MARKS[id]?.test(field))
    return fact && !isMarked
      ? [
          `${lowered(NAMES[id])} “${valueWords(fact)}” ${citations.cite(fact.paper.file, fact.fact.source.page, fact.fact.source.quote)}`,
        ]
      : []
  })
  return [
    ...(unasked.length
      ? [`The documents also hold wording that you did not ask for, so it is not marked: ${unasked.join('; ')}.`]
      : []),
    ...proposal.questions.map((question) => `${inWords(question, papers.read, citations)} I left it blank.`),
  ]
}

const NAMES = {
  additionalInsured: 'Additional insured',
  waiver: 'Waiver of subrogation',
  primary: 'Primary and noncontributory',
}
const MARKS: Partial<Record<keyof typeof NAMES, RegExp>> = {
  additionalInsured: /AdditionalInsuredCode/,
  waiver: /SubrogationWaivedCode/,
}

function sayUnread({ papers, today, citations }: Told): string[] {
  const caution = sayCautions(papers.read, [])
  return [
    ...papers.failed.map(({ name, error }) => `“${name}” could not be read: ${error}`),
    ...sayState(papers.read, today, citations),
    ...(caution ? [caution] : []),
  ]
}

const MOST_REQUIRED = 3

/** What a contract among the documents requires, amounts first, so that it can be held against the form. */
function sayRequirements({ papers, citations }: Told): string[] {
  const required = requiredIn(papers.read)
  const first = [...required.filter(({ limits }) => limits.length), ...required.filter(({ limits }) => !limits.length)]
  return first.slice(0, MOST_REQUIRED).map(({ paper, source: { page, quote } }) => {
    const words = quoted(citations, { file: paper.file, page, quote })
    return `${paperName(paper)} requires: ${words}. Hold it against the form.`
  })
}

/** Whether an element is of no list, or of an entry of which the form has something: an empty row misses nothing. */
function isOfEntry({ form, filled }: Told, name: string): boolean {
  const own = form.fields.find((field) => field.name === name)?.listed
  const lineOf = (listed: NonNullable<FormField['listed']>) => (listed.list === 'prior' ? listed.line : null)
  return (
    !own ||
    form.fields.some(
      ({ name: other, listed }) =>
        listed?.list === own.list && listed.at === own.at && lineOf(listed) === lineOf(own) && filled.values.has(other),
    )
  )
}

/** How many questions the form leaves to the insured, how many of them have an earlier answer, and what writes them. */
function sayOpen({ form, filled, proposal }: Told): string {
  const { length } = openOn(filled)
  if (!length) return ''
  const count = length === 1 ? 'One question is' : `${length} questions are`
  const isAnswered = ({ name, question }: FormField) =>
    question && !filled.values.has(name) && proposal.blanks.some(({ field, place }) => field === name && place)
  const before = new Set(form.fields.filter(isAnswered).map(({ question }) => question)).size
  const told = before ? ` An earlier application answered ${before} of them; what it says stands beside each.` : ''
  return `${count} left for the insured to answer.${told} Say “${ASK_INSURED}” and I write them.`
}

/** Labels one after the other; where one has a comma of its own ("rate, premises"), they are parted by more than that. */
const inARow = (labels: string[]) => labels.join(labels.some((label) => label.includes(',')) ? '; ' : ', ')

/** The sections without a value, and what is missing in the others. */
function sayBlanks(told: Told): string {
  const { form, filled } = told
  const sections = [...new Set(form.fields.map(({ section }) => section))]
  const isFilled = (section: string) =>
    form.fields.some((field) => field.section === section && filled.values.has(field.name))
  const current = ownPapers(told).flatMap(({ facts }) => facts.policies.filter(({ status }) => status === 'current'))
  const hasPolicy = (section: string) =>
    form.fields.some(
      (field) =>
        field.section === section &&
        field.label === 'Policy number' &&
        current.some(({ lines }) => lines.some((line) => isOfLine(form, field.name, line))),
    )
  const empty = sections.filter(
    (section) =>
      !isFilled(section) &&
      !hasPolicy(section) &&
      !filled.blank.some((blank) => blank.section === section && blank.kind === 'DOUBTED') &&
      filled.blank.some((blank) => blank.section === section && isNotFound(blank)) &&
      !/^(?:Certificate|Signature|Other policy|Description)$/.test(section),
  )
  const partly = sections.filter(isFilled).flatMap((section) => {
    const missing = filled.blank.filter(
      (blank) => blank.section === section && isExpected(form, blank) && isOfEntry(told, blank.field),
    )
    const labels = new Set(missing.map(({ label }) => lowered(label)))
    return labels.size ? [`- ${section}: ${inARow([...labels])}`] : []
  })
  if (!empty.length && !partly.length) return ''
  const none = empty.length
    ? [
        `- ${listed(empty)}: I found no value for ${empty.length === 1 ? 'it' : 'them'}, which does not prove that there is none`,
      ]
    : []
  const open = partsUnread(told.papers.read).trim()
  const where = told.papers.read.length ? 'documents' : 'records'
  return [`**Not found in the ${where}**`, [...none, ...partly].join('\n'), open].filter(Boolean).join('\n\n')
}
