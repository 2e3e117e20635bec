import { plainWords } from '../answer/facts-in-words.ts'
import type { Citations } from '../citations.ts'
import { allCalls, documentsIn, type FilledDocument } from '../made.ts'
import { papersOf, peekCalls } from '../papers.ts'
import type { DoneCall, NewCall, Talk, Template, Work } from '../talk.ts'
import { type Task, wordsOf } from '../task.ts'
import { templateNamed } from '../template-named.ts'
import { firstValues, type Inspected, sayBlank, sayChanges, sayValues, wishesOn } from './fill-pdf.ts'

/** Writes a document from the agency's template: looks at its places, fills what is borne out, and tells what came of it. */
export function writeFromTemplate(talk: Talk, task: Task, citations: Citations): Work {
  const words = wordsOf(task)
  const template = templateNamed(talk, words)
  if (!template) return { report: 'I could not tell which template you mean, so I wrote nothing.' }
  const papers = papersOf(talk)
  if (papers.unopened.length) return { step: { thought: 'I look into the documents first.', calls: peekCalls(papers) } }
  const refused = task.calls.findLast(({ name, error }) => OWN.has(name) && error)
  const made = documentsIn(task.calls).at(-1)
  if (refused && !made) return { report: `I wrote nothing. ${plainWords(refused.error ?? '')}` }
  const told = placesTold(task.calls, template)
  if (!told) return { step: { thought: 'I look at the places of the template.', calls: [placesCall(template)] } }
  if (!made) {
    const given = firstValues(told, withoutTitle(words, template))
    const thought = `${given.fields.length} of the ${told.fields.length} places are borne out by the documents, the records and your words. I fill those and leave the others as they are.`
    return { step: { thought, calls: [fillCall({ templateId: template.id, ...given })] } }
  }
  return { report: sayWritten(told, made, citations), title: told.form }
}

/** Fills or changes places of a document that was written from a template, as the user's words say. */
export function correctDocument(talk: Talk, task: Task, filled: FilledDocument): Work {
  const told = placesTold(allCalls(talk), filled.template)
  if (!told)
    return { step: { thought: 'I look at the places of the template again.', calls: [placesCall(filled.template)] } }
  const { text } = task.turns[0]!
  const own = documentsIn(task.calls).at(-1)
  if (own) {
    const left = own.blank.length
    const still = left ? ` ${left === 1 ? '1 place is' : `${left} places are`} still empty.` : ''
    return { report: `${sayChanges(told, own, text)}${still}` }
  }
  const fields = wishesOn(told, text)
  if (!fields.length)
    return {
      report: `I could not tell which place of ${plainWords(told.form)} you mean, so I changed nothing. Name the place with its value.`,
    }
  const thought = `I fill ${fields.length === 1 ? 'one place' : `${fields.length} places`} and leave the rest as it is.`
  const input = { templateId: filled.template.id, artifactId: filled.artifactId, fields }
  return { step: { thought, calls: [fillCall(input)] } }
}

/** Which places of the document that was written last are empty. */
export function sayEmptyPlaces(talk: Talk, filled: FilledDocument, citations: Citations): string {
  const told = placesTold(allCalls(talk), filled.template)
  const rows = told ? sayEmpty(told, filled, citations) : []
  return rows.length
    ? `These places of ${plainWords(filled.template.title)} are empty:\n\n${rows.join('\n')}`
    : 'No place is empty.'
}

const OWN: ReadonlySet<string> = new Set(['REQUEST_TEMPLATE_TOOLS', 'FILL_TEMPLATE'])
const placesCall = ({ id }: Template): NewCall => ({ name: 'REQUEST_TEMPLATE_TOOLS', input: { templateId: id } })
const fillCall = (input: object): NewCall => ({ name: 'FILL_TEMPLATE', input })

/** What the user says of values; the title of the template is none of it. */
const withoutTitle = (words: string, { title }: Template) =>
  words
    .split(title)
    .map((part, at) => (at ? part.replace(/^[”"]?[\s.,:;–-]*/, '') : part))
    .join('\n')

function placesTold(calls: DoneCall[], { id }: Template): Inspected | null {
  const found = calls.findLast(
    ({ name, input, result, error }) =>
      name === 'REQUEST_TEMPLATE_TOOLS' && !error && result && (input as { templateId?: string }).templateId === id,
  )
  const told = found?.result as Inspected | undefined
  return told && Array.isArray(told.fields) && Array.isArray(told.proposed) ? told : null
}

function sayWritten(told: Inspected, made: FilledDocument, citations: Citations): string {
  const empty = sayEmpty(told, made, citations)
  return [
    `I wrote ${plainWords(told.form)}: ${made.filled.length} of ${told.fields.length} places are filled.`,
    sayValues(told, made, citations).join('\n'),
    empty.length ? `**Empty**\n\n${empty.join('\n')}\n\nTell me a value, and I fill it in.` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The empty places by name, each with its reason. */
function sayEmpty(told: Inspected, made: FilledDocument, citations: Citations): string[] {
  const others = made.blank.filter(({ kind }) => kind === 'LEFT' || kind === 'REFUSED')
  return [
    ...sayBlank(told, made, citations),
    ...others.map(({ label, reason }) => `- ${plainWords(label)}: ${plainWords(reason)}`),
  ]
}
