import { conceptsOf } from '../../documents/index.ts'
import type { KnowledgeDocument } from './types.ts'

/** Which newer edition there is of a document, by number: one whose title differs in nothing but the year, month and day in it. */
export function newerEditions(documents: readonly KnowledgeDocument[]): Map<number, number> {
  const newer = new Map<number, number>()
  const all = documents.map(({ number, title }) => ({ number, ...dated(title) }))
  for (const same of Map.groupBy(all, ({ name }) => name).values()) {
    const sorted = same.toSorted((a, b) => b.at - a.at)
    for (const { number, at } of sorted.slice(1)) if (at < sorted[0]!.at) newer.set(number, sorted[0]!.number)
  }
  return newer
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const YEAR = String.raw`(?<![\p{L}\d])(?<year>(?:19|20)\d\d)(?!\d)`
const NUMBER = String.raw`(?<![\p{L}\d])\d{1,2}`
/** A year with its month and day, as far as they stand beside it. A month alone may be another word: "May", "March". */
const DATES = [
  String.raw`\b(?<month>${MONTH})\b\.?,? ?(?:(?<day>\d{1,2}),? )?${YEAR}`,
  String.raw`${YEAR},? (?<month>${MONTH})\b\.?`,
  String.raw`(?<month>${NUMBER})[-/.](?:(?<day>\d{1,2})[-/.])?(?<year>(?:19|20)\d\d)(?!\d)`,
  String.raw`${YEAR}[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?(?!\d)`,
  YEAR,
].map((pattern) => new RegExp(pattern, 'giu'))

/** What says that the figures behind it are the number of a form: "CG 2010", "Form 1980". Letters that stand for words, as GL, are of none. */
const OF_A_FORM = /\b(?:(?<letters>[A-Z]{2,3})|form|endorsement|acord|number|no\.?|#) ?-?$/i
function isOfForm(before: string): boolean {
  const { 0: led, groups } = OF_A_FORM.exec(before) ?? {}
  const letters = groups?.letters
  if (!letters) return !!led
  return letters === letters.toUpperCase() && conceptsOf([letters.toLowerCase()])[0]!.ways.length === 1
}

/** A title without its dates, and the latest of them as a number; 0 without any. */
function dated(title: string): { name: string; at: number } {
  let [name, at] = [title, 0]
  for (const date of DATES)
    name = name.replace(date, (found: string, ...given: unknown[]) => {
      const { year, month = '', day = '' } = given.at(-1) as Record<string, string | undefined>
      if (isOfForm((given.at(-2) as string).slice(0, given.at(-3) as number))) return found
      const nth = Number(month) || MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
      at = Math.max(at, Number(year) * 372 + nth * 31 + Number(day))
      return '\0'
    })
  return { name: name.toLowerCase(), at }
}
