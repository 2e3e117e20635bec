import { NOT_FOUND } from '../../../../shared/kinds.ts'
import { stemsOf } from '../../../documents/index.ts'
import { FORMS } from '../../../forms/index.ts'
import type { FormDefinition, FormProposal, FormQuestion } from '../../../forms/types.ts'
import { whyUnsupported } from '../../evidence/supports.ts'
import { chosenFrom } from '../choices.ts'
import type { Citations } from '../citations.ts'
import { endingOf } from '../ending.ts'
import { finish } from '../finish.ts'
import { allOnFileCall, recordsOf } from '../held.ts'
import { holderIn } from '../holder.ts'
import { type FillInput, formsIn, type MadeForm } from '../made.ts'
import { type Paper, type Papers, papersOf, peekCalls } from '../papers.ts'
import { linesIn } from '../question/lines.ts'
import type { Talk, Work } from '../talk.ts'
import { choicesTaken, type Task, wordsOf } from '../task.ts'
import { type Request, requestIn } from '../wishes/request.ts'
import { askForFiles } from './ask-for-files.ts'
import { fillablesIn, fillPdf } from './fill-pdf.ts'
import { filledFrom, inWords, sayFilled } from './fill-report.ts'
import { formsAsked, formsNamed } from './forms-asked.ts'
import { fieldsOf, proposeValues, sourceOf } from './propose-values.ts'
import { listed, searchCall } from './search.ts'
import { sortOut } from './sort-out.ts'

/** Fills the forms that are asked for: looks, searches, asks what the documents leave open, fills, and tells what came of it. */
export function fillForms(talk: Talk, task: Task, citations: Citations): Work {
  const papers = papersOf(talk)
  const words = wordsOf(task)
  const { forms, unsure } = formsAsked(words)
  if (unsure) return { step: ask(talk, task, whichForm(forms), citations) }
  if (talk.account && !task.calls.some(({ name }) => name === 'LOOK_UP_ACCOUNT'))
    return { step: { thought: 'I look up what the agency has on file for the client.', calls: [allOnFileCall] } }
  const held = new Map(forms.map((form) => [form, recordsOf(task.calls, form)]))
  const hasRecords = forms.some((form) => held.get(form))
  if (!papers.read.length && !papers.unopened.length && !hasRecords) return { step: askForFiles(talk, papers, true) }
  const toldMore = forms.flatMap(({ id, ofApplicant, ofBound }) => (ofApplicant || ofBound ? [id] : []))
  const looks = papers.unopened.length || toldMore.length ? peekCalls(papers, toldMore) : []
  if (looks.length) return { step: { thought: openingThought(forms, papers), calls: looks } }
  const open = asksForCertificate(words) ? [] : fillablesIn(papers, words, task.turns[0]!.named)
  if (open.length) return fillPdf(talk, task, papers, open, citations)
  if (papers.read.length && !task.calls.some(({ name }) => name === 'SEARCH_FILE'))
    return { step: searchStep(papers, words) }
  const given = { ...talk, papers: papers.read }
  const request = { ...withHolder(requestIn(words, given), task), taken: choicesTaken(task) }
  // One form for each holder who was named.
  const places = [...new Array(Math.max(1, request.holders.length)).keys()]
  const proposals = forms.flatMap((form) =>
    (form.holder ? places : [0]).map((place) => ({
      form,
      place,
      proposal: proposeValues(form, { ...given, records: held.get(form)! }, words, place, request),
    })),
  )
  const question = [
    ...(forms.some(namesParty) ? whichHolder(request) : []),
    ...proposals.flatMap(({ proposal }) =>
      proposal.questions.toSorted((a, b) => Number(b.about === 'insured') - Number(a.about === 'insured')),
    ),
  ].find((one) => timesAsked(task, one) < 2)
  const settled = question && !WHOSE.has(question.about) ? settledStep(proposals, task, papers.read) : null
  if (settled) return { step: settled }
  if (question) return { step: ask(talk, task, question, citations) }
  const made = formsIn(task.calls)
  for (const { form, place, proposal } of proposals) {
    const filled = madeAt(task.calls, form, place)
    if (!filled) return { step: fillStep(form, proposal, papers.read) }
    const answered = answerTo(filled, proposal, task)
    if (answered) return { step: answered }
    const second =
      task.calls.filter(
        ({ name, input }) => name === 'FILL_TEMPLATE' && (input as FillInput).artifactId === filled.artifactId,
      ).length > 0
    const better = second ? [] : betterSources(filled, papers.read)
    if (better.length) return { step: retryStep(filled, better) }
  }
  const report = proposals.map(({ form, place, proposal }) => {
    const filled = madeAt(task.calls, form, place)!
    const isOfOthers = !namesParty(form) && forms.some(namesParty)
    const own = { ...request, holders: isOfOthers ? [] : request.holders.slice(place, place + 1) }
    return sayFilled({ form, filled, proposal, papers, today: talk.today, request: own, citations, calls: task.calls })
  })
  const insured = made[0]?.values.get(FORMS.find(({ id }) => id === made[0]!.formId)?.insured ?? '')
  return {
    report: report.join('\n\n'),
    title: [listed(forms.map(({ name }) => name)), insured].filter(Boolean).join(' for '),
  }
}

