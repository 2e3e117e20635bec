import { escapeHtml } from '../../../../shared/document-html.ts'
import { capital } from '../../../../shared/sentence.ts'
import { isTold, sayIt } from '../answer/answer.ts'
import { answerTo } from '../answer/answer-to.ts'
import { sayCautions } from '../answer/cautions.ts'
import { comparisonOf } from '../answer/compare.ts'
import { htmlFrom } from '../answer/html.ts'
import { materialOf } from '../answer/material.ts'
import { OVERVIEW_QUERIES, OVERVIEW_SOUGHT, overviewOf } from '../answer/overview.ts'
import { passagesIn } from '../answer/passages.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { soughtFor } from '../answer/sought.ts'
import { sayState } from '../answer/state.ts'
import { Citations } from '../citations.ts'
import { layoutIn } from '../drafts/layout.ts'
import { saidIn } from '../drafts/said.ts'
import { finish } from '../finish.ts'
import { draftsIn } from '../made.ts'
import { type Paper, papersOf, peekCalls } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import type { Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { askForFiles } from './ask-for-files.ts'
import { draftAgain } from './draft-again.ts'
import { editDraft } from './edit-draft.ts'
import { writeEmail } from './email.ts'
import { ownDocument, ownTitle } from './own-letter.ts'
import { readPages } from './read-pages.ts'
import { queriesFor, searchCall } from './search.ts'
import { type Numbered, type Shown, shownBefore } from './shown.ts'

/** Drafts a document from the papers: a summary, a comparison, or a note on the things the user names, with its sources at the end. */
export function draftDocument(talk: Talk, task: Task): Work {
  const papers = papersOf(talk)
  const { text } = task.turns[0]!
  const shown = shownBefore(talk, task)
  if (shown?.isDraft && layoutIn(text) && !/\b(?:document|report|memo|summary)\b/i.test(text))
    return editDraft(talk, task)
  const drafted = draftsIn(task.calls).find(({ kind }) => kind === 'document')
  if (drafted)
    return {
      report: `I drafted “${drafted.title}” as a document, with its sources at the end. You can change it, or tell me what to change.`,
    }
  if (shown && THAT.test(text)) return draftStep(task, documentOf(shown, papers.read, text))
  if (!papers.read.length && !papers.unopened.length) return { step: askForFiles(talk, papers) }
  const own = ownTitle(text)
  // "Write a letter to the insured asking for …": what is said to somebody is a letter, in the user's own words.
  if (!own && /\bletter\b/i.test(text) && saidIn(text).sentences.length) return writeEmail(talk, task)
  const questions = readQuestions(own ? '' : contentOf(text), papers.read).filter(
    ({ topics, subject }) => topics.length + subject.length > 0,
  )
  if (papers.unopened.length || !task.calls.some(({ name }) => name === 'SEARCH_FILE')) {
    const queries = questions.length ? queriesFor(questions) : OVERVIEW_QUERIES
    return {
      step: {
        thought: 'You want a document. I read the documents and search them for what belongs in it.',
        calls: [...peekCalls(papers), searchCall(queries)],
      },
    }
  }
  const citations = new Citations()
  const passages = passagesIn(task.calls)
  const unread = readPages(
    task.calls,
    questions.length ? questions.flatMap(soughtFor) : OVERVIEW_SOUGHT,
    passages,
    papers,
  )
  if (unread) return { step: unread }
  const material = materialOf(citations, papers.read, task.calls, talk.today)
  const compared = /\b(?:compar|differ|side by side|versus|vs\b)/i.test(text)
    ? comparisonOf(citations, papers.read, text)
    : null
  if (own) {
    const said = ownDocument(text, own, material)
    return draftStep(task, { title: titleIn(text) ?? own, said, sources: citations.sources, papers: papers.read })
  }
  const answers = compared ? [] : questions.map((question) => answerTo(question, material))
  const content = compared ?? (answers.length ? answers.map(sayIt).join('\n\n') : overviewOf(material))
  // What nothing is sure of is told here, and made into no document.
  if (!/\[\d+\]/.test(content) || (answers.length && !answers.some(isTold)))
    return {
      step: finish(talk, {
        answer: `${content}\n\nSo I have not drafted a document yet. What should it say?`,
        asks: true,
      }),
    }
  const said = [content, sayState(papers.read, talk.today, citations).join(' '), sayCautions(papers.read, passages)]
    .filter(Boolean)
    .join('\n\n')
  const title = titleIn(text) ?? titleOf(papers.read, compared !== null, questions.length > 0)
  return draftStep(task, { title, said, sources: citations.sources, papers: papers.read })
}

/** What a document is made of: its words with the numbers of their sources. */
type Content = { title: string; said: string; sources: Numbered[]; papers: Paper[] }

function draftStep({ calls }: Task, { title, said, sources, papers }: Content): Work {
  const draft = {
    title: title.slice(0, 200),
    htmlContent: `<h1>${escapeHtml(title)}</h1>\n${htmlFrom(said)}\n${sourcesList(sources, papers)}`,
    sources: sources.map(({ source }) => source).slice(0, 200),
  }
  const again = draftAgain(calls, 'DRAFT_DOCUMENT', draft, ['htmlContent'])
  if (!again)
    return {
      report:
        'I could not draft the document: what it would say could not be tied to a source. Ask me about one part at a time and I answer here.',
    }
  return {
    step: {
      thought: 'I put it together from what I found. Each statement has a number that leads to its place.',
      calls: [{ name: 'DRAFT_DOCUMENT', input: again }],
    },
  }
}

/** "Put that in a document": what was shown just before is meant, not something new. */
const THAT =
  /\b(?:that|this|it|these|those|the (?:above|answer|list|comparison|table))\b[^.?!]{0,20}\b(?:in(?:to)?|as|on)\b|^\s*(?:as )?an? (?:word )?(?:document|doc|memo)\s*(?:please|pls)?[.!]*$|\b(?:make|turn|save|export|write up|copy)\b[^.?!]{0,12}\b(?:that|this|it|these|those)\b/i

function documentOf({ question, words, sources }: Shown, papers: Paper[], text: string): Content {
  const asked = question.replace(/[?.!\s]+$/, '').split('\n')[0]!
  return { title: titleIn(text) ?? capital(asked).slice(0, 120), said: words, sources, papers }
}

/** A title the user gives: "call it Renewal memo". */
const titleIn = (text: string): string | null =>
  /\b(?:call(?:ed)? it|titled?|named?|name it|title it)\s+["“']?([^"”'\n.]+)/i.exec(text)?.[1]?.trim() ?? null

function titleOf(papers: Paper[], isComparison: boolean, isNote: boolean): string {
  const insureds = new Set(pickFacts(papers, { keys: ['insured.name'] }).map(({ fact }) => fact.value))
  // A document about two clients is named after neither.
  const [insured] = insureds.size === 1 ? insureds : []
  const kind = isComparison ? 'Comparison' : isNote ? 'Insurance note' : 'Coverage summary'
  return insured ? `${kind}: ${insured}` : kind
}

/** "… that I can send to the client": what the user does with a document is nothing it says. */
const FOR_USE =
  /,?\s*\b(?:(?:that|which|so|so that)\s+)?(?:i|we)\s+(?:can|could|will|may|might|want to|need to|have to)\s[^.?!;\n]*/gi

function contentOf(text: string): string {
  return text
    .replace(FOR_USE, ' ')
    .replace(
      /\b(?:(?:client|customer)-friendly|please|now|then|can you|could you|write|draft|compose|create|make|prepare|produce|generate|put together|build|turn|into|it|this|that|an?|the|as|of|for|on|about|my|our|client|customer|insured|me|us|document|summary|report|memo|overview|checklist|table|comparison|proposal|one-?pager|write-?up|schedule|coverage|policy|policies|both|quotes?|short|brief|one|two|page)\b/gi,
      ' ',
    )
}

function sourcesList(sources: Numbered[], papers: Paper[]): string {
  const rows = sources.flatMap(({ number, source }) => {
    if (source.kind !== 'document') return []
    const { file, page, quote } = source
    const name = papers.find((paper) => paper.file === file)?.name ?? file
    return `<li>[${number}] ${escapeHtml(name)}, page ${page}: “${escapeHtml(quote)}”</li>`
  })
  return rows.length ? `<h2>Sources</h2><ul>${rows.join('')}</ul>` : ''
}
