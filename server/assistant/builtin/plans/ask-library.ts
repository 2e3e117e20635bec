import { plainWords } from '../answer/facts-in-words.ts'
import { isSure, type Passage, passagesNear, wordsToShow } from '../answer/library-passages.ts'
import { markAsked } from '../answer/mark-asked.ts'
import { rawQuery } from '../answer/material.ts'
import type { Citations } from '../citations.ts'
import { paperName, shortName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import type { DoneCall, NextStep, Talk } from '../talk.ts'

/** What the knowledge base says to questions, or the step that looks there. `isFound`: whether anything of it is near; `isOfAttached`: in a file of the conversation. */
export type Asked = { step: NextStep } | { isFound: boolean; isOfAttached?: boolean; words: string }

type Found = { file: string; name: string; policyOf?: string; attached?: string }
type Named = ReadonlyMap<string, Found>
type Result = {
  documents?: Found[]
  attached?: string[]
  results?: { query: string; passages: Omit<Passage, 'name'>[] }[]
}

/** What is asked of more than the documents at hand. */
const BEYOND = /\b(?:other|another|else|elsewhere|which carriers?|any carriers?|knowledge base|library)\b/i
const MOST_QUERIES = 12
const MOST_LINES = 5
/** More letters of a question are not said again. */
const LONGEST_ASKED = 160

/**
 * Answers questions from the agency's knowledge base with its passages, word for word. It speaks of no client: what its documents hold as values of
 * a policy (a specimen's limit) is none of theirs. Null where there is none.
 */
export function askLibrary(talk: Talk, calls: DoneCall[], questions: Question[], citations: Citations): Asked | null {
  if (!talk.library || !questions.length) return null
  const search = calls.find(({ name }) => name === 'SEARCH_KNOWLEDGE_BASE')
  if (!search) {
    const queries = [...new Set(questions.map(rawQuery))].filter((query) => query.length > 1).slice(0, MOST_QUERIES)
    const input = { queries: queries.map((query) => ({ query })) }
    const call = { name: 'SEARCH_KNOWLEDGE_BASE' as const, input }
    return { step: { thought: 'I look for it in the knowledge base.', calls: [call] } }
  }
  const { documents = [], attached = [], results = [] } = (search.result ?? {}) as Result
  const named: Named = new Map(documents.map((document) => [document.file, document]))
  const isOfPolicy = ({ file }: Passage) => named.get(file)?.policyOf !== undefined
  const files = talk.turns.flatMap((turn) => turn.files)
  const isAttached = ({ file }: { file: string }) => named.get(file)?.attached !== undefined
  const said = questions.map((question) => {
    // What is asked of documents of the library stays in them.
    const isOnly = files.length > 0 && files.every(({ file }) => attached.includes(file)) && !BEYOND.test(question.text)
    const found = (results.find(({ query }) => query === rawQuery(question))?.passages ?? [])
      .map((one) => ({ ...one, name: named.get(one.file)?.name ?? one.file }))
      .filter((one) => !isOnly || isAttached(one))
    const near = passagesNear(found)
    const texts = near.filter((one) => !isOfPolicy(one))
    const sure = texts.filter(isSure)
    const quotes = linesOf(sure.length ? sure : texts, question, named, citations)
    const policies = linesOf(near.filter(isOfPolicy), question, named, citations)
    const isOfAttached = near.some(isAttached)
    return { question, quotes, policies, isSaid: sure.length > 0, isOfAttached, form: formLacking(question.text, near) }
  })
  const words = said.map(({ question, quotes, policies, isSaid, form }) => {
    const asked = `“${shortName(plainWords(question.text), LONGEST_ASKED)}”`
    const lacking = form && `No document in the knowledge base names ${form}`
    const sure = isSaid
      ? `On ${asked}, the knowledge base says:`
      : `The knowledge base may not answer ${asked}. The nearest passages:`
    const ofPolicies = `Policies in the knowledge base speak of ${asked}. They show what their own insureds have:`
    const parts = [
      ...(quotes.length ? [lacking ? `${lacking}. The nearest passages:` : sure, quotes.join('\n')] : []),
      ...(policies.length ? [ofPolicies, policies.join('\n')] : []),
    ]
    const nothing = lacking ?? `The knowledge base says nothing about ${asked}`
    return parts.join('\n\n') || `${nothing} (${counted(talk.library!)}).`
  })
  return {
    isFound: said.some(({ quotes, policies }) => quotes.length + policies.length > 0),
    isOfAttached: said.some((one) => one.isOfAttached),
    words: words.join('\n\n'),
  }
}

/** What passages say to a question, a line each. */
function linesOf(passages: readonly Passage[], question: Question, named: Named, citations: Citations): string[] {
  const all = passages.flatMap((one) => wordsToShow(one).map((shown) => ({ file: one.file, page: one.page, ...shown })))
  const lines = all.slice(0, MOST_LINES).map(({ file, page, words, quote, isRow }) => {
    const said = markAsked(plainWords(words).replace(/[“”"]/g, "'"), question.text)
    const { name = file, policyOf } = named.get(file) ?? {}
    const where = `${paperName({ name })}${policyOf ? `, policy of ${plainWords(policyOf)}` : ''}, page ${String(page)}`
    return `- ${where}: ${isRow ? said : `“${said}”`} ${citations.cite(file, page, quote)}`
  })
  return [...new Set(lines)]
}

/** The number of a form that is asked for and stands in none of these passages; null where none is lacking. */
function formLacking(text: string, passages: readonly Passage[]): string | null {
  const [form] = /\b[A-Z]{2,3} ?\d\d(?: ?\d\d)+\b/.exec(text) ?? []
  const bare = (words: string) => words.replace(/[\s-]/g, '')
  return form && !passages.some(({ quote }) => bare(quote).includes(bare(form))) ? form : null
}

const counted = (documents: number) => (documents === 1 ? '1 document' : `${String(documents)} documents`)
