import { capital } from '../../../../shared/sentence.ts'
import { stemsOf, termsOf } from '../../../documents/index.ts'
import { squeeze } from '../../evidence/words.ts'
import { answerTo } from '../answer/answer-to.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import type { Paper } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import { columnAsked, labelsAsked, lookingLike, mayTell } from './kinds-asked.ts'
import { rowInWords, rowsNamed } from './rows.ts'
import type { Said } from './said.ts'
import { isQuestion } from './sentences.ts'

/** A thing the documents are to tell about, as questions to them; where nothing answers the first, the next are asked. `parts` are what it names. */
export type Asked = { words: string; tries: Question[][]; parts: Asked[] }

const JOINTS = /,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|;\s*/
const BARE = /^(?:by )?(?:when|why|how (?:much|many|long|often)|what|where|who)\b/i

/** The things a letter is to tell about, each by itself; what has no subject of its own is about what was named before. */
export function askedFor({ about, sentences }: Said, papers: Paper[]): Asked[] {
  let before = sentences[0]?.replace(/[.?!]$/, '') ?? ''
  const one = (words: string, parts: Asked[]): Asked => {
    const own = questionsIn(words, papers)
    const isBare = !own.length || (BARE.test(words) && termsOf(words.replace(BARE, ' ')).length < 2)
    const tries = [own, isBare && before ? questionsIn(`${words} ${before}`, papers) : []].filter(
      ({ length }) => length,
    )
    if (!isBare) before = words
    return { words: words.trim(), tries, parts }
  }
  return about.map((whole) => {
    const parts = whole.split(JOINTS).filter((part) => part.trim().length > 2)
    return one(whole, parts.length > 1 ? parts.map((part) => one(part, [])) : [])
  })
}

const questionsIn = (text: string, papers: Paper[]): Question[] =>
  readQuestions(text, papers).filter(({ topics, subject, lines }) => topics.length + subject.length + lines.length > 0)

/** The questions of all that is asked for. */
export const questionsOf = (asked: Asked[]): Question[] =>
  asked.flatMap(({ tries, parts }) => [...tries.flat(), ...questionsOf(parts)])

/** What to search for in its own words, where no question was read from it. */
export const wordsAsked = (asked: Asked[]): string[] =>
  asked.flatMap(({ words, tries, parts }) => [...(tries.length ? [] : [words]), ...wordsAsked(parts)])

/** What a company that is written to wants to know; left out where the documents do not tell it plainly. */
export const NUMBERS = 'policy or quote numbers'

const MARKS = /(?:\s*\[\d+\])+/g

/** What a letter tells of a thing, line by line; `isSure` is false where the documents may mean something else, `isWhole` true where its parts add nothing. */
export type Facts = { words: string; lines: string[]; isSure: boolean; isWhole?: boolean }

/** What the documents say of things, as a letter says it: the whole where that is told plainly, and each of its parts. */
export function factsAbout(asked: Asked[], material: Material): Facts[] {
  return asked.flatMap((one) => {
    const whole = factsOf(one, material)
    if (whole.isWhole) return [whole]
    if (one.words === NUMBERS) return whole.isSure && whole.lines.length ? [whole] : []
    const parts = one.parts.map((part) => factsOf(part, material))
    const isPlain = ({ lines, isSure }: Facts) => lines.length > 0 && isSure
    if (!parts.length) return [whole]
    const told = parts.filter(({ lines }) => lines.length)
    if (told.length === parts.length || (told.length && !isPlain(whole))) return parts
    return isPlain(whole) ? [whole, ...told] : [whole]
  })
}

function factsOf({ words, tries }: Asked, material: Material): Facts {
  const units = [...tries.flat().flatMap(material.unitsFor), ...material.unitsOf(words)]
  const rows = rowsNamed(words, units)
  if (rows.length)
    return { words, lines: [...new Set(rows.map((row) => rowInWords(row, material)))], isSure: true, isWhole: true }
  const found = tries.map((questions) => {
    const said = questions.map((question) => answerTo(question, material))
    return {
      words,
      lines: said.flatMap((one) => (one.found === 'nothing' ? [] : linesOf(one.words))),
      isSure: said.every(({ found }) => found === 'told'),
    }
  })
  const told = found.map((one) => ({
    ...one,
    lines: one.lines.map((line) => labelledBy(words, line)).filter((line) => mayTell(words, line)),
  }))
  const sure = told.find(({ lines, isSure }) => lines.length && isSure)
  if (sure) return sure
  const labelled = labelsAsked(words, units, material)
  if (labelled.length) return { words, lines: labelled, isSure: true }
  const column = columnAsked(words, units, material)
  if (column.length) return { words, lines: column, isSure: false }
  const likely = lookingLike(words, [...units, ...material.unitsOf(ORDERS_QUERY)], material)
  const near = told.flatMap(({ lines }) => lines.filter((line) => speaksOf(line, words)))
  const lines = likely.length ? likely : near
  return { words, lines, isSure: !lines.length }
}

