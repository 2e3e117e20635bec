import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import { holdsWords, squeeze } from './words.ts'

/** What a text may rest on: quotes that were checked, the user's words, values that were accepted. */
export type Grounds = { amounts: Set<number>; dates: Set<string>; texts: { text: string; letters: string }[] }

export function groundsOf(texts: string[]): Grounds {
  const amounts = new Set<number>()
  const dates = new Set<string>()
  for (const text of texts) {
    for (const amount of amountsIn(text)) amounts.add(amount)
    for (const date of datesIn(text)) dates.add(date)
  }
  return { amounts, dates, texts: texts.map((text) => ({ text, letters: squeeze(text) })) }
}

const AMOUNT =
  /\$\s?\d[\d,]*(?:\.\d+)?\s?(?:million|thousand|mil|mm|m|k)?\b|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b|\b\d+(?:\.\d+)?\s(?:million|thousand)\b/gi
const DATE =
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+\d{4}\b/gi
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** "CG 20 10" or "CG 20 10 04 13": a form by its number, with or without the edition. */
const FORM = /(?<![\w-])[A-Z]{2}\s\d\d\s\d\d(?:\s\d\d\s\d\d)?(?![\w-])/g
/** Spans of notice and shares: "10 days", "80%". */
const MEASURE = /(?<![\w.,$-])\d+(?:\.\d+)?\s?(?:%|(?:percent|(?:calendar |business |working )?days?|hours?)\b)/gi
/** Letters and digits mixed, or runs of digits that are no year: policy numbers, codes, phone numbers. */
const NUMBER =
  /(?<![\w$.,/@-])(?=[\w-]*\d[\w-]*\d)(?=[\w-]{4,})(?!(?:19|20)\d\d(?![\w-]))[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![\w@])/g

/** The figures of a text that its grounds do not hold, as they are written. */
export function unsourcedFigures(text: string, grounds: Grounds): string[] {
  let rest = text
  const unknown: string[] = []
  const take = (pattern: RegExp, isKnown: (figure: string) => boolean) => {
    rest = rest.replace(pattern, (figure) => {
      if (!isKnown(figure)) unknown.push(figure.trim())
      return ' '.repeat(figure.length)
    })
  }
  const isWritten = (figure: string) => {
    const letters = squeeze(figure)
    return grounds.texts.some((one) => one.letters.includes(letters) && holdsWords(one.text, figure))
  }
  const isAmount = (figure: string) => [...amountsIn(figure)].every((amount) => grounds.amounts.has(amount))
  take(EMAIL, isWritten)
  take(DATE, (figure) => [...datesIn(figure)].every((date) => grounds.dates.has(date)))
  take(AMOUNT, isAmount)
  take(FORM, isWritten)
  take(MEASURE, isAmount)
  take(NUMBER, isWritten)
  return [...new Set(unknown)]
}
