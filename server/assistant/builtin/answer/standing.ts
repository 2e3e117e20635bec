import type { Paper } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'
import { STANDING } from './say-facts.ts'

/** That a page tells of nothing in force, where all that was read from it is quoted, replaced or over. */
export function sayStandingOf(page: number, { facts: { facts } }: Paper): string {
  const statuses = new Set(facts.filter(({ source }) => source.page === page).map(({ status }) => status))
  const [status] = statuses
  const words = statuses.size === 1 && status ? STANDING[status] : undefined
  // A guide that speaks of quotes is none: a quote names whom it is for.
  if (status === 'quoted' && !facts.some(({ key }) => key === 'insured.name')) return ''
  return words ? ` What this page says is ${words}.` : ''
}

/** A label as it is said in a sentence: what is set in capitals as a name. */
export function asWritten(label: string): string {
  const words = plainWords(label)
  return words === words.toUpperCase() && /\p{L}{4}/u.test(words)
    ? words.charAt(0) + words.slice(1).toLowerCase()
    : words
}
