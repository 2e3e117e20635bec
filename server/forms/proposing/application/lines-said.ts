import { isStopWord, LINES, type LineOfBusiness, linesNamed } from '../../../documents/index.ts'
import { formsNamedIn } from '../../named-forms.ts'
import type { FormField, ProposalInput } from '../../types.ts'
import { type Clause, clausesOf, denies } from '../clauses.ts'

/** The boxes that words name, and the lines without a box. */
export type LinesNamed = { boxes: string[]; others: string[] }

/** The lines of insurance that words name. `boxes`: the elements of a form that are ticked for a line. */
export function linesIn(words: string, boxes: readonly FormField[]): LinesNamed {
  const own = boxes.filter(({ speaksOf }) => speaksOf!.test(words))
  const others = linesNamed(words.toUpperCase()).filter((line) => !boxes.some(({ applied }) => applied!.line === line))
  return { boxes: own.map(({ name }) => name), others: others.map((line) => LINES[line]) }
}

export const namesLine = (words: string, boxes: readonly FormField[]): boolean => {
  const { boxes: own, others } = linesIn(words, boxes)
  return own.length + others.length > 0
}

/** Whether an element says for which insurance is applied, or names it. */
export const isOfAppliedLine = ({ applied, listed, row }: FormField): boolean =>
  applied !== undefined || listed?.list === 'line' || (row?.startsWith('line ') ?? false)

/** The lines of the other applications that the user asks for, each with the words that name its form: what is filled together is handed in together. */
export function linesOfForms(input: ProposalInput, boxes: readonly FormField[]): (LinesNamed & { quote: string })[] {
  const text = input.words ?? input.instructions ?? ''
  return formsNamedIn(text).flatMap(({ card, quote }) => {
    const before = text.slice(0, text.indexOf(quote)).split(SENTENCE_END).at(-1)!
    return card.asks && !denies(before) ? [{ ...linesIn(card.title, boxes), quote }] : []
  })
}
const SENTENCE_END = /[.;!?](?=\s)|\n/

export const RENEWS = /\brenew(?:al|s|ing)?\b/i

/** Whether the user's words renew insurance of these lines: in a clause that names no other. */
export const renews = (input: ProposalInput, lines: readonly LineOfBusiness[]): boolean =>
  clausesOf(input.words === undefined ? input : { ...input, instructions: input.words }).some(
    ({ bare, isDenied, isOpen }) =>
      !isDenied && !isOpen && RENEWS.test(bare) && linesNamed(bare.toUpperCase()).every((line) => lines.includes(line)),
  )

/**
 * Whether a clause that names lines asks for them: it is nothing but their names, or they alone stand behind the name of the form. Words that tell
 * more may be of insurance there was, or of what happened: "the auto claims of last year".
 */
export function asksForLines(clause: Clause, called: string, boxes: readonly FormField[]): boolean {
  const own = clause.bare.slice(behindName(clause))
  const words = own.match(/[\p{L}\p{N}]+(?:[’'&-][\p{L}\p{N}]+)*/gu) ?? []
  const labels = [...boxes.map(({ label }) => label), ...Object.values(LINES), called, COVERAGE]
  const known = new Set(
    labels
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  const isNamed = (one: string) => namesLine(one, boxes)
  const isPart = (one: string, other: string | undefined) =>
    other !== undefined && !isNamed(other) && isNamed(`${one} ${other}`)
  return words.every(
    (word, at) =>
      isStopWord(word.toLowerCase()) ||
      known.has(word.toLowerCase()) ||
      RENEWS.test(word) ||
      isNamed(word) ||
      isPart(word, words[at + 1]) ||
      (at > 0 && !isNamed(words[at - 1]!) && isNamed(`${words[at - 1]!} ${word}`)),
  )
}

/** What insurance is called whatever its line. */
const COVERAGE = 'insurance coverage coverages policy policies line lines'

/** Where the words behind the name of a form begin: names of forms are struck out of a clause's bare words. */
function behindName({ bare, quote }: Clause): number {
  const names = [...quote.matchAll(/\bacord[\s#-]*\d+/gi)]
  const last = names.at(-1)
  return last ? bare.length - bare.trimStart().length + last.index + last[0].length : 0
}
