import { materialOf } from '../answer/material.ts'
import { Citations } from '../citations.ts'
import { applied } from '../drafts/apply.ts'
import { type Draft, readDraft, textOf } from '../drafts/blocks.ts'
import { type Change, changesIn } from '../drafts/changes.ts'
import { askedFor, questionsOf, wordsAsked } from '../drafts/facts.ts'
import { entitiesIn } from '../drafts/replace.ts'
import { beforeLastChange } from '../drafts/undo.ts'
import { finish } from '../finish.ts'
import { allCalls, lastDraft, lastForm, type MadeDraft } from '../made.ts'
import { papersOf } from '../papers.ts'
import type { DoneCall, NextStep, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { correctForm } from './correct-form.ts'
import { lookUp } from './look-up.ts'
import { partyCalled } from './recipients.ts'
import { sayUndo } from './talk-back.ts'

type Read = { text: string; title: string }

/** Changes the draft that was made last as the user asks: reads it as it now stands, then replaces just the pieces that change. */
export function editDraft(talk: Talk, task: Task): Work {
  return change(talk, task, lastDraft(talk)!, changesIn(talk.turns.at(-1)!.text))
}

/** Takes the last change of the draft back, whatever the user has changed elsewhere in it since. */
export function takeBack(talk: Talk, task: Task, citations: Citations): Work {
  const draft = lastDraft(talk)
  if (draft) return change(talk, task, draft, [{ kind: 'undo' }])
  return lastForm(talk) ? correctForm(talk, task, citations, true) : { report: sayUndo(talk) }
}

function change(talk: Talk, task: Task, made: MadeDraft, changes: Change[]): Work {
  const name = made.kind === 'email' ? 'e-mail' : 'document'
  if (!changes.length) return { step: askHow(talk, name) }
  const own = task.calls.filter(({ name: tool }) => tool === 'FILE_EDITOR')
  const read = own.find((call) => isOperation(call, 'READ') && call.result)?.result as Read | undefined
  if (!read) {
    if (own.some(({ error }) => error)) return { report: `I could not open the ${name}, so I left it as it is.` }
    const thought = `I read the ${name} as it is now, since you may have changed it.`
    return { step: { thought, calls: [editorCall({ operation: 'READ', artifactId: made.artifactId })] } }
  }
  const about = changes.flatMap((one) => (one.kind === 'add' ? one.said.about : one.kind === 'only' ? [one.thing] : []))
  const entities = changes.flatMap((one) =>
    one.kind === 'replace' ? entitiesIn(one.to) : one.kind === 'same' ? entitiesIn(one.thing) : [],
  )
  const papers = papersOf(talk)
  const asked = askedFor({ sentences: [], about, to: '' }, papers.read)
  const look =
    about.length + entities.length
      ? lookUp(task, papers, questionsOf(asked), [...entities, ...wordsAsked(asked)])
      : null
  if (look) return { step: look }
  const citations = new Citations()
  const isHtml = made.kind === 'document'
  const before: Draft = { isHtml, title: read.title, toName: null, blocks: readDraft(read.text, isHtml) }
  const material = materialOf(citations, papers.read, [...allCalls(talk), ...task.calls], talk.today)
  const { draft, said, unable } = applied(before, changes, {
    material,
    agency: talk.agency.name ?? '',
    earlier: beforeLastChange(talk, made.artifactId, read),
    partyCalled: (words) => partyCalled(words, lastForm(talk), papers.read),
  })
  const isEdited = own.some((call) => isOperation(call, 'EDIT') && call.result)
  const refused = own.findLast(({ error }) => error)
  if (refused && !isEdited) return { report: sayRefused(name, refused) }
  const input = isEdited
    ? null
    : editOf(
        made,
        before,
        draft,
        citations,
        changes.some(({ kind }) => kind === 'undo'),
      )
  if (input)
    return {
      step: { thought: 'I change only what it is about and leave the rest as it is.', calls: [editorCall(input)] },
    }
  if (!said.length && !unable.length) return { step: askHow(talk, name) }
  return { report: sayDone(name, said, unable) }
}

const isOperation = ({ input }: DoneCall, operation: string) =>
  (input as { operation?: string }).operation === operation
const editorCall = (input: object) => ({ name: 'FILE_EDITOR' as const, input })

/** What the tool is told: the changed piece of the text, another title, another addressee. Null when nothing changed. */
function editOf(made: MadeDraft, before: Draft, after: Draft, citations: Citations, undoes: boolean): object | null {
  const [old, fresh] = [textOf(before), textOf(after)]
  if (old === fresh && before.title === after.title) return null
  const sources = [...citations.sources.map(({ source }) => source), ...(undoes ? made.sources : [])]
  return {
    operation: 'EDIT',
    artifactId: made.artifactId,
    ...(old === fresh ? {} : { edits: [editBetween(old, fresh)] }),
    ...(before.title === after.title ? {} : { title: after.title }),
    ...(after.toName && made.kind === 'email' ? { toName: after.toName } : {}),
    ...(sources.length ? { sources: sources.slice(0, 60) } : {}),
  }
}

/** The changed piece alone, with as many lines around it as make it stand there once. */
function editBetween(before: string, after: string): { find: string; replace: string } {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  for (;;) {
    const find = old.slice(start, old.length - end).join('\n')
    const replace = fresh.slice(start, fresh.length - end).join('\n')
    // Both must stand there once, so that the change can be taken back.
    if (find && replace && before.split(find).length === 2 && after.split(replace).length === 2)
      return { find, replace }
    if (start === 0 && end === 0) return { find: before, replace: after }
    if (start > 0) start--
    else end--
  }
}

const AND = new Intl.ListFormat('en-US')

/** What was changed in a sentence, and what could not be. */
function sayDone(name: string, said: string[], unable: string[]): string {
  const changed = said.length ? `I ${AND.format(said)}. ` : ''
  const kept = said.length
    ? `It is a new version of the ${name}; the earlier one is kept.`
    : `The ${name} stays as it is.`
  return [`${changed}${unable.join(' ')}`.trim(), `${kept}${name === 'e-mail' ? ' Nothing was sent.' : ''}`].join(' ')
}

function sayRefused(name: string, { faults }: DoneCall): string {
  const figures = faults?.unsourced.join(', ')
  return `I left the ${name} as it is: ${figures ? `${figures} is neither in the documents nor in what you wrote.` : 'the change could not be tied to it as it is now.'} Give me the words to change and the new ones, or change it directly.`
}

function askHow(talk: Talk, name: string): NextStep {
  const answer = `I am not sure what to change in the ${name}. Give me the words to replace and the new ones (change “…” to “…”), a sentence to add, what to leave out, or say “shorter”, “more formal”, “friendlier”, “as bullets” or “in a table”. You can also edit it directly.`
  return finish(talk, { answer, asks: true })
}
