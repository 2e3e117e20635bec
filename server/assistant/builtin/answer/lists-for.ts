import type { ListEntry, ListName } from '../../../documents/index.ts'
import type { ToldList } from '../../told-facts.ts'
import type { Paper } from '../papers.ts'
import { withoutLines } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import type { Topic } from '../question/topics.ts'

/** A list that is asked in these words: because the question is of it, or to see whether it knows the entry that is meant. */
export type WantedList = { paper: Paper; of: ListName; words: string; isMeant: boolean }

/** A list's answer with the document it is of. */
export type AskedList = { paper: Paper; told: ToldList; isMeant: boolean }

const MOST_WORDS = 400
/** Lists of what goes by a title, which a question names without its number. */
const NAMED_FORM = /\b(?:exclu(?:sions?|ded?|des)|endorsements?|forms?|endt)\b|\b[A-Z]{2} ?\d{2} ?\d{2}\b/i

/** The lists of the documents that a question may be answered from; none where it asks whether something is covered. */
export function wantedLists(question: Question, papers: Paper[]): WantedList[] {
  const { topics, asks, files, text } = question
  const asked = papers.filter(({ file }) => !files.length || files.includes(file))
  const meant = new Set(asks === 'coverage' ? [] : topics.flatMap(({ list }) => list ?? []))
  const isLookUp = asks !== 'coverage'
  return asked.flatMap((paper) => [
    ...(isLookUp ? [{ paper, of: 'row' as const, words: wordsFor(question, 'row', paper), isMeant: false }] : []),
    ...paper.lists.flatMap(({ of }) => {
      const isMeant = meant.has(of)
      const isNamed =
        of === 'form' ? NAMED_FORM.test(text) : isLookUp && !paper.lists.some((list) => meant.has(list.of))
      return isMeant || isNamed ? [{ paper, of, words: wordsFor(question, of, paper), isMeant }] : []
    }),
  ])
}

/** The words of a question for one list: what stands in a row beside it is asked for by itself, and a document's only line chooses nothing. */
function wordsFor({ asked, topics, lines }: Question, of: ListName, { facts: { policies } }: Paper): string {
  const own = policies.flatMap((policy) => policy.lines)
  const only = lines.filter((line) => own.length > 0 && own.every((one) => one === line))
  const others = topics.filter(({ list }) => list !== of)
  const words = others.reduce(
    (rest, { words: pattern }) => {
      const named = pattern.source
      const beside = new RegExp(
        `(?:,|\\band\\b|&|\\bplus\\b)\\s*(?:(?:the|all|how many)\\s+)*(?:${named})|(?:${named})\\s*(?=,|\\band\\b|&)`,
        'gi',
      )
      return rest.replace(beside, ' ')
    },
    withoutLines(asked, only),
  )
  return words.slice(0, MOST_WORDS).trim()
}

/** The lists of forms that know none of what a question names. */
export function formsWithout(question: Question, papers: Paper[]): AskedList[] {
  return wantedLists(question, papers).flatMap(({ paper, of, words, isMeant }) => {
    const told = of === 'form' ? toldOf(paper, of, words) : null
    return told && !understands(told) && !told.narrowedBy.length ? [{ paper, told, isMeant }] : []
  })
}

/** What a list was asked in these words, as far as it has answered: its entries from the first on. */
export function toldOf({ told }: Paper, of: ListName, words: string): ToldList | null {
  const chunks = told.filter((list) => list.of === of && list.words === words)
  const [first] = chunks
  if (!first) return null
  const entries: ListEntry[] = []
  for (const chunk of chunks.toSorted((a, b) => a.from - b.from))
    if (chunk.from === entries.length + 1) entries.push(...chunk.entries)
  return { ...first, from: 1, entries }
}

/** The lists that answer a question: of those of a document, the ones that understood all of it where there are such. */
export function askedLists(question: Question, papers: Paper[]): AskedList[] {
  const asked = wantedLists(question, papers).flatMap(({ paper, of, words, isMeant }) => {
    const told = of === 'row' ? null : toldOf(paper, of, words)
    const isFigure =
      told && told.figures.length > 0 && (told.isNamed || !told.choose.length) && question.topics.every(isRanked(told))
    return told && (isMeant || knows(told, question, isMainOf(paper, of)) || isFigure) ? [{ paper, told, isMeant }] : []
  })
  const whole = asked.filter(
    (one) => understands(one.told) || !asked.some((other) => other.paper === one.paper && understands(other.told)),
  )
  const forms = whole.filter(({ told, isMeant }) => told.of === 'form' && !isMeant)
  if (forms.length) return forms
  return whole.some(({ told }) => understands(told))
    ? whole
    : [...rowsAsked(question, papers), ...whole].slice(0, whole.length || 1)
}

const OF_ROWS = /\b(?:how many|which|list|who|what are|any|all|ones?)\b/i

/** Any other table that understood every word of the question, and works something out or chooses some of its rows. */
function rowsAsked(question: Question, papers: Paper[]): AskedList[] {
  return wantedLists(question, papers).flatMap(({ paper, of, words, isMeant }) => {
    const told = of === 'row' ? toldOf(paper, of, words) : null
    if (!told || !understands(told) || told.rows < 2) return []
    const isFigure =
      told.figures.length > 0 && (told.narrowedBy.length > 0 || told.asksFor.length > 0 || !told.choose.length)
    const isChoice =
      told.narrowedBy.length > 0 &&
      told.matchingRows < told.rows &&
      told.matchingRows > 0 &&
      OF_ROWS.test(question.text)
    return isFigure || isChoice ? [{ paper, told, isMeant }] : []
  })
}

/** Whether a figure of a list may answer a topic that has facts: a total is told by those, a rank among the rows is not. */
const isRanked =
  ({ figures }: ToldList) =>
  ({ keys, id }: Topic) =>
    keys.length === 0 || (id === 'premium' && figures.every(({ amount }) => amount === null))

const MAIN_LIST = 5

/** Whether a list is what its document is there for: then a question that names nothing is of its entries. */
const isMainOf = ({ lists, facts: { kind } }: Paper, of: ListName): boolean => {
  const longest = lists.toSorted((a, b) => b.count - a.count)[0]
  return longest?.of === of && (kind === 'loss-run' || kind === 'schedule' || longest.count >= MAIN_LIST)
}

/** Whether a list understood every word it was asked in. */
export const understands = ({ unused, blank }: ToldList): boolean => unused.length + blank.length === 0

/** Whether a list that was only asked on the chance knows what is meant: by a number or a name, a form also by its title, what is to be counted by a value. */
const knows = (told: ToldList, { text }: Question, isMain: boolean) =>
  told.unused.length === 0 &&
  told.matchingRows > 0 &&
  (told.isIdentified ||
    (told.isWhole && /\bhow many\b/i.test(text)) ||
    ((told.of === 'form' || (isMain && told.blank.length === 0)) && told.narrowedBy.length > 0)) &&
  (told.matchingRows < told.rows || told.rows === 1)
