import { oncePer } from '../../lib/once-per.ts'
import { stemsOf } from '../search/stem.ts'
import type { Page } from '../types.ts'
import { unitsOf } from './units-of.ts'

/** Labels of what a document's head says of whose it is. */
const OF_WHOM =
  /\b(?:insured|insureds|account|client|customer|policy ?holder|prepared for|company|carrier|insurer|employer|applicant|name|agency|agent|producer|for)\b/i
const COMPANY = /\b(?:LLC|L\.L\.C|Inc|Corp|Ltd|L\.P|LP|LLP|Co)\b/
const MOST_UNITS = 14
/** A heading further down may be that of a part, as of one of two insureds. */
const TITLES = 2

/** Stems of the words a page's head says whose document it is in: a question that repeats them asks for no part of it. */
export const namedOn = oncePer((page: Page): ReadonlySet<string> => {
  const head = unitsOf(page).slice(0, MOST_UNITS)
  const labels = Map.groupBy(unitsOf(page), ({ label }) => label.toLowerCase())
  // Of several of one kind a name tells which is meant.
  const isOne = (label: string) => new Set(labels.get(label.toLowerCase())?.map(({ value }) => value)).size === 1
  const companies = new Set(
    head.flatMap(({ kind, value }) => (kind === 'heading' && COMPANY.test(value) ? [value] : [])),
  )
  const said = head.flatMap(({ kind, label, value }, at) => {
    if (kind === 'heading') return (COMPANY.test(value) ? companies.size === 1 : at < TITLES) ? [value] : []
    return kind === 'pair' && isOne(label) && (OF_WHOM.test(label) || COMPANY.test(value)) ? [value] : []
  })
  return new Set(said.flatMap((words) => stemsOf(words)).filter((stem) => !/\d/.test(stem)))
})
