import { DEFAULT_HOLDER, DEFAULT_INTEREST } from '../../../../shared/presets.ts'
import { type DocumentFacts, isOneInsured, type LineOfBusiness } from '../../../documents/index.ts'
import type { FilledFrom, FormDefinition, FormProposal, ProposedValue, ValueSource } from '../../../forms/types.ts'
import type { SourceInput } from '../../evidence/source-input.ts'
import { nameSaidIn } from '../choices.ts'
import type { Holder } from '../holder.ts'
import type { FillInput } from '../made.ts'
import type { Paper } from '../papers.ts'
import { linesIn } from '../question/lines.ts'
import type { AgencyContext } from '../talk.ts'
import { type Request, requestIn, type Sourced } from '../wishes/request.ts'
import { type GivenValue, valuesGiven } from './given-values.ts'
import { isOfLine } from './wishes.ts'

/** `records`: what the agency's own records say of the client. */
type Given = { papers: Paper[]; records?: FilledFrom | null; agency: AgencyContext; today: string }

/** What the documents and the user's words put into a form; of several holders, the form of the one at `place`. */
export function proposeValues(
  form: FormDefinition,
  { papers, records, agency, today }: Given,
  words: string,
  place = 0,
  request: Request = requestIn(words, { papers, agency }),
): FormProposal & { given: GivenValue[] } {
  const holder = request.holders[place] ?? null
  const insured = insuredMeant(papers, request.words)
  const { words: asked } = request
  const endorsements = request.endorsements.map((one) => one.words).join('\n\n')
  const proposal = form.propose({
    files: [
      ...papers.map(({ file, name, facts }) => ({
        fileId: file,
        fileName: name,
        facts: insured ? onlyOf(facts, insured) : facts,
      })),
      ...(records ? [records] : []),
    ],
    ...(form.holder && { holder: holder?.quote ?? DEFAULT_HOLDER }),
    interest: interestIn(words) ?? (form.interest ? holder?.quote : null) ?? '',
    instructions: [asked.replace(LEFT_TO_DOCUMENTS, ''), insured].filter(Boolean).join('\n\n'),
    endorsements,
    agency: Object.fromEntries(Object.entries(agency).filter(([, value]) => value)),
    today,
  })
  const own = form.holder ? [...(holder ? holderValues(form, holder) : []), ...projectValues(form, request)] : []
  const left = linesLeftOut(request.words)
  const isLeft = ({ field }: { field: string }) => left.some((line) => isOfLine(form, field, line))
  const isUntold = holder === null && (request.strangers.length > 0 || request.unsure.length > 0)
  const isOwn = ({ field }: { field: string }) =>
    own.some((one) => one.field === field) || ((holder !== null || isUntold) && field.startsWith(HOLDER))
  const kept = proposal.values.filter((value) => !isOwn(value) && !isLeft(value))
  const values = [...(left.length ? withoutUnused(kept) : kept), ...own]
  const given = valuesGiven(form, request, { ...proposal, values })
  const told = new Map(given.flatMap((one) => (one.fate === 'taken' ? [[one.value.field, one.value] as const] : [])))
  return {
    ...proposal,
    given,
    values: [...values.filter(({ field }) => !told.has(field)), ...told.values()],
    blanks: [
      ...proposal.blanks.filter(
        (blank) => !own.some((one) => one.field === blank.field) && !isLeft(blank) && !told.has(blank.field),
      ),
      ...form.fields
        .filter(({ name }) => isLeft({ field: name }))
        .map(({ name }) => ({ field: name, reason: 'Left out as you asked.', kind: 'LEFT' as const })),
    ],
    questions: proposal.questions.filter(({ about }) => !left.some((line) => about === `policy:${line}`)),
  }
}

/** The dialog's line for an interest that was left blank: it names nobody. */
const LEFT_TO_DOCUMENTS = `Additional interest: ${DEFAULT_INTEREST}`

/** The additional interest as the dialog says it; '' where it was left to the documents, null where the dialog says nothing of one. */
function interestIn(words: string): string | null {
  const said = /^Additional interest:\s*([\s\S]+?)(?=\n\s*\n|$(?![\s\S]))/m.exec(words)?.[1]?.trim()
  return said === DEFAULT_INTEREST ? '' : (said ?? null)
}

/** The lines the user wants left off a form: "without the auto", "only the general liability". */
function linesLeftOut(said: string): LineOfBusiness[] {
  const about = said
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((part) => !/additional insured|waiver|subrogation|primary/i.test(part))
  const words = about.join('\n')
  const out = [
    ...words.matchAll(/\b(?:without|leave out|leave off|exclude|omit|skip|not include)\b([^.\n]{0,60})/gi),
  ].flatMap(([, what]) => linesIn(what!).lines)
  const only = [...words.matchAll(/\bonly (?:show |list |include |fill |use |for )?(?:the )?([^.\n]{0,60})/gi)].flatMap(
    ([, what]) => linesIn(what!).lines,
  )
  const others = only.length ? ROW_LINES.filter((line) => !only.includes(line)) : []
  return [...new Set([...out, ...others])]
}