/** How much of what is asked for a line that may mean something else must name. */
const NAMED = 0.6

function speaksOf(line: string, words: string): boolean {
  const [asked, own] = [termsOf(words), new Set(stemsOf(line))]
  return asked.filter((stem) => own.has(stem)).length >= asked.length * NAMED
}

/** A mere value behind what it was asked for by: “October 21, 2025” as "Effective date: October 21, 2025". */
function labelledBy(words: string, line: string): string {
  const [, value] = /^(?:- )?“([^”]{1,40})”\.?$/.exec(line) ?? []
  const isValue = value && /\d/.test(value) && !/[a-z]{4,}.*[a-z]{4,}.*[a-z]{4,}/.test(value)
  return isValue && words.split(' ').length < 5 && !isQuestion(words)
    ? `- ${capital(words.replace(/^the /i, ''))}: ${value}`
    : line
}

/** Lines as one text: a statement by itself, several as a list, none twice. */
export function inLines(lines: string[]): string {
  const bare = lines.map((line) => line.replace(/^- /, ''))
  const once = [...new Map(bare.toReversed().map((line) => [squeeze(line), line])).values()].toReversed()
  return once.length > 1 ? once.map((line) => `- ${line}`).join('\n') : (once[0] ?? '')
}

/** The cited statements of an answer; what only leads to them, or says what was not found, is no part of a letter. */
function linesOf(said: string): string[] {
  return said
    .split('\n')
    .filter((line) => /\[\d+\]/.test(line))
    .map(inLetter)
    .filter(Boolean)
}

/** In a letter the numbers of the sources are left out; the sources themselves go with the draft. */
export const inLetter = (said: string): string =>
  said
    .replace(MARKS, '')
    .replace(/\*\*/g, '')
    .replace(/ What this page tells is [^.]*\./g, '')
    .replace(/\.\.(?=\s|$)/gm, '.')
    .replace(/^- Page \d+: /gm, '- ')
    .trim()

/** A value whose whole label a sentence names: "they owe additional premium" has the document's "Additional premium: $749" beside it. */
export function labelledIn(sentence: string, { citations, unitsOf }: Material): string[] {
  const spoken = new Set(stemsOf(sentence))
  const known = new Set<string>()
  return unitsOf(sentence).flatMap(({ kind, label, value, file, page, quote }) => {
    const terms = termsOf(label)
    const isNamed = terms.length > 1 && terms.every((term) => spoken.has(term))
    if (kind !== 'pair' || !isNamed || !/\d/.test(value) || sentence.includes(value) || known.has(label.toLowerCase()))
      return []
    known.add(label.toLowerCase())
    citations.cite(file, page, quote)
    return [`- ${plainWords(label)}: ${plainWords(value)}`]
  })
}

const MOST_ELSE = 5
/** What finds in a notice what it wants done. */
export const ORDERS_QUERY = 'please reply in writing within days, must pay, due, required, dispute, reason'
const ORDERS = /\b(?:must|please|within|due|required|shall|if you|\d+ days|reason)\b/i

/** Of short documents that do not answer plainly: the sentences found in them that want something done or give a reason, to be read by the user. */
export function ordersIn({ citations, papers, unitsFor, unitsOf }: Material, asked: Asked[]): string[] {
  if (papers.reduce((sum, { pages }) => sum + pages, 0) > 2) return []
  const found = [...questionsOf(asked).flatMap(unitsFor), ...unitsOf(ORDERS_QUERY)]
  const sentences = new Map(
    found.filter(({ kind, value }) => kind === 'sentence' && ORDERS.test(value)).map((unit) => [unit.value, unit]),
  )
  return [...sentences.values()].slice(0, MOST_ELSE).map(({ file, page, quote, value }) => {
    citations.cite(file, page, quote)
    return `“${plainWords(value).replace(/[“”"]/g, "'")}”`
  })
}
