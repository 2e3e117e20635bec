import { recordsOf } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import { sentencesIn } from '../policy/wording.ts'
import type { Cell, ReviewPaper } from '../types.ts'
import { usualIn } from './classes.ts'
import { saidIn } from './denied.ts'
import { EXPOSURES, type Exposure } from './exposures.ts'
import { saying } from './speaks-of.ts'

/** What shows that the client has an exposure, with its words. `usual`: the kind of business that usually has it, where nothing names it. */
export type Sign = { cell: Cell; where: string; usual?: string }

/** What shows an exposure: the user's own words first, then what documents list, how they describe the business, and what kind of business that is. */
export function signOf(exposure: Exposure, text: string, papers: readonly ReviewPaper[]): Sign | null {
  const named =
    inText(exposure, text) ??
    first(papers, (paper) => inLists(exposure, paper)) ??
    first(papers, (paper) => inDescriptions(exposure, paper))
  if (named || isDenied(exposure, text)) return named
  return (
    usualOf(exposure, writtenCell(text), WRITTEN) ??
    first(papers, (paper) => first(describedIn(paper), (cell) => usualOf(exposure, cell, paper.name)))
  )
}

function first<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one)
    if (found) return found
  }
  return null
}

const WRITTEN = 'what you wrote'
const writtenCell = (text: string): Cell => ({ text, place: null, note: null })

function inText(exposure: Exposure, text: string): Sign | null {
  const said = sentencesIn(text).find((one) => isSaid(exposure, one))
  return said ? { cell: writtenCell(said), where: WRITTEN } : null
}

/** Whether a sentence says that there is the exposure. Words that are part of what another one is called say nothing by themselves: 'auto' in 'auto repair'. */
function isSaid({ words }: Exposure, sentence: string): boolean {
  const has = saidIn(sentence).has.join(' ')
  const own = saying(has, words)
  if (!own.length) return false
  return !EXPOSURES.some((other) => {
    const longer = saying(has, other.words)
    return longer.length > own.length && own.every((stem) => longer.includes(stem))
  })
}

const isDenied = ({ words }: Exposure, text: string): boolean =>
  sentencesIn(text).some((one) => saying(saidIn(one).lacks.join(' '), words).length > 0)

function usualOf({ classes }: Exposure, cell: Cell, where: string): Sign | null {
  const usual = classes && usualIn(cell.text, classes)
  return usual ? { cell: cell.place ? cell : writtenCell(usual.words), where, usual: usual.kind } : null
}

function inLists({ list }: Exposure, paper: ReviewPaper): Sign | null {
  if (!list) return null
  const { of, least, look } = list
  const told = recordsOf(paper.facts.records ?? [], of).flatMap(({ fields }) => {
    const [field] = Object.values(fields)
    const value = look && fields[look[0]]?.value
    return field && (!look || (typeof value === 'string' && look[1].test(value))) ? [field.source] : []
  })
  const places = of === 'location' ? locationsIn(paper) : []
  const [source] = told.length ? told : places
  const count = Math.max(told.length, places.length)
  if (!source || count < least) return null
  const text = `${String(count)} listed, the first: ${source.quote}`
  return { cell: { text, place: placeIn(paper, source), note: null }, where: paper.name }
}

const locationsIn = ({ facts }: ReviewPaper) => {
  const told = facts.facts.filter(({ key }) => key === 'location')
  return told.filter(({ value }, at) => told.findIndex((one) => one.value === value) === at).map(({ source }) => source)
}

function inDescriptions(exposure: Exposure, paper: ReviewPaper): Sign | null {
  const cell = describedIn(paper).find(({ text }) => isSaid(exposure, text))
  return cell ? { cell, where: paper.name } : null
}

/** How a document describes the business. */
function describedIn(paper: ReviewPaper): Cell[] {
  const { facts, records = [] } = paper.facts
  const said = [
    ...facts.filter(({ key }) => key === 'insured.business').map(({ value, source }) => ({ value, source })),
    ...records.flatMap(({ fields: { classification: field } }) =>
      typeof field?.value === 'string' ? [{ value: field.value, source: field.source }] : [],
    ),
  ]
  return said.map(({ value, source }) => ({ text: value, place: placeIn(paper, source), note: null }))
}