/** Insurers stay listed only while a policy of theirs is on the form. */
function withoutUnused(values: ProposedValue[]): ProposedValue[] {
  const letters = new Set(values.flatMap(({ field, value }) => (field.endsWith('_InsurerLetterCode_A') ? [value] : [])))
  return values.filter(({ field }) => {
    const letter = /^Insurer_(?:FullName|NAICCode)_([A-F])$/.exec(field)?.[1]
    return !letter || letters.has(letter) || letters.size === 0
  })
}

const ROW_LINES: LineOfBusiness[] = ['gl', 'auto', 'umbrella', 'wc']

/** Which of several insureds the user's words name; the holder's name counts for nothing. Null when there is no choice. */
function insuredMeant(papers: Paper[], words: string): string | null {
  const insurances = papers.filter(({ facts }) => facts.kind !== 'contract')
  const names = insurances.flatMap(({ facts }) =>
    facts.facts.filter(({ key, status }) => key === 'insured.name' && status !== 'underlying'),
  )
  const distinct: string[] = []
  for (const { value } of names) if (!distinct.some((one) => isOneInsured(one, value))) distinct.push(value)
  return distinct.length > 1 ? nameSaidIn(words, distinct) : null
}

/** A document without what it says of other insureds' policies: none of their values may slip onto this one's form. */
function onlyOf(facts: DocumentFacts, insured: string): DocumentFacts {
  const own = facts.facts.filter(({ key }) => key === 'insured.name')
  const isOther = (name: string) => !isOneInsured(name, insured)
  const foreign = new Set(
    facts.policies.flatMap((policy, index) => (policy.insured && isOther(policy.insured) ? [index] : [])),
  )
  const isForeign = own.length > 0 && own.every(({ value }) => isOther(value))
  if (facts.kind === 'contract' || (!isForeign && !foreign.size)) return facts
  return {
    ...facts,
    policies: facts.policies.map((policy, index) =>
      isForeign || foreign.has(index) ? { ...policy, status: 'superseded' } : policy,
    ),
    facts: facts.facts.filter(
      (fact) =>
        !isForeign &&
        (fact.policy === null ? fact.key !== 'insured.name' || !isOther(fact.value) : !foreign.has(fact.policy)),
    ),
    conflicts: facts.conflicts.filter(({ policy }) => !isForeign && (policy === null || !foreign.has(policy))),
  }
}

const HOLDER = 'CertificateHolder_'
const HOLDER_FIELDS: [keyof Omit<Holder, 'quote'>, string][] = [
  ['name', 'CertificateHolder_FullName_A'],
  ['line1', 'CertificateHolder_MailingAddress_LineOne_A'],
  ['line2', 'CertificateHolder_MailingAddress_LineTwo_A'],
  ['city', 'CertificateHolder_MailingAddress_CityName_A'],
  ['state', 'CertificateHolder_MailingAddress_StateOrProvinceCode_A'],
  ['zip', 'CertificateHolder_MailingAddress_PostalCode_A'],
]

/** The holder's elements as the user or an e-mail wrote them. */
export function holderValues(form: FormDefinition, holder: Sourced<Holder>): ProposedValue[] {
  return HOLDER_FIELDS.flatMap(([part, field]) => {
    const known = form.fields.some(({ name }) => name === field)
    return known && holder[part]
      ? [{ field, value: holder[part], source: valueSource(holder.source), inferred: false }]
      : []
  })
}

/** Every element a holder takes up on this form. */
export const holderFields = (form: FormDefinition) =>
  HOLDER_FIELDS.map(([, field]) => field).filter((field) => form.fields.some(({ name }) => name === field))

/** The work a certificate is for, in the description box. */
export function projectValues(form: FormDefinition, { project }: Request): ProposedValue[] {
  const field = form.fields.find(({ name }) => name.endsWith('_RemarkText_A'))?.name
  return field && project ? [{ field, value: project.value, source: valueSource(project.source), inferred: false }] : []
}

const valueSource = (source: SourceInput): ValueSource =>
  source.kind === 'document'
    ? { kind: 'document', fileId: source.file, page: source.page, quote: source.quote }
    : (source as ValueSource)

/** The values in the shape the tool takes. */
export function fieldsOf(values: ProposedValue[]): FillInput['fields'] {
  return values.map(({ field, value, source, inferred }) => ({
    field,
    value,
    source: sourceOf(source),
    ...(inferred ? { inferred } : {}),
  }))
}

/** A source in the shape the tools take. */
export function sourceOf(source: ValueSource): SourceInput {
  if (source.kind !== 'document') return source as SourceInput
  return { kind: 'document', file: source.fileId, page: source.page, quote: source.quote }
}