/** Whether a form of ours is asked for: by its number or name, or by a party that is to hold it. */
const asksForCertificate = (words: string): boolean =>
  formsNamed(words).length > 0 || holderIn(words) !== null || stemsOf(words).some((stem) => CERTIFICATE.has(stem))
const CERTIFICATE = new Set(stemsOf('certificate cert coi cois acord'))

const whichForm = (forms: FormDefinition[]): FormQuestion => ({
  about: 'form',
  text: 'More than one form is called that. Which one do you want?',
  choices: forms.map(({ name, title }) => `${name}, ${title}`),
})

/** Questions before whose answer nothing is filled: whatever stood on the form might be another's. */
const WHOSE: ReadonlySet<string> = new Set(['insured', 'holder'])

/** The form that was filled for the holder at this place, counted by when forms of a kind were first filled. */
function madeAt(calls: Task['calls'], form: FormDefinition, place: number): MadeForm | undefined {
  const ids = calls.flatMap(({ name, input, result, error }) =>
    name === 'FILL_TEMPLATE' && !error && result && (input as FillInput).templateId === form.id
      ? [(result as { artifactId: string }).artifactId]
      : [],
  )
  const id = [...new Set(ids)][place]
  return formsIn(calls).find(({ artifactId }) => artifactId === id)
}

const namesParty = ({ holder, interest }: FormDefinition) => holder || interest
const WHICH_HOLDER = 'You name more than one party with an address. Who is the certificate holder?'
const EACH = 'One certificate for each'

/** Several parties, none of them called the holder. */
const whichHolder = ({ holders, unsure }: Request): FormProposal['questions'] =>
  !holders.length && unsure.length > 1
    ? [{ about: 'holder', text: WHICH_HOLDER, choices: [...unsure.map(({ name }) => name), EACH] }]
    : []

/** The request once it was said which of several parties is the holder. */
function withHolder(request: Request, { turns }: Task): Request {
  const { holders, unsure } = request
  if (holders.length || unsure.length < 2) return request
  const at = turns.findIndex((turn) => endingOf(turn)?.answer?.includes(WHICH_HOLDER))
  const chosen = at < 0 ? null : chosenFrom(turns[at + 1]?.text ?? '', [...unsure.map(({ name }) => name), EACH])
  const meant = chosen === EACH ? unsure : unsure.filter(({ name }) => name === chosen)
  return {
    ...request,
    holders: meant.map((one) => ({ ...one, source: { kind: 'message', quote: one.quote } as const })),
    unsure: chosen ? [] : unsure,
  }
}

