import { answerTo } from '../answer/answer-to.ts'
import { materialOf } from '../answer/material.ts'
import { Citations } from '../citations.ts'
import { finish } from '../finish.ts'
import { lastDraft, type MadeDraft } from '../made.ts'
import { papersOf } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import type { NextStep, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { edited, insertParagraphs, type Text } from './edits.ts'

type Edit = { find: string; replace: string }

/** Changes the draft that was made last as the user asks: reads it as it now stands, then replaces just the pieces that change. */
export function editDraft(talk: Talk, task: Task): Work {
  const draft = lastDraft(talk)!
  const { text: wish } = talk.turns.at(-1)!
  const own = task.calls.filter(({ name }) => name === 'FILE_EDITOR')
  const done = own.find(({ input, result }) => (input as { operation?: string }).operation === 'EDIT' && result)
  if (done)
    return {
      report: `I changed the ${nameOf(draft)} as you asked; it is a new version, and the earlier one is kept.${draft.kind === 'email' ? ' Nothing was sent.' : ''}`,
    }
  const fresh = subjectStep(draft, wish, task)
  if (fresh) return fresh
  const read = own.find(({ input, result }) => (input as { operation?: string }).operation === 'READ' && result)
    ?.result as { text: string } | undefined
  if (!read) {
    const failed = own.find(({ error }) => error)?.error
    if (failed) return { report: `I could not open the draft: ${failed}` }
    return {
      step: {
        thought: `I read the ${nameOf(draft)} as it now stands, since you may have changed it.`,
        calls: [editorCall({ operation: 'READ', artifactId: draft.artifactId })],
      },
    }
  }
  const refused = own.findLast(({ error }) => error)?.error
  if (refused) return { report: `I left the draft as it is. ${refused}` }
  return change(talk, task, draft, read.text, wish)
}

const nameOf = ({ kind }: MadeDraft) => (kind === 'email' ? 'e-mail' : 'document')
const editorCall = (input: object) => ({ name: 'FILE_EDITOR' as const, input })

function change(talk: Talk, task: Task, draft: MadeDraft, current: string, wish: string): Work {
  const text: Text = { lines: current.split('\n'), isHtml: draft.kind === 'document' }
  const citations = new Citations()
  const changed = edited(text, wish, talk.agency.name ?? '') ?? withFacts(talk, task, text, wish, citations)
  const lines = changed && (text.isHtml ? changed : withoutGaps(changed))
  if (!lines || lines.join('\n') === current) return { step: askHow(talk, draft) }
  const edits = [editBetween(current, lines.join('\n'))]
  const sources = citations.sources.map(({ source }) => source)
  const input = { operation: 'EDIT', artifactId: draft.artifactId, edits, ...(sources.length ? { sources } : {}) }
  return {
    step: {
      thought: 'I change only the words it is about and leave the rest as it stands.',
      calls: [editorCall(input)],
    },
  }
}

/** One empty line between paragraphs. */
const withoutGaps = (lines: string[]) => lines.filter((line, index) => line !== '' || lines[index - 1] !== '')

/** "Mention the deductible": what the papers say of it, without a number of a source in the running text. */
function withFacts(talk: Talk, task: Task, text: Text, wish: string, citations: Citations): string[] | null {
  if (!/\b(?:add|mention|include|put in|insert|state|say)\b/i.test(wish)) return null
  const papers = papersOf(talk)
  const about = wish.replace(
    /\b(?:please|also|now|add|mention|include|put in|insert|state|say|in the (?:e-?mail|document|letter)|to the (?:e-?mail|document|letter))\b/gi,
    ' ',
  )
  const questions = readQuestions(about, papers.read).filter(({ topics }) => topics.length > 0)
  if (!questions.length || !papers.read.length) return null
  const material = materialOf(citations, papers.read, [...talk.turns.flatMap(({ calls }) => calls), ...task.calls])
  const said = questions.map((question) => answerTo(question, material))
  const words = said
    .filter((one) => !/^I found nothing/.test(one))
    .map((one) => one.replace(/(?:\s*\[\d+\])+/g, '').replace(/\*\*/g, ''))
  return words.length ? insertParagraphs(text, words) : null
}

/** The changed piece alone, with as many lines around it as make it stand there once. */
function editBetween(before: string, after: string): Edit {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  for (;;) {
    const find = old.slice(start, old.length - end).join('\n')
    if (find && fresh.length > start + end && before.split(find).length === 2)
      return { find, replace: fresh.slice(start, fresh.length - end).join('\n') }
    if (start === 0 && end === 0) return { find: before, replace: after }
    if (start > 0) start--
    else end--
  }
}

/** A subject stands outside the text that can be edited, so the e-mail is drafted anew with it. */
function subjectStep(draft: MadeDraft, wish: string, task: Task): Work | null {
  const subject = /\bsubject(?: line)?\s*(?:to|:|=|should be|into|as)\s*["“']?(.+?)["”']?\s*[.!]?\s*$/i.exec(wish)?.[1]
  if (draft.kind !== 'email' || !subject) return null
  const again = task.calls.find(({ name }) => name === 'DRAFT_EMAIL')
  if (again?.result) return { report: `I drafted the e-mail anew with the subject “${subject}”. Nothing was sent.` }
  if (again?.error) return { report: `I left the subject as it is. ${again.error}` }
  return {
    step: {
      thought: 'The subject changes; the text stays.',
      calls: [{ name: 'DRAFT_EMAIL', input: { ...draft.input, subject } }],
    },
  }
}

function askHow(talk: Talk, draft: MadeDraft): NextStep {
  const answer = `I am not sure what to change in the ${nameOf(draft)}. Give me the words to replace and the new ones (change “…” to “…”), a sentence to add, what to leave out, or say “shorter”, “more formal” or “friendlier”. You can also edit it directly.`
  return finish(talk, { answer, asks: true })
}
