import { FORMS } from '../../../forms/index.ts'
import type { FormDefinition, FormField } from '../../../forms/types.ts'
import { squeeze } from '../../evidence/words.ts'
import { lowered, plainWords } from '../answer/facts-in-words.ts'
import { materialOf } from '../answer/material.ts'
import { chosenFrom } from '../choices.ts'
import type { Citations } from '../citations.ts'
import { endingOf } from '../ending.ts'
import { finish } from '../finish.ts'
import { recordsOf } from '../held.ts'
import { allCalls, type FillInput, formsIn, lastDocument, lastForm, lastPdf, type MadeForm } from '../made.ts'
import { paperName, papersOf } from '../papers.ts'
import type { Talk, Work } from '../talk.ts'
import { type Task, wordsBefore, wordsOf } from '../task.ts'
import { fatesOf, sayFates } from '../wishes/fates.ts'
import { type Request, requestIn } from '../wishes/request.ts'
import { correctDocument } from './fill-document.ts'
import { correctPdf } from './fill-pdf.ts'
import { elementWishes } from './given-values.ts'
import { fieldsOf, holderFields, holderValues, projectValues, proposeValues } from './propose-values.ts'
import { searchCall } from './search.ts'
import { fieldsMeant, isOfLine, respelled, sectionCleared, valueFor, type Wish } from './wishes.ts'

type Field = FillInput['fields'][number]

/** Changes a form that was filled before: only the elements the user speaks of, each on the user's words or on the documents. */
export function correctForm(talk: Talk, task: Task, citations: Citations, isUndone = false): Work {
  const document = lastDocument(talk)
  if (document) return correctDocument(talk, task, document)
  const pdf = lastPdf(talk)
  if (pdf) return correctPdf(talk, task, pdf)
  const corrected = formsIn(task.calls).at(-1)
  if (corrected) return { report: sayChanged(talk, task, corrected, citations) }
  if (task.calls.some(({ name, error }) => name === 'FILL_TEMPLATE' && error))
    return {
      report: 'I could not change the form, so it stays as it was. You can change the value on the form itself.',
    }
  const filled = lastForm(talk)!
  const form = FORMS.find(({ id }) => id === filled.formId)!
  const request = requestOf(talk, task)
  const open = ambiguous(form, filled, task, request)
  if (open) return { step: askWhich(talk, open) }
  const isTakenBack = isUndone || TAKEN_BACK.test(task.turns[0]!.text)
  const fields = isTakenBack ? fieldsBefore(talk, form, filled) : changesFor(talk, task, form, filled, request)
  if (!fields.length) {
    const fates = sayWishes(talk, task, form, filled, citations)
    if (fates) return { report: `I changed nothing on ${form.name}.\n\n${fates}` }
    return { step: askWhat(talk, form) }
  }
  const labels = isTakenBack ? [] : fields.flatMap(({ field, value }) => (value ? queryFor(form, field) : []))
  if (labels.length && papersOf(talk).read.length && !task.calls.some(({ name }) => name === 'SEARCH_FILE'))
    return {
      step: { thought: 'I check what the documents say there.', calls: [searchCall([...new Set(labels)].slice(0, 6))] },
    }
  const thought = `I change ${fields.length === 1 ? 'one element' : `${fields.length} elements`} of ${form.name} and leave the rest as it is.`
  return {
    step: {
      thought,
      calls: [{ name: 'FILL_TEMPLATE', input: { templateId: form.id, artifactId: filled.artifactId, fields } }],
    },
  }
}

/** What finds an element in the documents; a name or an address is read from them by itself. */
function queryFor(form: FormDefinition, name: string): string[] {
  const field = form.fields.find((one) => one.name === name)
  return field && (field.type === 'AMOUNT' || field.type === 'DATE') ? [field.label] : []
}

