import type { ListName } from '../../../documents/records/lists.ts'
import type { ToldList } from '../../told-facts.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'
import { firstRows } from './first-rows.ts'

const NAMES: Record<ListName, [one: string, many: string]> = {
  vehicle: ['vehicle', 'vehicles'],
  driver: ['driver', 'drivers'],
  claim: ['claim', 'claims'],
  exposure: ['rated class', 'rated classes'],
  coverage: ['coverage item', 'coverage items'],
  location: ['location', 'locations'],
}

/** What a paper lists of this, as far as the words decide: how many of how many, and the first of them, each cited. */
export function sayList(citations: Citations, paper: Paper, list: ToldList): string {
  const { of, count, matching, narrowedBy, unused, entries } = list
  const [one, many] = NAMES[of]
  const name = paperName(paper)
  const words = inQuotes(narrowedBy)
  const all = count === 1 ? `one ${one}` : `${count} ${many}`
  const untold = inQuotes(unused)
  const heading = narrowedBy.length
    ? `Of the ${count} ${count === 1 ? one : many} ${name} lists, ${matching || 'none'} ${matching > 1 ? 'say' : 'says'} ${words}`
    : unused.length
      ? `I could not tell which are meant by ${untold}: no entry says it in one of its values. In all, ${name} lists ${all}`
      : `${name} lists ${all}`
  const say = ({ parts }: ToldList['entries'][number]) =>
    parts.map(({ text, page, quote }) => `${plainWords(text)} ${citations.cite(paper.file, page, quote)}`).join('; ')
  const rows = firstRows(entries, matching, say, '; ask for those you mean by a number, a name or a year')
  const note =
    unused.length && narrowedBy.length
      ? [`I did not choose among them by ${untold}: no entry says it in one of its values.`]
      : []
  return [rows ? `${heading}:` : `${heading}.`, rows, ...note].filter(Boolean).join('\n\n')
}

const inQuotes = (words: string[]) => words.map((word) => `“${plainWords(word)}”`).join(', ')