function openingThought(forms: FormDefinition[], { unopened, read, failed }: Papers): string {
  const names = (unopened.length ? unopened : read).map(({ name }) => name)
  const broken = failed.length
    ? ` ${failed.length === 1 ? 'One file' : `${failed.length} files`} could not be read; I say so at the end.`
    : ''
  return `You want ${listed(forms.map(({ name }) => name))} filled. I look into ${listed(names.slice(0, 4))}${names.length > 4 ? ' and the others' : ''} first, to see what each document is and which policies it is about.${broken}`
}

const QUERIES = [
  'additional insured written contract',
  'waiver of transfer of rights of recovery',
  'primary and noncontributory',
  'notice of cancellation to certificate holder',
]

function searchStep(papers: Papers, words: string) {
  const asked = linesIn(words).lines.map((line) => `${line} limits`)
  const queries = [...QUERIES, ...asked.slice(0, 2)]
  const thought =
    'The facts give the parties, policies and limits. Additional insured, waiver and primary wording are in the forms, so I search for those.'
  return {
    thought,
    calls: [
      { name: 'THINK' as const, input: { title: 'Sorted the documents', thought: sortOut(papers) } },
      searchCall(queries),
    ],
  }
}

function ask(talk: Talk, task: Task, question: FormQuestion, citations: Citations) {
  const { choices } = question
  const unclear = timesAsked(task, question) > 0 ? 'I could not tell which one you mean. ' : ''
  return finish(talk, {
    answer: `${unclear}${inWords(question, papersOf(talk).read, citations)}`,
    choices,
    asks: true,
    sources: citations.sources,
    thought: 'The documents leave a real choice here, and it is yours to make.',
  })
}

/** A question that was answered in words that name no choice is asked once more, then left open. */
function timesAsked({ turns }: Task, { text, choices }: FormQuestion) {
  return turns.filter((turn) => {
    const ending = endingOf(turn)
    return (
      ending?.answer?.replace(/ \[\d+\]/g, '').includes(text) &&
      // What is cut from a long choice, or left out of many, tells none apart.
      ending.choices?.[0] === choices[0]?.slice(0, 200) &&
      !chosenFrom(turns[turns.indexOf(turn) + 1]?.text ?? '', ending.choices ?? [])
    )
  }).length
}

function fillStep(form: FormDefinition, { values, blanks, overflow }: FormProposal, papers: Paper[]) {
  const input = {
    templateId: form.id,
    fields: fieldsOf(values),
    blanks: saidBlanks(blanks),
    ...(overflow.length ? { overflow: overflow.map((one) => ({ ...one, source: sourceOf(one.source) })) } : {}),
  }
  const from = filledFrom(
    papers,
    values.map(({ source }) => source),
  )
  const thought = `${values.length} of the ${form.fields.length} elements are answered by ${from}. I fill those, each with the words it rests on, and leave the others blank.`
  return { thought, calls: [{ name: 'FILL_TEMPLATE' as const, input }] }
}

/** Why elements stay blank, where there is more to say than what the tool says itself. */
const saidBlanks = (blanks: FormProposal['blanks']): NonNullable<FillInput['blanks']> =>
  blanks
    .filter(({ reason }) => reason !== NOT_FOUND)
    .map(({ field, reason, kind, place }) => {
      const source = place && sourceOf({ kind: 'document', ...place })
      return { field, reason: reason.slice(0, 300), kind, ...(source && { source }) }
    })

type Proposed = { form: FormDefinition; place: number; proposal: FormProposal }

