import { Citations } from '../citations.ts'
import { papersOf, peekCalls } from '../papers.ts'
import type { NextStep, Talk } from '../talk.ts'

type Found = { results?: { query: string; passages: { file: string; page: number; quote: string }[] }[] }

/** Looks into the papers, searches them and answers with the passages that were found. */
export function answerQuestion(talk: Talk): NextStep {
  const turn = talk.turns.at(-1)!
  const papers = papersOf(talk)
  if (papers.unopened.length) return { thought: 'I will look into the files first.', calls: peekCalls(papers) }
  const searched = turn.calls.find(({ name }) => name === 'SEARCH_FILE')
  const query = turn.text.trim().slice(0, 300)
  if (!searched && papers.read.length)
    return { thought: 'I search the papers for it.', calls: [{ name: 'SEARCH_FILE', input: { queries: [{ query }] } }] }
  const citations = new Citations()
  const passages = (searched?.result as Found | null)?.results?.flatMap((one) => one.passages) ?? []
  const said = passages.slice(0, 3).map(({ file, page, quote }) => `- “${quote}” ${citations.cite(file, page, quote)}`)
  const answer = said.length
    ? `This is what the papers say about it:\n\n${said.join('\n')}`
    : 'I found nothing about this in the documents.'
  return {
    thought: '',
    calls: [{ name: 'COMPLETE_TASK', input: { outcome: 'DONE', answer, sources: citations.sources } }],
  }
}
