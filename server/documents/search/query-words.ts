import { US_STATES } from '../../../shared/accounts.ts'
import { termsOf } from './stem.ts'
import { writtenOut } from './trade-words.ts'

/** Small words of spoken questions, beside those of every question: where one stands in a passage, that says nothing of what is asked. */
const SMALL = new Set(
  'too even really actually exactly currently now ok okay yet already guy guys folks kind sort thing things lets come comes came go goes going gone up out themselv ourselv yourself himself herself itself myself'.split(
    ' ',
  ),
)

/** Months whose names are no other words. */
const MONTHS: Record<string, string> = {
  ...{ jan: 'January', feb: 'February', apr: 'April', jun: 'June', jul: 'July', aug: 'August' },
  ...{ sep: 'September', sept: 'September', oct: 'October', nov: 'November' },
}
const MONTH = new RegExp(`\\b(${Object.keys(MONTHS).join('|')})\\b\\.?(?: '?(\\d\\d)\\b(?! ?%))?`, 'gi')

/** The terms that a question of the library is searched by: abbreviations, states and months written out, small words left out. */
export function termsAsked(query: string): string[] {
  const terms = termsOf(withMonths(withStates(writtenOut(query))))
  const telling = terms.filter((term) => !SMALL.has(term))
  return telling.length ? telling : terms
}

/** A question with the names of the states whose codes it holds. */
const withStates = (text: string) =>
  text.replace(/\b[A-Z]{2}\b/g, (code) =>
    [code, US_STATES.find(({ id }) => id === code)?.label].filter(Boolean).join(' '),
  )

/** 'Jan 25' as 'January 2025'. */
const withMonths = (text: string) =>
  text.replace(MONTH, (_, month: string, year?: string) =>
    [MONTHS[month.toLowerCase()], year && `20${year}`].filter(Boolean).join(' '),
  )
