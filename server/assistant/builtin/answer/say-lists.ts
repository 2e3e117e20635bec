import type { ListEntry, ListName } from '../../../documents/index.ts'
import type { ToldFigure, ToldList } from '../../told-facts.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Rows } from '../question/rows.ts'
import { plainWords } from './facts-in-words.ts'
import { firstRows } from './first-rows.ts'
import { type AskedList, understands } from './lists-for.ts'
import { partsUnread } from './say-passages.ts'

const NAMES: Record<ListName, [one: string, many: string]> = {
  vehicle: ['vehicle', 'vehicles'],
  driver: ['driver', 'drivers'],
  claim: ['claim', 'claims'],
  exposure: ['rated class', 'rated classes'],
  coverage: ['coverage item', 'coverage items'],
  location: ['location', 'locations'],
  form: ['form', 'forms'],
  interest: ['additional interest', 'additional interests'],
  'prior-policy': ['prior policy', 'prior policies'],
  row: ['row', 'rows'],
  equipment: ['piece of equipment', 'pieces of equipment'],
}
const FEW = 12
/** Of each of several rows no more than this is told; asked for alone, it is told whole. */
const MOST_NAMES = 9
const HINT = '; say “show the next 12” or “show all”, or ask for those you mean by a number, a name or a year'

/**
 * What a document lists of this: first which words of the question could not be applied, then how many of how many fit the others, the
 * figures that were asked for, and rows, each cited.
 */
export function sayList(citations: Citations, { paper, told }: AskedList, rows: Rows): string {
  const isWhole = understands(told)
  const heading = told.narrowedBy.length ? sayFitting(paper, told) : `${paperName(paper)} lists ${sayAll(told)}`
  if (told.figures.length)
    return [told.narrowedBy.length ? `${heading}.` : '', ...sayFigures(citations, paper, told)]
      .filter(Boolean)
      .join('\n\n')
  const isShown = isWhole || told.narrowedBy.length > 0 || told.matchingRows <= FEW
  const isOne = told.matchingRows === 1
  const brief = told.brief.filter((name, at) => isOne || at < MOST_NAMES || told.asksFor.includes(name))
  const say = (entry: ListEntry) =>
    sayEntry(citations, paper, entry, isOne && !told.asksFor.length ? null : brief, isOne ? told.asksFor : [])
  const said = isShown ? firstRows(told.entries, told.matchingRows, say, HINT, rows) : ''
  const place = rows.from > 1 && said ? `, from number ${rows.from} on` : ''
  return [
    isWhole ? '' : `${sayUnused(told)}${partsUnread([paper])}`,
    `${isWhole ? '' : 'Without that: '}${heading}${place}${said ? ':' : '.'}`,
    said,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Which words of a question chose nothing: no count or figure is the answer to them. */
function sayUnused({ of, unused, blank, choose }: ToldList): string {
  const none = blank.length ? `I could read no ${inQuotes(blank)} in any entry of the ${NAMES[of][1]}.` : ''
  if (!unused.length) return none
  const isNumber = unused.some((word) => /\d/.test(word))
  const which = isNumber && choose.length > 1 ? ` Say of which amount you mean it: ${choose.join(', ')}.` : ''
  const narrow = `I could not narrow the ${NAMES[of][1]} by ${inQuotes(unused)}: I found no entry that says it in a value I could read.`
  return [none, `${narrow}${which}`].filter(Boolean).join(' ')
}

const inQuotes = (words: string[]) => words.map((word) => `“${plainWords(word)}”`).join(', ')

/** That a list does not know what was named. */
export const sayWithout = ({ paper, told }: AskedList) =>
  `${paperName(paper)} lists ${sayAll(told)}, and I found it in none of them.${partsUnread([paper])}`

function sayAll({ of, count, rows }: ToldList): string {
  const [one, many] = NAMES[of]
  return `${count === 1 ? `one ${one}` : `${count} ${many}`}${rows === count ? '' : `, in ${rows} rows`}`
}

function sayFitting(paper: Paper, told: ToldList): string {
  const { of, count, matching, matchingRows, narrowedBy, untold } = told
  const [one, many] = NAMES[of]
  const by = plainWords(narrowedBy.join(' and '))
  const open = untold ? ` (${untold} of them ${untold === 1 ? 'does' : 'do'} not say it)` : ''
  const name = paperName(paper)
  if (count === 1) return `The one ${one} ${name} lists ${matching ? 'fits' : 'does not fit'} ${by}${open}`
  const rows = matchingRows === matching ? '' : `, in ${matchingRows} rows`
  return `Of the ${count} ${many} ${name} lists${open}, ${matching || 'none'} ${matching > 1 ? 'fit' : 'fits'} ${by}${rows}`
}

const WAYS: Record<ToldFigure['way'], string> = {
  highest: 'highest',
  lowest: 'lowest',
  latest: 'latest',
  earliest: 'earliest',
  total: 'total of the',
  average: 'average of the',
}

/** Figures worked out over the entries; one that stands in print is told as printed. */
function sayFigures(citations: Citations, paper: Paper, { of, figures, brief, choose }: ToldList): string[] {
  const [one, many] = NAMES[of]
  const which = choose.length > 1 ? ['You did not say which amount; this is each of them.'] : []
  const said = figures.map(({ way, field, value, told, untold, printed, entries, count }) => {
    const over = `${told} ${told === 1 ? one : many}`
    const open = untold ? ` ${untold} more ${untold === 1 ? 'tells' : 'tell'} none.` : ''
    const lead = `The ${WAYS[way]} ${field} is ${value}`
    if (printed && way === 'total')
      return `${lead}, which ${paperName(paper)} also prints as a total ${citations.cite(paper.file, printed.page, printed.quote)}.${open}`
    if (way === 'total')
      return `${lead}. I added it up from ${over} ${paperName(paper)} lists; I found no such total in print.${open}`
    if (!entries.length) return `${lead}. I worked it out from ${over} ${paperName(paper)} lists.${open}`
    const say = (entry: ListEntry) => sayEntry(citations, paper, entry, brief, [])
    return `${lead}, among ${over} ${paperName(paper)} lists.${open}\n\n${firstRows(entries, count, say)}`
  })
  return [...which, ...said]
}

const LONGEST = 80
const LONGEST_ALONE = 400

/** An entry as a row of names and values, those of `first` before the others; `brief` are the names to keep to. */
function sayEntry(
  citations: Citations,
  { file }: Pick<Paper, 'file'>,
  { parts }: ListEntry,
  brief: string[] | null,
  first: string[],
): string {
  const place = (name: string) => (first.includes(name) ? 0 : 1)
  const most = brief ? LONGEST : LONGEST_ALONE
  const isFirst = ({ fields }: ListEntry['parts'][number]) => Object.keys(fields).some((name) => first.includes(name))
  const ordered = [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))]
  const said = ordered.flatMap(({ fields, page, quote }) => {
    const told = Object.entries(fields).filter(([name]) => !brief || brief.includes(name))
    const shown = told.sort(([a], [b]) => place(a) - place(b))
    const values = shown.map(([name, value]) => `${name}: ${cut(plainWords(value), most)}`)
    return values.length ? [`${values.join('; ')} ${citations.cite(file, page, quote)}`] : []
  })
  return said.length || !brief ? said.join('; ') : sayEntry(citations, { file }, { parts }, null, first)
}

const cut = (words: string, most: number) =>
  words.length > most ? `${words.slice(0, words.lastIndexOf(' ', most)).slice(0, most)} …` : words
