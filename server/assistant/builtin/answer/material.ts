import type { Worked } from '../../../documents/index.ts'
import type { FoundAnswers, FoundUnit } from '../../search-files.ts'
import type { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import type { DoneCall } from '../talk.ts'
import type { Passage } from './page-lines.ts'
import { isSearch, passagesIn } from './passages.ts'

/** What an answer is made from: the documents as far as they were opened, and what the searches found in them. */
export type Material = {
  citations: Citations
  papers: Paper[]
  passages: Passage[]
  /** What the search for a question in its own words found, best first. */
  unitsFor: (question: Question) => FoundUnit[]
  /** What the search for these very words found. */
  unitsOf: (query: string) => FoundUnit[]
  /** What may answer a question as it was put, the likeliest first. */
  answersFor: (question: Question) => FoundAnswers
  /** What was worked out for a question put in its own words; null where it wants nothing of that kind. */
  workedFor: (question: Question) => Worked | null
  /** YYYY-MM-DD. */
  today: string
}

export const materialOf = (citations: Citations, papers: Paper[], calls: DoneCall[], today: string): Material => ({
  today,
  citations,
  papers,
  passages: passagesIn(calls),
  unitsFor: (question) => unitsIn(calls, rawQuery(question)),
  unitsOf: (query) => unitsIn(calls, query),
  answersFor: (question) => resultsOf(calls, rawQuery(question)).find(({ answers }) => answers)?.answers ?? NOTHING,
  workedFor: (question) => resultsOf(calls, rawQuery(question)).find(({ worked }) => worked)?.worked ?? null,
})

const LONGEST_QUERY = 300

/** A question as it was put, as a query, with the one it goes on with. */
export const rawQuery = ({ text, context }: Pick<Question, 'text' | 'context'>): string =>
  `${text} ${context}`.slice(0, LONGEST_QUERY).trim()

type SearchResult = { results?: { query: string; units?: FoundUnit[]; answers?: FoundAnswers; worked?: Worked }[] }
const NOTHING: FoundAnswers = { sure: 0, things: [] }

/** What the searches found for these very words. */
const unitsIn = (calls: DoneCall[], query: string): FoundUnit[] =>
  resultsOf(calls, query).flatMap(({ units = [] }) => units)

const resultsOf = (calls: DoneCall[], query: string) =>
  calls
    .filter(({ name, result }) => isSearch(name) && result)
    .flatMap(({ result }) => (result as SearchResult).results?.filter((one) => one.query === query) ?? [])
