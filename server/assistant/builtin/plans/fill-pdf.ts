import { readFieldValue } from '../../../../shared/field-value.ts'
import type { BlankReason } from '../../../../shared/kinds.ts'
import type { FormField } from '../../../forms/types.ts'
import type { SourceInput } from '../../evidence/source-input.ts'
import { isToFill } from '../../fillable/fields-in.ts'
import { lowered, plainWords } from '../answer/facts-in-words.ts'
import { namedIn } from '../choices.ts'
import type { Citations } from '../citations.ts'
import { finish } from '../finish.ts'
import { allCalls, type FilledByWords, type FilledPdf, pdfsIn } from '../made.ts'
import { type Paper, type Papers, paperName } from '../papers.ts'
import type { DoneCall, NewCall, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { listed } from './search.ts'
import { fieldsMeant, valueFor, type Wish, wishesIn } from './wishes.ts'

type ToldField = Pick<FormField, 'label' | 'section' | 'type' | 'choices' | 'isOpen' | 'leftAlone'> & {
  field: string
  value?: string
}
type Given = { field: string; value: string; source?: SourceInput }
type Blank = { field: string; reason: string; kind: BlankReason; source?: SourceInput; sources?: SourceInput[] }

/** What was told of something to fill: its fields by their words, and what is borne out for them. */
export type Inspected = {
  form: string
  fields: ToldField[]
  proposed: Given[]
  blanks: Blank[]
}

/** The fillable PDFs that wait to be filled: those a message names, by "@" (`files`) or in words, else all of them. */
export function fillablesIn({ read }: Papers, words: string, files: readonly string[] = []): Paper[] {
  const open = read.filter(({ facts, fillable }) => facts.kind !== 'certificate' && fillable && isToFill(fillable))
  const meant = open.filter(({ file }) => files.includes(file))
  if (meant.length) return meant
  const named = namedIn(
    words,
    open.map(({ name }) => name),
  )
  return named ? open.filter(({ name }) => name === named) : open
}

/** Fills a fillable PDF of the conversation: looks at its fields, fills what is borne out, and tells what came of it. */
export function fillPdf(talk: Talk, task: Task, papers: Papers, open: Paper[], citations: Citations): Work {
  if (talk.notInPlan)
    return {
      report: `${talk.notInPlan} Your agency’s plan is neither of them, so I did not fill ${listed(open.map(paperName))}.`,
    }
  const [paper, ...others] = open as [Paper, ...Paper[]]
  if (others.length)
    return {
      step: finish(talk, {
        answer: 'Several of the files can be filled. Which one do you mean?',
        choices: open.map(({ name }) => name),
        asks: true,
        thought: 'More than one of the files is a form with blank fields.',
      }),
    }
  const made = pdfsIn(task.calls).at(-1)
  const refused = task.calls.findLast(({ name, error }) => name === 'PDF_EDITOR' && error)
  if (refused && !made) return { report: `I could not fill ${paperName(paper)}. ${plainWords(refused.error ?? '')}` }
  const told = inspectedIn(task.calls, paper.file)
  if (!told)
    return {
      step: {
        thought: `${paperName(paper)} is a form to fill. I look at its fields first.`,
        calls: [callOf('INSPECT_FORM_FIELDS', paper.file)],
      },
    }
  if (!made) {
    const given = firstValues(told, task.turns.map(({ text }) => text).join('\n'))
    const thought = `${given.fields.length} of the ${told.fields.length} fields are borne out by the documents, the records and your words. I fill those and leave the others blank.`
    return { step: { thought, calls: [callOf('FILL_FORM_FIELDS', paper.file, given)] } }
  }
  return { report: sayFilledPdf(told, made, papers, paper, citations), title: told.form }
}

/** Changes a PDF form that was filled before, as the user's words say. */
export function correctPdf(talk: Talk, task: Task, filled: FilledPdf): Work {
  const own = pdfsIn(task.calls).at(-1)
  const told = inspectedIn(allCalls(talk), filled.file)
  if (!told)
    return {
      step: { thought: 'I look at the fields of the form again.', calls: [callOf('INSPECT_FORM_FIELDS', filled.file)] },
    }
  if (own) return { report: sayChanges(told, own, task.turns[0]!.text) }
  const fields = wishesOn(told, task.turns[0]!.text)
  if (!fields.length)
    return {
      report: `I could not tell which field of ${plainWords(told.form)} you mean, so I changed nothing. Name the field as it is printed, with its value.`,
    }
  const thought = `I change ${fields.length === 1 ? 'one field' : `${fields.length} fields`} and leave the rest as it is.`
  return {
    step: { thought, calls: [callOf('FILL_FORM_FIELDS', filled.file, { artifactId: filled.artifactId, fields })] },
  }
}

/** What the user's words changed, and what of them was refused. */
export function sayChanges(told: Inspected, own: FilledByWords, words: string): string {
  const changed = wishesOn(told, words).map(({ field }) => field)
  const done = changed.filter((field) => !own.refused.some((one) => one.field === field))
  const refused = own.refused.map(({ field, reason }) => `- ${nameOf(told, field)}: ${plainWords(reason)}`)
  return [
    done.length
      ? `I changed ${listed(done.map((field) => nameOf(told, field)))} on ${plainWords(told.form)}; everything else stays as it was.`
      : '',
    refused.length ? `**Not changed**\n\n${refused.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What is blank on the PDF form that was filled last. */
export function sayPdfBlanks(talk: Talk, filled: FilledPdf, citations: Citations): string {
  const told = inspectedIn(allCalls(talk), filled.file)
  const rows = told ? sayBlank(told, filled, citations) : []
  return rows.length
    ? `These are blank on ${plainWords(told!.form)}:\n\n${rows.join('\n')}`
    : 'Nothing a reader would look for is blank.'
}

function callOf(operation: 'INSPECT_FORM_FIELDS' | 'FILL_FORM_FIELDS', file: string, more: object = {}): NewCall {
  return { name: 'PDF_EDITOR', input: { operation, inputFiles: [{ fileName: file }], ...more } }
}

function inspectedIn(calls: DoneCall[], file: string): Inspected | null {
  const found = calls.findLast(({ name, input, result, error }) => {
    const { operation, inputFiles } = input as { operation?: string; inputFiles?: { fileName: string }[] }
    return (
      name === 'PDF_EDITOR' &&
      !error &&
      result &&
      operation === 'INSPECT_FORM_FIELDS' &&
      inputFiles?.[0]?.fileName === file
    )
  })
  const told = found?.result as Inspected | undefined
  return told && Array.isArray(told.fields) && Array.isArray(told.proposed) ? told : null
}

/** What is filled at first: what is borne out and what the user's words say, which go before; and why others stay blank. */
export function firstValues(told: Inspected, words: string): { fields: Given[]; blanks: object[] } {
  const wishes = wishesOn(told, words)
  const isWished = ({ field }: { field: string }) => wishes.some((one) => one.field === field)
  return {
    fields: [...told.proposed.filter((one) => !isWished(one)), ...wishes],
    blanks: told.blanks
      .filter((one) => !isWished(one))
      .map(({ field, reason, kind, source }) => ({ field, reason, kind, ...(source && { source }) })),
  }
}

/** The values that a message gives for fields by their names; a wish that may mean several fields fills none. */
export function wishesOn({ fields }: Inspected, words: string): Given[] {
  const shapes = fields
    .filter(({ leftAlone }) => !leftAlone)
    .map(({ field, ...rest }): FormField => ({ name: field, ...rest }))
  const given = new Map<string, Given>()
  for (const wish of wishesIn(words)) {
    const [field, another] = fieldsMeant({ fields: shapes }, wish, '')
    if (!field || another) continue
    const value = valueOn(field, wish)
    if (value !== null)
      given.set(field.name, {
        field: field.name,
        value,
        ...(value && { source: { kind: 'message', quote: wish.quote } }),
      })
  }
  return [...given.values()]
}

function valueOn(field: FormField, wish: Wish): string | null {
  const read = readFieldValue(field.type, valueFor(field, wish.value), { ...field, maxLength: null })
  return read.ok ? read.value : null
}

const nameOf = ({ fields }: Inspected, field: string) => {
  const found = fields.find((one) => one.field === field)
  return found ? `“${plainWords(found.label)}”` : 'a field'
}

const MOST_TOLD = 25

function sayFilledPdf(told: Inspected, made: FilledPdf, papers: Papers, paper: Paper, citations: Citations): string {
  const others = papers.read.filter(({ file }) => file !== paper.file)
  const from =
    others.length === 1 ? paperName(others[0]!) : others.length ? `${others.length} documents` : 'what is known'
  const lines = sayValues(told, made, citations)
  const eye = [
    ...made.findings.map(({ message }) => message),
    ...made.refused.map(({ field, reason }) => `${nameOf(told, field)} is blank: ${reason}`),
  ]
  const blank = sayBlank(told, made, citations)
  const left = made.blank.filter(({ kind }) => kind === 'LEFT')
  return [
    `I filled ${paperName(paper)} from ${from}: ${made.filled.length} of ${told.fields.length} fields. It stays fillable, so you can finish it here or in a PDF program.`,
    lines.join('\n'),
    eye.length ? `**Please look at**\n\n${eye.map((line) => `- ${plainWords(line)}`).join('\n')}` : '',
    blank.length ? `**Blank**\n\n${blank.join('\n')}` : '',
    left.length
      ? `Left for you or the PDF itself: ${listed(left.slice(0, MOST_TOLD).map(({ field }) => nameOf(told, field)))}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What was filled, each with the page it rests on. */
export const sayValues = (told: Inspected, made: FilledByWords, citations: Citations): string[] =>
  made.filled.slice(0, MOST_TOLD).map(({ field, value }) => {
    const source = made.sources.get(field)
    const mark = source?.kind === 'document' ? ` ${citations.cite(source.file, source.page, source.quote)}` : ''
    return `- ${nameOf(told, field)}: ${plainWords(value.replaceAll('\n', ', '))}${mark}`
  })

/** What is blank, with its reason where there is one of its own; ticks are blank on every form. */
export function sayBlank(
  { fields, blanks }: Inspected,
  { blank, sources }: FilledByWords,
  citations: Citations,
): string[] {
  const open = blank.filter(
    ({ kind, field }) =>
      kind !== 'LEFT' && kind !== 'REFUSED' && fields.find((one) => one.field === field)?.type !== 'TICK',
  )
  const plain = open.filter(({ kind }) => kind === 'NOT_MENTIONED')
  const own = open.filter(({ kind }) => kind !== 'NOT_MENTIONED')
  const more = plain.length > MOST_TOLD ? ` and ${plain.length - MOST_TOLD} more` : ''
  return [
    ...own.slice(0, MOST_TOLD).map(({ field, label, reason }) => {
      const own = blanks.find((one) => one.field === field)?.sources ?? [sources.get(field)]
      const marks = own.flatMap((source) =>
        source?.kind === 'document' ? citations.cite(source.file, source.page, source.quote) : [],
      )
      return `- ${plainWords(label)}: ${[plainWords(reason).replace(/\.$/, ''), ...marks].join(' ')}.`
    }),
    ...(plain.length ? [`- Not found in the documents: ${plain.slice(0, MOST_TOLD).map(({ label }) => lowered(plainWords(label))).join('; ')}${more}`] : []), // biome-ignore format: a line
  ]
}
