import { stemsOf, termsOf } from '../../../documents/search/stem.ts'
import { answerTo } from '../answer/answer-to.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import type { Paper } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import type { Said } from './said.ts'

/** A thing the papers are to tell about, as questions to them; where nothing answers the first, the next are asked. `parts` are what it names. */
export type Asked = { words: string; tries: Question[][]; parts: Asked[] }

const JOINTS = /,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|;\s*/
const BARE = /^(?:by )?(?:when|why|how (?:much|many|long|often)|what|where|who)\b/i

/** The things a letter is to tell about, each by itself; what has no subject of its own is about what was named before. */
export function askedFor({ about, sentences }: Said, papers: Paper[]): Asked[] {
  let before = sentences[0]?.replace(/[.?!]$/, '') ?? ''
  const one = (words: string, parts: Asked[]): Asked[] => {
    const own = questionsIn(words, papers)
    const isBare = !own.length || (BARE.test(words) && termsOf(words.replace(BARE, ' ')).length < 2)
    const tries = [own, isBare && before ? questionsIn(`${words} ${before}`, papers) : []].filter(
      ({ length }) => length,
    )
    if (!isBare) before = words
    return tries.length ? [{ words: words.trim(), tries, parts }] : []
  }
  return about.flatMap((whole) => {
    const parts = whole.split(JOINTS).filter((part) => part.trim().length > 2)
    return one(whole, parts.length > 1 ? parts.flatMap((part) => one(part, [])) : [])
  })
}

const questionsIn = (text: string, papers: Paper[]): Question[] =>
  readQuestions(text, papers).filter(({ topics, subject, lines }) => topics.length + subject.length + lines.length > 0)

/** The questions of all that is asked for. */
export const questionsOf = (asked: Asked[]): Question[] =>
  asked.flatMap(({ tries, parts }) => [...tries.flat(), ...questionsOf(parts)])

/** What a company that is written to wants to know; left out where the papers do not tell it plainly. */
export const NUMBERS = 'policy or quote numbers'

const MARKS = /(?:\s*\[\d+\])+/g
/** Beginnings of an answer that does not claim to be the whole of it. */
const DOUBT = /^(?:not that i can see|possibly|i (?:am not sure|found nothing|could))\b/i
const NEAREST = /^I am not sure that this answers “[^”]*”: /

/** What a letter tells of a thing, line by line; `isSure` is false where the papers may mean something else. */
export type Facts = { words: string; lines: string[]; isSure: boolean }

/** What the papers say of things, as a letter says it: the whole where that is told plainly, and each of its parts. */
export function factsAbout(asked: Asked[], material: Material): Facts[] {
  return asked.flatMap((one) => {
    const whole = factsOf(one, material)
    if (one.words === NUMBERS) return whole.isSure && whole.lines.length ? [whole] : []
    const parts = one.parts.map((part) => factsOf(part, material))
    const isPlain = ({ lines, isSure }: Facts) => lines.length > 0 && isSure
    if (!parts.length) return [whole]
    if (isPlain(whole)) return [whole, ...parts.filter(isPlain)]
    return parts.some(({ lines }) => lines.length) ? parts : [whole]
  })
}

function factsOf({ words, tries }: Asked, material: Material): Facts {
  const found = tries.map((questions) => {
    const said = questions.map((question) => answerTo(question, material))
    return {
      words,
      lines: said.flatMap((one) => linesOf(one.replace(NEAREST, ''))),
      isSure: !said.some((one) => DOUBT.test(one)),
    }
  })
  const told = found.filter(({ lines }) => lines.length)
  return told.find(({ isSure }) => isSure) ?? told[0] ?? { words, lines: [], isSure: true }
}

/** Lines as one text: a statement by itself, several as a list, none twice. */
export function inLines(lines: string[]): string {
  const once = [...new Set(lines.map((line) => line.replace(/^- /, '')))]
  return once.length > 1 ? once.map((line) => `- ${line}`).join('\n') : (once[0] ?? '')
}

/** The cited statements of an answer; what only leads to them, or says what was not found, is no part of a letter. */
function linesOf(said: string): string[] {
  const lines = said.split('\n').map((line) => line.replace(LEAD, ''))
  return lines
    .filter((line) => /\[\d+\]/.test(line))
    .map(inLetter)
    .filter(Boolean)
}

const LEAD = /^I found nothing about [^.]*\. (?:What they do say: )?/

/** In a letter the numbers of the sources are left out; the sources themselves go with the draft. */
export const inLetter = (said: string): string =>
  said
    .replace(MARKS, '')
    .replace(/\*\*/g, '')
    .replace(/ What this page tells is [^.]*\./g, '')
    .replace(/\.\.(?=\s|$)/gm, '.')
    .replace(/^- Page \d+: /gm, '- ')
    .trim()

/** A value whose whole label a sentence names: "they owe additional premium" has the paper's "Additional premium: $749" beside it. */
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

/** Of short papers that do not answer plainly: the sentences found in them that want something done or give a reason, to be read by the user. */
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
