import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import { holdsWords, squeeze } from './words.ts'

type Written = { text: string; letters: string }

/** What a text may rest on: checked quotes, the user's words, accepted values. `names` may be used as names, and prove nothing. */
export type Grounds = { amounts: Set<number>; dates: Set<string>; texts: Written[]; names: Written[] }

export function groundsOf(texts: string[], names: string[] = []): Grounds {
  const amounts = new Set<number>()
  const dates = new Set<string>()
  for (const text of texts) {
    for (const amount of amountsIn(text)) amounts.add(amount)
    for (const date of datesIn(text)) dates.add(date)
  }
  return { amounts, dates, texts: texts.map(written), names: names.map(written) }
}

const written = (text: string): Written => ({ text, letters: squeeze(text) })

/** A text without the names it gives in full. */
export function withoutNames(text: string, names: string[]): string {
  return names.reduce(
    (rest, name) =>
      rest.replaceAll(name, (found, at: number) => (/[\p{L}\p{N}$.,]/u.test(rest[at - 1] ?? '') ? found : ' | ')),
    text,
  )
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

/** Whether a text holds an amount, a date or a measure. */
export const holdsFigure = (text: string) =>
  [AMOUNT, DATE, MEASURE, /\d{4,}/].some((figure) => text.search(figure) >= 0)

/** The figures of a text that its grounds do not hold, as they are written. */
export function unsourcedFigures(text: string, grounds: Grounds): string[] {
  const names = grounds.names.map((name) => name.text)
  let rest = withoutNames(text, names)
  const unknown: string[] = []
  const take = (pattern: RegExp, isKnown: (figure: string) => boolean) => {
    rest = rest.replace(pattern, (figure) => {
      if (!isKnown(figure)) unknown.push(figure.trim())
      return ' '.repeat(figure.length)
    })
  }
  const isWritten = (figure: string, among = grounds.texts) => {
    const letters = squeeze(figure)
    return among.some((one) => one.letters.includes(letters) && holdsWords(one.text, figure))
  }
  const isAmount = (figure: string) => [...amountsIn(figure)].every((amount) => grounds.amounts.has(amount))
  // A policy or a form may be called by its number as the name of its file gives it; digits alone may be an amount.
  const isCode = (figure: string) => isWritten(figure) || (/[\p{L}-]/u.test(figure) && isWritten(figure, grounds.names))
  take(EMAIL, (figure) => isWritten(figure))
  take(DATE, (figure) => [...datesIn(figure)].every((date) => grounds.dates.has(date)))
  take(AMOUNT, isAmount)
  take(FORM, isCode)
  take(MEASURE, isAmount)
  take(NUMBER, isCode)
  return [...new Set(unknown)]
}
