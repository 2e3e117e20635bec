import { answerTo, soughtFor } from '../answer/answer-to.ts'
import { sayCautions } from '../answer/cautions.ts'
import { comparisonOf } from '../answer/compare.ts'
import { escapeHtml, htmlFrom } from '../answer/html.ts'
import { materialOf } from '../answer/material.ts'
import { OVERVIEW_QUERIES, OVERVIEW_SOUGHT, overviewOf } from '../answer/overview.ts'
import { passagesIn } from '../answer/passages.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { Citations, type DocumentSource } from '../citations.ts'
import { draftsIn } from '../made.ts'
import { type Paper, papersOf, peekCalls } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import type { Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { askForFiles } from './ask-for-files.ts'
import { draftAgain } from './draft-again.ts'
import { readPages } from './read-pages.ts'
import { queriesFor, searchCall } from './search.ts'

/** Drafts a document from the papers: a summary, a comparison, or a note on the things the user names, with its sources at the end. */
export function draftDocument(talk: Talk, task: Task): Work {
  const papers = papersOf(talk)
  const { text } = task.turns[0]!
  const drafted = draftsIn(task.calls).find(({ kind }) => kind === 'document')
  if (drafted)
    return {
      report: `I drafted “${drafted.title}” as a document, with its sources at the end. You can change it, or tell me what to change.`,
    }
  if (!papers.read.length && !papers.unopened.length) return { step: askForFiles(talk, papers) }
  const questions = readQuestions(contentOf(text), papers.read).filter(
    ({ topics, subject }) => topics.length + subject.length > 0,
  )
  if (papers.unopened.length || !task.calls.some(({ name }) => name === 'SEARCH_FILE')) {
    const queries = questions.length ? queriesFor(questions) : OVERVIEW_QUERIES
    return {
      step: {
        thought: 'You want a document. I read the papers and search them for what belongs in it.',
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
  const material = materialOf(citations, papers.read, task.calls)
  const compared = /\b(?:compar|differ|side by side|versus|vs\b)/i.test(text)
    ? comparisonOf(citations, papers.read, text)
    : null
  const content =
    compared ??
    (questions.length ? questions.map((question) => answerTo(question, material)).join('\n\n') : overviewOf(material))
  const said = [content, sayCautions(papers.read, passages)].filter(Boolean).join('\n\n')
  const title = titleOf(papers.read, compared !== null, questions.length > 0)
  const draft = {
    title,
    htmlContent: `<h1>${escapeHtml(title)}</h1>\n${htmlFrom(said)}\n${sourcesList(citations, papers.read)}`,
    sources: citations.sources.map(({ source }) => source).slice(0, 200),
  }
  const again = draftAgain(task.calls, 'DRAFT_DOCUMENT', draft, ['htmlContent'])
  if (!again)
    return {
      report:
        'I could not draft the document: what it would say could not be tied to a source. Ask me about one part at a time and I answer here.',
    }
  return {
    step: {
      thought:
        'I put it together from the facts and passages I found. Each statement has a number that leads to its place.',
      calls: [{ name: 'DRAFT_DOCUMENT', input: again }],
    },
  }
}

function titleOf(papers: Paper[], isComparison: boolean, isNote: boolean): string {
  const insured = pickFacts(papers, { keys: ['insured.name'] })[0]?.fact.value
  const kind = isComparison ? 'Comparison' : isNote ? 'Insurance note' : 'Coverage summary'
  return insured ? `${kind}: ${insured}` : kind
}

function contentOf(text: string): string {
  return text.replace(
    /\b(?:please|now|then|can you|could you|write|draft|compose|create|make|prepare|produce|generate|put together|build|turn|into|it|this|that|an?|the|as|of|for|on|about|my|our|client|customer|insured|me|us|document|summary|report|memo|overview|checklist|table|comparison|proposal|one-?pager|write-?up|schedule|coverage|policy|policies|both|quotes?|short|brief|one|two|page)\b/gi,
    ' ',
  )
}

function sourcesList({ sources }: Citations, papers: Paper[]): string {
  const rows = sources.map(({ number, source }) => {
    const { file, page, quote } = source as DocumentSource
    const name = papers.find((paper) => paper.file === file)?.name ?? file
    return `<li>[${number}] ${escapeHtml(name)}, page ${page}: “${escapeHtml(quote)}”</li>`
  })
  return rows.length ? `<h2>Sources</h2><ul>${rows.join('')}</ul>` : ''
}
