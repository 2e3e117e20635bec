import type { BookOutput } from '../book/types.ts'
import { groundsOf, unsourcedFigures } from '../evidence/figures.ts'
import { leaveOut } from '../evidence/leave-out.ts'
import type { SourceInput } from '../evidence/source-input.ts'
import { derivedFrom } from '../evidence/worked-out.ts'
import { workedOutIn } from '../told-facts.ts'
import type { WebFound } from '../web-passages.ts'
import { sayReading } from './answer/state.ts'
import { heldIn, sinceChange } from './held.ts'
import { papersOf } from './papers.ts'
import { sayLeft } from './preset-wishes.ts'
import type { NextStep, Talk, Turn } from './talk.ts'

type Numbered = { number: number; source: SourceInput }
type LibraryFound = { documents?: { name: string }[] }

export type Ending = {
  answer: string
  sources?: Numbered[]
  /** Makes the ending a question to the user, with these possible answers, if any. */
  choices?: string[]
  asks?: boolean
  title?: string | undefined
  thought?: string
}

/**
 * Ends the work with an answer. Statements whose figures stand in none of its sources are left out before it is given, and so
 * is what an earlier try of the turn was refused for.
 */
export function finish(
  talk: Talk,
  { answer, sources = [], choices = [], asks = false, title, thought = '' }: Ending,
): NextStep {
  const faults = faultsOf(talk.turns.at(-1)!)
  const held = sources.filter(({ source }) => !faults.sources.has(JSON.stringify(source)))
  const given = givenWords(talk)
  let said = withUnread(answer, talk)
  for (let again = true; again; ) {
    const cited = held.filter(({ number }) => marksOf(said).includes(number))
    const left = leaveOut(said, (statement) => isFaulty(statement, cited, given, faults.figures)).rest
    again = left !== said
    said = left
  }
  const input = {
    outcome: asks || choices.length ? 'NEEDS_INPUT' : 'DONE',
    ...renumbered(noted(said.slice(0, LONGEST), faults.sources.size), held),
    ...(choices.length ? { choices: choices.map((choice) => choice.slice(0, 200)).slice(0, 12) } : {}),
    ...(title ? { title: title.slice(0, 100) } : {}),
  }
  return { thought, calls: [{ name: 'COMPLETE_TASK', input }] }
}

/** An answer with what was not read of the files of its message, unless it says so itself, and what was not followed of the preset. */
function withUnread(answer: string, talk: Talk): string {
  const files = talk.turns.at(-1)!.files.map(({ file }) => file)
  const own = papersOf(talk).read.filter(({ file }) => files.includes(file))
  const left = own.flatMap(sayReading).filter((sentence) => !answer.includes(sentence))
  const unfollowed = talk.turns.length === 1 ? sayLeft(talk.left ?? []) : ''
  return [answer, left.slice(0, MOST_UNREAD).join(' '), unfollowed].filter(Boolean).join('\n\n')
}
const MOST_UNREAD = 6

const LONGEST = 29_000
const NOTHING_HELD =
  'I found wording about this, but could not tie it to a place in the documents, so I leave it out. Please ask about one thing at a time.'

/** Says so when something of the answer had to go. */
const noted = (said: string, lost: number) => (lost && said ? `${said}\n\n${LEFT_OUT}` : said || NOTHING_HELD)
const LEFT_OUT = 'What could not be tied to a sound place in the documents is left out.'

const marksOf = (text: string) => [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number))

function isFaulty(statement: string, cited: Numbered[], given: string[], figures: Set<string>) {
  if (marksOf(statement).some((mark) => !cited.some(({ number }) => number === mark))) return true
  if ([...figures].some((figure) => statement.includes(figure))) return true
  const marks = marksOf(statement)
  const own = marks.length ? cited.filter(({ number }) => marks.includes(number)) : cited
  const quotes = own.map(({ source }) => wordsOf(source))
  return unsourcedFigures(statement, groundsOf([...quotes, ...given, derivedFrom(statement, quotes)])).length > 0
}

const wordsOf = (source: SourceInput): string =>
  'quote' in source
    ? source.quote
    : source.kind === 'account'
      ? source.fields.map(({ value }) => value).join(' … ')
      : ''

/** What earlier tries of this turn were refused for, as far as that still holds: bad sources, and figures that stand in none. */
function faultsOf({ calls }: Turn) {
  const sources = new Set<string>()
  const figures = new Set<string>()
  for (const { name, faults, input } of sinceChange(calls)) {
    if (name !== 'COMPLETE_TASK' || !faults) continue
    const numbered = (input as { sources?: Numbered[] } | null)?.sources ?? []
    for (const bad of faults.badSources) {
      const at = numbered.find(({ number }) => number === bad)
      if (at) sources.add(JSON.stringify(at.source))
    }
    for (const figure of faults.unsourced) figures.add(figure)
  }
  return { sources, figures }
}

/** The cited sources, numbered in the order they come up. */
function renumbered(answer: string, sources: Numbered[]) {
  const order = [...new Set(marksOf(answer))]
  const fresh = new Map(order.map((mark, index) => [mark, index + 1]))
  return {
    answer: answer.replace(/\[(\d{1,3})\]/g, (_, mark: string) => `[${fresh.get(Number(mark))}]`),
    sources: order.flatMap((mark) => {
      const found = sources.find(({ number }) => number === mark)
      return found ? [{ number: fresh.get(mark)!, source: found.source }] : []
    }),
  }
}

/** What may be said without a citation, as far as the conversation shows it. */
function givenWords({ turns, left = [], agency }: Talk): string[] {
  const calls = turns.flatMap((turn) => turn.calls).filter(({ error, result }) => !error && result)
  const filled = calls.flatMap(
    ({ result }) => (result as { filled?: { value: string }[] }).filled?.map(({ value }) => value) ?? [],
  )
  const drafted = calls
    .filter(({ name }) => /^(?:DRAFT_|FILE_EDITOR)/.test(name))
    .map(({ input, result }) => JSON.stringify([input, result]))
  const files = turns.flatMap((turn) => turn.files.map(({ file, name, pages }) => `${file}\n${name}\n${pages ?? ''}`))
  const ofLibrary = calls.flatMap(({ name, result }) =>
    name === 'SEARCH_KNOWLEDGE_BASE' ? ((result as LibraryFound).documents ?? []).map((one) => one.name) : [],
  )
  const worked = [...calls.map(({ result }) => result), ...turns.map(({ reviewed }) => reviewed)].flatMap(workedOutIn)
  const ofWeb = calls
    .flatMap(({ name, result }) => (name === 'SEARCH_WEB' ? (result as WebFound).results : []))
    .flatMap(({ query, passages }) => [query, ...passages.flatMap(({ title, host, readOn }) => [title, host, readOn])])
  const ofBook = calls.flatMap(({ name, result }) =>
    name === 'SEARCH_KNOWLEDGE_GRAPH' ? ((result as Partial<BookOutput>).records ?? []) : [],
  )
  const records = [...(heldIn(calls)?.records.values() ?? []), ...ofBook].map(({ name }) => name)
  return [
    ...turns.map(({ text }) => text),
    ...left,
    Object.values(agency).join('\n'),
    ...filled,
    ...drafted,
    ...files,
    ...ofLibrary,
    ...records,
    ...ofWeb,
    ...worked,
  ]
}
