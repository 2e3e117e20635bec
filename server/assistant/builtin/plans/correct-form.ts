import { FORMS } from '../../../forms/index.ts'
import type { FormDefinition, FormField } from '../../../forms/types.ts'
import { lowered, plainWords } from '../answer/facts-in-words.ts'
import { chosenFrom } from '../choices.ts'
import { endingOf } from '../ending.ts'
import { finish } from '../finish.ts'
import { holderIn } from '../holder.ts'
import { type FillInput, formsIn, lastForm, type MadeForm } from '../made.ts'
import { papersOf } from '../papers.ts'
import type { Talk, Work } from '../talk.ts'
import { type Task, wordsOf } from '../task.ts'
import { fieldsOf, holderFields, holderValues, proposeValues } from './propose-values.ts'
import { fieldsMeant, isOfLine, sectionCleared, valueFor, type Wish, wishesIn } from './wishes.ts'

type Field = FillInput['fields'][number]

/** Changes a form that was filled before: only the elements the user speaks of, each on the user's words or on the papers. */
export function correctForm(talk: Talk, task: Task): Work {
  const corrected = formsIn(task.calls).at(-1)
  if (corrected) return { report: sayChanged(task, corrected) }
  const failed = task.calls.find(({ name, error }) => name === 'FILL_TEMPLATE' && error)?.error
  if (failed) return { report: `I could not change the form: ${failed}` }
  const filled = lastForm(talk)!
  const form = FORMS.find(({ id }) => id === filled.formId)!
  const open = ambiguous(form, filled, task)
  if (open) return { step: askWhich(talk, open) }
  const fields = changesFor(talk, task, form, filled)
  if (!fields.length) return { step: askWhat(talk, form) }
  const thought = `I change ${fields.length === 1 ? 'one element' : `${fields.length} elements`} of ${form.name} and leave the rest as it is.`
  return {
    step: {
      thought,
      calls: [{ name: 'FILL_TEMPLATE', input: { templateId: form.id, artifactId: filled.artifactId, fields } }],
    },
  }
}

function changesFor(talk: Talk, task: Task, form: FormDefinition, filled: MadeForm): Field[] {
  const wish = task.turns[0]!.text
  const changes = new Map<string, Field>()
  for (const field of proposedChanges(talk, task, form)) changes.set(field.field, field)
  const holder = holderIn(wish)
  if (holder) {
    for (const field of holderFields(form)) if (filled.values.has(field)) changes.set(field, { field, value: '' })
    for (const field of fieldsOf(holderValues(form, holder))) changes.set(field.field, field)
  }
  for (const one of wishesIn(holder ? wish.replace(holder.quote, ' ') : wish)) {
    const line = sectionCleared(one)
    const whole = line ? [...filled.values.keys()].filter((name) => isOfLine(form, name, line)) : []
    for (const name of whole) changes.set(name, { field: name, value: '' })
    if (whole.length) continue
    const [field] = choose(form, filled, one, task)
    if (field && !(holder && field.name.startsWith('CertificateHolder_'))) changes.set(field.name, changeTo(field, one))
  }
  return [...changes.values()].filter(({ field, value }) => (filled.values.get(field) ?? '') !== value)
}

function changeTo(field: FormField, { value, quote }: Wish): Field {
  const written = valueFor(field, value)
  return { field: field.name, value: written, ...(written ? { source: { kind: 'message' as const, quote } } : {}) }
}

/** What the papers put elsewhere now that the user has said more: another policy, additional insured, a waiver. */
function proposedChanges(talk: Talk, task: Task, form: FormDefinition): Field[] {
  const papers = papersOf(talk).read
  if (!papers.length) return []
  const before = talk.turns
    .slice(0, talk.turns.indexOf(task.turns[0]!))
    .map(({ text }) => text)
    .join('\n\n')
  const given = { ...talk, papers }
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

/** The elements a wish may mean; of several, those that are filled, and the one the user chose when asked. */
function choose(form: FormDefinition, filled: MadeForm, wish: Wish, { turns }: Task): FormField[] {
  const meant = fieldsMeant(form, wish, '')
  const present = meant.filter(({ name }) => filled.values.has(name))
  const likely = present.length ? present : meant
  const answer = turns.slice(1).flatMap(({ text }, index) => {
    const choices = endingOf(turns[index]!)?.choices ?? []
    return chosenFrom(text, choices) ?? []
  })
  const chosen = likely.filter((field) => answer.includes(nameOf(field)))
  return chosen.length ? chosen : likely
}

const nameOf = ({ section, label }: FormField) => `${section}: ${lowered(label)}`

function ambiguous(form: FormDefinition, filled: MadeForm, task: Task): FormField[] | null {
  const wish = task.turns[0]!.text
  const holder = holderIn(wish)
  for (const one of wishesIn(holder ? wish.replace(holder.quote, ' ') : wish)) {
    if (sectionCleared(one)) continue
    const fields = choose(form, filled, one, task)
    if (fields.length > 1 && task.turns.length < 3) return fields
  }
  return null
}

function askWhich(talk: Talk, fields: FormField[]) {
  return finish(talk, {
    answer: 'That stands in more than one place on the form. Which one do you mean?',
    choices: fields.map(nameOf),
    asks: true,
  })
}

function askWhat(talk: Talk, { name }: FormDefinition) {
  const answer = `I am not sure what to change on ${name}. Name the element and its value, for example “change the each occurrence limit to $2,000,000” or “the holder is …”. You can also change values on the form itself.`
  return finish(talk, { answer, asks: true })
}

function sayChanged({ calls }: Task, corrected: MadeForm): string {
  const form = FORMS.find(({ id }) => id === corrected.formId)!
  const given = calls.flatMap(({ name, input }) => (name === 'FILL_TEMPLATE' ? (input as FillInput).fields : []))
  const named = (field: string) => {
    const found = form.fields.find(({ name }) => name === field)
    return found ? nameOf(found) : field
  }
  const rows = given.map(({ field, value, source }) => {
    const refusal = corrected.refused.find((one) => one.field === field)
    if (refusal) return `- ${named(field)}: left as it was. ${plainWords(refusal.reason)}`
    if (!value) return `- ${named(field)}: cleared`
    return `- ${named(field)}: ${plainWords(value)}${source?.kind === 'document' ? ' (from the papers)' : ' (as you wrote it)'}`
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
    findings.length ? `**Please look at**\n\n${findings.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
