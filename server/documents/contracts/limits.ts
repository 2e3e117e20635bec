import { findAmounts } from '../../../shared/amounts.ts'
import type { LimitConcept } from '../concepts/limits.ts'
import { linesNamed } from '../facts/headings.ts'
import type { LineOfBusiness } from '../facts/keys.ts'
import { limitConcept } from '../facts/limit-labels.ts'
import { normal } from '../facts/sheet.ts'
import { amountsInWords } from '../scorer/candidates.ts'

/** An amount a sentence asks for: of which line and which limit, each null where the words do not tell it, and as it is printed. */
export type RequiredLimit = { line: LineOfBusiness | null; limit: LimitConcept | null; printed: string }

/** Smaller figures without a sign of money are days, years or sections. */
const LEAST = 1000
const MOST_LABEL = 5
const KIND = 2

/**
 * The amounts of a sentence, each once. A line is the one named last before its amount, else the one that `above` names (the title or the
 * sentence before); a limit is named behind its amount, else before it.
 */
export function limitsIn(text: string, above: string): RequiredLimit[] {
  const figures = findAmounts(text).filter(
    ({ amount, from, to }) => amount >= LEAST && !/^[\d.]+$/.test(text.slice(from, to)) && !isPartOfWord(text, from),
  )
  // 'One Million Dollars ($1,000,000)' is one amount; in words alone it is one as well.
  const found = figures.length ? figures : amountsInWords(text).filter(({ amount }) => amount >= LEAST)
  let line = nearestLine(above)
  let end = 0
  return found.flatMap(({ from, to }, index) => {
    const before = text.slice(end, from)
    line = nearestLine(before) ?? line
    end = to
    const behind = text.slice(to, found[index + 1]?.from ?? text.length)
    const printed = text.slice(startOf(text, from), to).trim()
    return { line, limit: labelIn(behind) ?? labelIn(lastWords(before)), printed }
  })
}

/** A sign of another money belongs to its amount: 'AU$10 million', 'RMB500,000'. */
const startOf = (text: string, from: number) => text.slice(0, from).search(/(?:[A-Z]{2,3} ?)?[$£€]?$/)

const isPartOfWord = (text: string, from: number) => /[\p{Ll}\d.]$/u.test(text.slice(0, from))

/** The line that the words named last. */
function nearestLine(text: string): LineOfBusiness | null {
  const words = normal(text).split(' ')
  for (let at = words.length - 1; at >= 0; at--) {
    // 'Umbrella liability coverage': what kind of liability stands before it.
    const from = words[at] === 'LIABILITY' ? Math.max(0, at - KIND) : at
    const [line] = linesNamed(words.slice(from, at + MOST_LABEL).join(' '))
    if (line) return line
  }
  return null
}

const lastWords = (text: string) => text.split(' ').slice(-MOST_LABEL).join(' ')

/** The longest run of words from the beginning that names a limit. */
function labelIn(text: string): LimitConcept | null {
  const words = normal(text.replace(/^[)\s]+/, '').split(/[;:.]/)[0]!)
    .split(' ')
    .filter((word) => word !== 'FOR' && word !== 'IN')
  for (let count = Math.min(MOST_LABEL, words.length); count > 0; count--) {
    const limit = limitConcept(words.slice(0, count).join(' '))
    if (limit) return limit
  }
  return null
}
