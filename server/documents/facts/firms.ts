import { endedName } from './company-names.ts'
import { LEGAL_FORMS } from './legal-forms.ts'

/** A word of a name, in a pattern: 'Alder', 'eAlder'. */
export const NAME_WORD = String.raw`(?:\p{Ll}?\p{Lu}[\p{L}\d'’.-]*|\d+|&)`
/**
 * A company in running words: names and what joins them, ended by a legal form; it begins a word. Before a ZIP code, 'CO' is a state; the year of a day
 * begins none.
 */
const COMPANY = new RegExp(
  `(?<![\\p{L}\\d'’./-])${NAME_WORD}(?: (?:(?:of|and|the) )?${NAME_WORD}){0,6}?(?:,? (?:${formed(LEGAL_FORMS)})(?!\\p{L}|,? \\d{5})\\.?){1,2}`,
  'gu',
)
/** Words in capitals that only begin a sentence before a name. */
const LEADS = /^(?:(?:The|Our|For|From|With|At|And|But|Dear|Of|As|To|In) )+/
/** Whose business insurance or money is, in their own names. */
const OF_TRADE = /\b(?:insurance|assurance|indemnity|mutual|casualty|surety|underwriters?|risk|agency|brokers?|brokerage|bank|mortgage|title|trust)\b/i // biome-ignore format: a list

function formed(forms: string): string {
  return forms.replace(/[A-Z]+/g, (word) => `(?:${word}|${word[0]!}${word.slice(1).toLowerCase()})`)
}

/** The companies that words name, with where each begins and ends in them. */
export const companiesIn = (text: string): { name: string; from: number; to: number }[] =>
  [...text.matchAll(COMPANY)].map(({ 0: found, index }) => {
    const from = index + (LEADS.exec(found)?.[0].length ?? 0)
    const whole = text.slice(from, index + found.length).trim()
    const name = SPELLED.test(whole) ? whole : endedName(whole)
    return { name, from, to: from + name.length }
  })

/** 'L.L.C.': its last point is its own. */
const SPELLED = /\.\p{L}\.$/u

/** Whether a company sells insurance, or lends. */
export const isOfTrade = (name: string): boolean => OF_TRADE.test(name)