/** What is filled while another question is open: a form of which much is sure, or that asks nothing; and what answers so far put on those filled before. */
function settledStep(proposals: Proposed[], task: Task, papers: Paper[]) {
  const made = new Set(formsIn(task.calls).map(({ formId }) => formId))
  const isOpen = ({ questions }: FormProposal) => questions.some((one) => timesAsked(task, one) < 2)
  // More than the names of the parties.
  const isSure = (proposal: FormProposal) => proposal.values.length >= 8 || !isOpen(proposal)
  const sure = proposals.find(({ form, proposal }) => !made.has(form.id) && isSure(proposal))
  if (sure) return fillStep(sure.form, sure.proposal, papers)
  for (const { form, place, proposal } of proposals) {
    const filled = madeAt(task.calls, form, place)
    const answered = filled && answerTo(filled, proposal, task)
    if (answered) return answered
  }
  return null
}
/** Whether a form was touched after the user's last answer, or needs no other touch because nothing was asked. */
function isFilledSince({ artifactId }: MadeForm, { turns }: Task): boolean {
  const isOn = ({ name, result }: Task['calls'][number]) =>
    name === 'FILL_TEMPLATE' && (result as { artifactId?: string } | null)?.artifactId === artifactId
  return turns.length < 2 || turns.at(-1)!.calls.some(isOn)
}

/** What the user's answer changes on a form that was filled before it: further values, and values that no longer hold. */
function changesTo({ values }: MadeForm, proposal: FormProposal): FillInput['fields'] {
  const given = fieldsOf(proposal.values)
  const kept = new Set(given.map(({ field }) => field))
  const gone = [...values.keys()].filter((field) => !kept.has(field)).map((field) => ({ field, value: '' }))
  return [...given.filter(({ field, value }) => values.get(field) !== value), ...gone]
}

/** Blanks that waited for an answer, each with what is to be said of it now. */
function settledBlanks({ blank }: MadeForm, { blanks }: FormProposal): NonNullable<FillInput['blanks']> {
  const now = new Map(saidBlanks(blanks).map((one) => [one.field, one]))
  return blank.flatMap(({ field, kind, reason }) => {
    if (kind !== 'CONFLICT' || now.get(field)?.reason === reason) return []
    return [now.get(field) ?? { field, reason: NOT_FOUND, kind: 'NOT_MENTIONED' }]
  })
}

/** What puts the user's last answer on a form that was filled before it; null where it changes nothing there. */
function answerTo(filled: MadeForm, proposal: FormProposal, task: Task) {
  if (isFilledSince(filled, task)) return null
  const fields = changesTo(filled, proposal)
  const blanks = settledBlanks(filled, proposal)
  if (!fields.length && !blanks.length) return null
  const { artifactId, formId: templateId } = filled
  const thought = 'That settles it. I put what follows from your answer on the form.'
  return { thought, calls: [{ name: 'FILL_TEMPLATE' as const, input: { templateId, artifactId, fields, blanks } }] }
}

/** Values that were refused, with another place of the same value where the documents have one. */
function betterSources({ formId, refused, sources }: MadeForm, papers: Paper[]): FillInput['fields'] {
  const form = FORMS.find(({ id }) => id === formId)!
  return refused.flatMap(({ field, value }) => {
    const tried = sources.get(field)
    if (tried?.kind !== 'document') return []
    const facts = papers.flatMap(({ file, facts: read }) =>
      read.facts.filter((fact) => fact.value === value && fact.status === 'current').map((fact) => ({ file, fact })),
    )
    const others = [
      ...facts.map(({ file, fact }) => ({ file, page: fact.source.page, quote: fact.source.quote })),
      ...facts.map(({ file, fact }) => ({ file, page: fact.source.page, quote: fact.printed })),
    ]
    const other = others.find(
      ({ file, page, quote }) =>
        (file !== tried.file || page !== tried.page || quote !== tried.quote) && isAbout(form, field, value, quote),
    )
    return other ? [{ field, value, source: { kind: 'document' as const, ...other } }] : []
  })
}

/** Whether words with this value in them are about this element: many limits of a policy are the same amount. */
function isAbout(form: FormDefinition, name: string, value: string, words: string) {
  const field = form.fields.find((one) => one.name === name)
  return !!field && whyUnsupported(form, field, value, { words, by: 'document' }) === null
}

function retryStep({ artifactId, formId }: MadeForm, fields: FillInput['fields']) {
  const thought =
    'Some values were refused because the quoted words did not hold them. I try the other place where each is found.'
  return { thought, calls: [{ name: 'FILL_TEMPLATE' as const, input: { templateId: formId, artifactId, fields } }] }
}
