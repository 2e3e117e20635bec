import { passagesIn } from '../answer/passages.ts'
import { soughtFor } from '../answer/sought.ts'
import { type Papers, peekCalls } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import type { NextStep } from '../talk.ts'
import type { Task } from '../task.ts'
import { readLists } from './read-lists.ts'
import { readPages } from './read-pages.ts'
import { queriesFor, searchCall } from './search.ts'

const MOST_QUERIES = 12
const MOST_WORDS = 5
/** Once before the documents are open, once more by what they are called and hold. */
const MOST_SEARCHES = 2

/**
 * The next step of looking something up for a draft: open the documents, search them for the questions and for these `words`, ask their lists, read
 * the pages found. Null when all of it is done.
 */
export function lookUp({ calls }: Task, papers: Papers, questions: Question[], words: string[]): NextStep | null {
  const searches = calls.flatMap(({ name, input }) =>
    name === 'SEARCH_FILE' ? [input as { queries: { query: string }[] }] : [],
  )
  const known = new Set(searches.flatMap(({ queries }) => queries.map(({ query }) => query)))
  const queries = [...words.filter((one) => one.length > 2).slice(0, MOST_WORDS), ...queriesFor(questions)].slice(
    0,
    MOST_QUERIES,
  )
  const fresh = searches.length < MOST_SEARCHES ? queries.filter((query) => !known.has(query)) : []
  if (papers.unopened.length || (fresh.length && papers.read.length)) {
    const thought = 'I look into the documents first, so that the draft says only what they state.'
    return { thought, calls: [...peekCalls(papers), ...(fresh.length ? [searchCall(fresh)] : [])] }
  }
  if (!questions.length) return null
  return readLists(questions, papers) ?? readPages(calls, questions.flatMap(soughtFor), passagesIn(calls), papers)
}