/** "No, leave that at what the policy says", "put it back", "go with the document". */
const TAKEN_BACK =
  /\b(?:at|to|with|as) what (?:the |it )?\w* ?(?:says?|said|had|shows?)\b|\b(?:put|change|set) (?:it|that|this|them) back\b|\b(?:go|stay|stick) (?:with|w\/|by|back to) (?:the|what the) (?:paper|policy|dec|document|binder|pdf|original)|\b(?:keep|use) (?:what )?the (?:paper|policy|dec|document)(?:['’]?s)?\b|\bundo\b|\brevert\b/i

/** The elements the last correction changed, as they stood before it, each with the source it had. */
function fieldsBefore(talk: Talk, form: FormDefinition, { artifactId }: MadeForm): Field[] {
  const earlier = talk.turns.slice(0, -1).flatMap(({ calls }) => calls)
  const fills = earlier.filter(
    ({ name, result }) => name === 'FILL_TEMPLATE' && (result as MadeForm | null)?.artifactId === artifactId,
  )
  const last = fills.at(-1)
  const before = formsIn(fills.slice(0, -1)).at(-1)
  if (!last || !before) return []
  return (last.input as FillInput).fields.flatMap(({ field }) => {
    const value = before.values.get(field) ?? ''
    const source = before.sources.get(field)
    return form.fields.some(({ name }) => name === field)
      ? [{ field, value, ...(value && source ? { source } : {}) }]
      : []
  })
}

/** What the message itself wants of a certificate; e-mails of earlier messages were heard then. */
const requestOf = (talk: Talk, task: Task): Request => {
  const papers = papersOf(talk).read
  const { files } = task.turns[0]!
  const heard = papers.map((paper) => (files.some(({ file }) => file === paper.file) ? paper : { ...paper, text: [] }))
  return requestIn(task.turns[0]!.text, { papers: heard, agency: talk.agency })
}

/** What became of each wish, where the message has any. */
const sayWishes = (talk: Talk, task: Task, form: FormDefinition, filled: MadeForm, citations: Citations): string =>
  sayFates(
    fatesOf(requestOf(talk, task), {
      form,
      filled,
      own: papersOf(talk).read,
      calls: allCalls(talk),
      citations,
    }),
  )

function changesFor(talk: Talk, task: Task, form: FormDefinition, filled: MadeForm, request: Request): Field[] {
  const [holder] = request.holders
  const changes = new Map<string, Field>()
  for (const field of proposedChanges(talk, task, form)) changes.set(field.field, field)
  if (holder) {
    for (const field of holderFields(form)) if (filled.values.has(field)) changes.set(field, { field, value: '' })
    for (const field of fieldsOf(holderValues(form, holder))) changes.set(field.field, field)
  }
  for (const field of fieldsOf(projectValues(form, request))) changes.set(field.field, field)
  for (const one of elementWishes(request)) {
    const line = sectionCleared(one)
    const whole = line ? [...filled.values.keys()].filter((name) => isOfLine(form, name, line)) : []
    for (const name of whole) changes.set(name, { field: name, value: '' })
    if (whole.length) continue
    const [field] = choose(form, filled, one, task)
    if (!field || (holder && field.name.startsWith('CertificateHolder_'))) continue
    const spelled = one.isSpelling ? respelled(filled.values.get(field.name) ?? '', one.value) : null
    for (const [own, wanted] of inParts(form, field, spelled ? { ...one, value: spelled } : one))
      changes.set(own.name, changeTo(own, wanted, filled))
  }
  return [...changes.values()].filter(
    ({ field, value, source }) =>
      (filled.values.get(field) ?? '') !== value ||
      // The same value on the user's word rests on that, and no longer on what was inferred.
      (source?.kind === 'message' && filled.sources.get(field)?.kind === 'rule'),
  )
}

/** A person told together with an e-mail address or a phone number: each goes where its section has a place for it. */
function inParts(form: FormDefinition, field: FormField, wish: Wish): [FormField, Wish][] {
  const beside = (label: RegExp) =>
    form.fields.find((one) => one !== field && one.section === field.section && label.test(one.label))
  const parts = wish.value.split(/,\s+/).map((value): [FormField, Wish] => {
    const own = value.includes('@') ? beside(/^e-?mail/i) : /^[\d() .+-]{7,}$/.test(value) ? beside(/^phone/i) : null
    return [own ?? field, { ...wish, value }]
  })
  return parts.some(([own]) => own !== field) ? parts : [[field, wish]]
}

function changeTo(field: FormField, { value, quote, isSpelling }: Wish, filled: MadeForm): Field {
  const written = valueFor(field, value)
  // The same words put together otherwise rest on what they rested on.
  const own = filled.sources.get(field.name)
  if (isSpelling && own && squeeze(filled.values.get(field.name) ?? '') === squeeze(value))
    return { field: field.name, value: written, source: own }
  return { field: field.name, value: written, ...(written ? { source: { kind: 'message' as const, quote } } : {}) }
}

/** What the documents put elsewhere now that the user has said more: another policy, additional insured, a waiver. */
function proposedChanges(talk: Talk, task: Task, form: FormDefinition): Field[] {
  const given = sourcesOf(talk, form)
  if (!given) return []
  const before = wordsBefore(talk, task)
  const [old, fresh] = [before, `${before}\n\n${wordsOf(task)}`].map(
    (words) => proposeValues(form, given, words).values,
  )
  return fieldsOf(
    fresh!.filter(
      ({ field, value }) =>
        !field.startsWith('CertificateHolder_') && old!.find((one) => one.field === field)?.value !== value,
    ),
  )
}

/** The elements a wish may mean; of several, those that are filled, else those of sections that are, and the one the user chose when asked. */
function choose(form: FormDefinition, filled: MadeForm, wish: Wish, { turns }: Task): FormField[] {
  const meant = fieldsMeant(form, wish, '')
  const present = meant.filter(({ name }) => filled.values.has(name))
  const sections = new Set(form.fields.filter(({ name }) => filled.values.has(name)).map(({ section }) => section))
  const begun = meant.filter(({ section }) => sections.has(section))
  const likely = present.length ? present : begun.length ? begun : meant
  const answer = turns.slice(1).flatMap(({ text }, index) => {
    const choices = endingOf(turns[index]!)?.choices ?? []
    return chosenFrom(text, choices) ?? []
  })
  const chosen = likely.filter((field) => answer.includes(nameOf(field)))
  return chosen.length ? chosen : likely
}

const nameOf = ({ section, label }: FormField) => `${section}: ${lowered(label)}`

function ambiguous(form: FormDefinition, filled: MadeForm, task: Task, request: Request): FormField[] | null {
  for (const one of elementWishes(request)) {
    if (sectionCleared(one)) continue
    const fields = choose(form, filled, one, task)
    if (fields.length > 1 && task.turns.length < 3) return fields
  }
  return null
}

function askWhich(talk: Talk, fields: FormField[]) {
  return finish(talk, {
    answer: 'That is in more than one place on the form. Which one do you mean?',
    choices: fields.map(nameOf),
    asks: true,
  })
}

function askWhat(talk: Talk, { name }: FormDefinition) {
  const answer = `I am not sure what to change on ${name}. Name the element and its value, for example “change the each occurrence limit to …” or “the holder is …”. You can also change values on the form itself.`
  return finish(talk, { answer, asks: true })
}

/** What this form is filled from in this conversation; null where nothing is. */
function sourcesOf(talk: Talk, form: FormDefinition) {
  const papers = papersOf(talk).read
  const records = recordsOf(allCalls(talk), form)
  return papers.length || records ? { ...talk, papers, records } : null
}

/** What a document gives for an element that the user's words fill otherwise, with its place. */
function paperSays(talk: Talk, task: Task, form: FormDefinition, corrected: MadeForm, citations: Citations) {
  const given = sourcesOf(talk, form)
  const papers = given?.papers ?? []
  const proposed = given ? fieldsOf(proposeValues(form, given, wordsBefore(talk, task)).values) : []
  const before = formsIn(allCalls(talk).filter((call) => !task.calls.includes(call)))
    .filter(({ artifactId }) => artifactId === corrected.artifactId)
    .at(-1)
  const inItsWords = ([query]: string[], value: string): string => {
    const unit = materialOf(citations, papers, task.calls, talk.today)
      .unitsOf(query ?? '')
      .find(({ kind, covered, labelled }) => kind === 'pair' && covered >= MOST_COVERED && labelled >= MOST_OF_LABEL)
    if (!unit || squeeze(unit.value).includes(squeeze(value))) return ''
    const paper = papers.find(({ file }) => file === unit.file)
    const words = `${unit.label}: ${unit.value}`
    return `; ${paper ? paperName(paper) : 'the document'} says “${plainWords(words)}” ${citations.cite(unit.file, unit.page, unit.quote)}`
  }
  return (field: string, value: string): string => {
    const own = proposed.find((one) => one.field === field && one.source?.kind === 'document')
    const source = own?.source ?? before?.sources.get(field)
    const said = own?.value ?? before?.values.get(field)
    if (source?.kind !== 'document' || !said) return inItsWords(queryFor(form, field), value)
    if (squeeze(said) === squeeze(value)) return ''
    const paper = papers.find(({ file }) => file === source.file)
    const amount =
      /^[\d,.]+$/.test(said) && form.fields.find(({ name }) => name === field)?.type === 'AMOUNT'
        ? `$${said}`
        : plainWords(said)
    return `; ${paper ? paperName(paper) : 'the document'} says ${amount} ${citations.cite(source.file, source.page, source.quote)}`
  }
}

/** How much of an element's name, and of the label itself, a label holds that names the same thing. */
const MOST_OF_LABEL = 0.6
const MOST_COVERED = 0.8

const FROM: Readonly<Record<string, string>> = { document: 'documents', account: 'agency’s records' }

function sayChanged(talk: Talk, task: Task, corrected: MadeForm, citations: Citations): string {
  const { calls } = task
  const form = FORMS.find(({ id }) => id === corrected.formId)!
  const given = calls.flatMap(({ name, input }) => (name === 'FILL_TEMPLATE' ? (input as FillInput).fields : []))
  const named = (field: string) => {
    const found = form.fields.find(({ name }) => name === field)
    return found ? nameOf(found) : 'another element'
  }
  const otherwise = paperSays(talk, task, form, corrected, citations)
  const rows = given.map(({ field, value, source }) => {
    const refusal = corrected.refused.find((one) => one.field === field)
    if (refusal) return `- ${named(field)}: left as it was. ${plainWords(refusal.reason)}`
    if (!value) return `- ${named(field)}: cleared`
    const from =
      source && FROM[source.kind] ? ` (from the ${FROM[source.kind]})` : ` (as you wrote it)${otherwise(field, value)}`
    return `- ${named(field)}: ${plainWords(value)}${from}`
  })
  const cleared = new Set(
    given
      .filter(({ field, value }) => !value && given.some((one) => one.field === field && one.value))
      .map(({ field }) => field),
  )
  const findings = corrected.findings.map(({ message }) => `- ${plainWords(message)}`)
  const said = rows.filter((_, index) => !cleared.has(given[index]!.field) || given[index]!.value)
  return [
    `I changed ${form.name}; it is version ${corrected.version}.`,
    said.join('\n'),
    sayWishes(talk, task, form, corrected, citations),
    findings.length ? `**Please look at**\n\n${findings.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
