import { amountsIn, datesIn, squeeze } from './words.ts'


/** What a text may rest on: quotes that were checked, the user's words, values that were accepted. */
export type Grounds = { amounts: Set<number>; dates: Set<string>; letters: string }

export function groundsOf(texts: string[]): Grounds {
  const amounts = new Set<number>()
  const dates = new Set<string>()
  for (const text of texts) {
    for (const amount of amountsIn(text)) amounts.add(amount)
    for (const date of datesIn(text)) dates.add(date)
  }
  return { amounts, dates, letters: texts.map(squeeze).join('\n') }
}

const AMOUNT = /\$\s?\d[\d,]*(?:\.\d+)?\s?(?:million|thousand|mil|mm|m|k)?\b|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b|\b\d+(?:\.\d+)?\s(?:million|thousand)\b/gi
const DATE =
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+\d{4}\b/gi
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Letters and digits mixed, or long runs of digits: policy and form numbers, codes, phone numbers. */
const NUMBER = /(?<![\w$.,/@-])(?=[\w-]*\d[\w-]*\d)(?=[\w-]{5,})[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![\w@])/g

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
  take(EMAIL, (figure) => grounds.letters.includes(squeeze(figure)))
  take(DATE, (figure) => [...datesIn(figure)].every((date) => grounds.dates.has(date)))
  take(AMOUNT, (figure) => [...amountsIn(figure)].every((amount) => grounds.amounts.has(amount)))
  take(NUMBER, (figure) => grounds.letters.includes(squeeze(figure)))
  return [...new Set(unknown)]
}
