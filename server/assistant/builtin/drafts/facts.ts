import { stemsOf, termsOf } from '../../../documents/search/stem.ts'
import { answerTo } from '../answer/answer-to.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import type { Paper } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import type { Said } from './said.ts'

/** A thing the papers are to tell about, as questions to them; where nothing answers the first, the next are asked. */
export type Asked = { words: string; tries: Question[][] }

const JOINTS = /,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|;\s*/
const BARE = /^(?:by )?(?:when|why|how (?:much|many|long|often)|what|where|who)\b/i

/** The things a letter is to tell about, each by itself; what has no subject of its own is about what was named before. */
export function askedFor({ about, sentences }: Said, papers: Paper[]): Asked[] {
  let before = sentences[0]?.replace(/[.?!]$/, '') ?? ''
  return about.flatMap((whole) => {
    const parts = whole.split(JOINTS).filter((part) => part.trim().length > 2)
    return (parts.every((part) => part.split(/\s+/).length <= 7) ? parts : [whole]).flatMap((part) => {
      const own = questionsIn(part, papers)
      const isBare = !own.length || (BARE.test(part) && termsOf(part.replace(BARE, ' ')).length < 2)
      const tries = [own, isBare && before ? questionsIn(`${part} ${before}`, papers) : []].filter(
        ({ length }) => length,
      )
      if (!isBare) before = part
      return tries.length ? [{ words: part.trim(), tries }] : []
    })
  })
}

const questionsIn = (text: string, papers: Paper[]): Question[] =>
  readQuestions(text, papers).filter(({ topics, subject, lines }) => topics.length + subject.length + lines.length > 0)

/** The questions of all that is asked for. */
export const questionsOf = (asked: Asked[]): Question[] => asked.flatMap(({ tries }) => tries.flat())

const MARKS = /(?:\s*\[\d+\])+/g
/** Beginnings of an answer that does not claim to be the whole of it. */
const DOUBT = /^(?:not that i can see|possibly|i (?:am not sure|found nothing|could))\b/i
const NEAREST = /^I am not sure that this answers “[^”]*”: /

/** What a letter tells of a thing, line by line; `isSure` is false where the papers may mean something else. */
export type Facts = { words: string; lines: string[]; isSure: boolean }

/** What the papers say of a thing, as a letter says it. Only statements with a source are facts. */
export function factsAbout({ words, tries }: Asked, material: Material): Facts {
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
