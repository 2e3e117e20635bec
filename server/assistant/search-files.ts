import { withoutPrefix } from '../../shared/presets.ts'
import {
  type Candidate,
  candidatesOf,
  findQuote,
  meantBy,
  type Page,
  partyWords,
  type RankedUnit,
  rankAnswers,
  rankUnits,
  type Told,
  type Unit,
  unitsOf,
  type Weighed,
  wantedOf,
  weighedOf,
  withoutPartyWords,
  workOutAsked,
} from '../documents/index.ts'
import { searchPapers } from '../domains/knowledge/search-papers.ts'
import type { CheckedSource } from '../domains/workspaces/types.ts'
import type { NamedFile } from './conversation.ts'
import { commandAround, commandsIn } from './evidence/commands.ts'
import { pageNumbers, readPages } from './pages.ts'
import type { ToolContext } from './tool.ts'

const PASSAGES = 6
const UNITS = 8
const ANSWERS = 8
/** So many queries of a call are held against everything the documents say; the others only find passages. */
const MOST_ANSWERED = 4
export const CANDIDATE_PAGES = 24
const MORE_PAGES = `More than ${CANDIDATE_PAGES} pages hold these words; only the best were looked at. Ask with rarer words, or look into the pages.`
/** How many places of a query the screen shows; the model has all passages. */
const SHOWN_PLACES = 3

/** The pages on which a query may be answered, the best first; at most one more than `CANDIDATE_PAGES`. */
export type PagesFor = (query: string) => Promise<{ fileId: string; number: number }[]>

/** What each query finds in files: passages, units and what may answer it, for the model; and the places, for the screen. */
export async function searchFiles(
  tool: ToolContext,
  named: NamedFile[],
  queries: readonly string[],
  pagesFor: PagesFor,
) {
  const results = []
  const whole = await wholeOf(tool, named)
  const weighed = whole && candidatesOf(whole).map(weighedOf)
  const isTooMuch = !weighed || weighed.length > MOST_STATEMENTS
  for (const [at, query] of queries.entries()) {
    tool.signal.throwIfAborted()
    const asked = asIn(query, named)
    const worked = isTooMuch ? null : workOutAsked(asked, weighed)
    const { found, ...rest } = await search(tool, named, query, await pagesFor(query))
    const candidates = () => weighed ?? candidatesOf(toldOn(found, named)).map(weighedOf)
    const answers = at < MOST_ANSWERED ? { answers: answersTo(asked, candidates()) } : {}
    results.push({ query, ...(worked ? { worked } : {}), ...answers, ...rest })
  }
  const shown = []
  for (const { query, passages } of results) {
    const places = await placesOf(tool, passages.slice(0, SHOWN_PLACES), named)
    const answer = places
      .map(({ label, page, quote }) => `${withoutPrefix(label)}, page ${page}: “${quote}”`)
      .join('\n')
    shown.push({ query, answer: answer || 'Nothing found.', places })
  }
  return { results, shown }
}

/** "Searching for a, b and 2 more" */
export function searchTitle(queries: readonly { query: string }[], done: boolean, where = ''): string {
  const more = queries.length > 2 ? ` and ${queries.length - 2} more` : ''
  const shown = queries
    .slice(0, 2)
    .map(({ query }) => query)
    .join(', ')
  return `${done ? 'Searched' : 'Searching'}${where} for ${shown}${more}`
}

type FoundPage = { fileId: string; page: Page }
type Place = Extract<CheckedSource, { kind: 'DOCUMENT' }>
type Passage = { file: string; page: number; quote: string }
/**
 * A unit of a file as a search result; `covered`: the share of the query it covers, `labelled`: the share of its label that is asked for, 0
 * to 1.
 */
export type FoundUnit = Omit<Unit, 'cells'> & {
  cells: { head: string; text: string }[]
  file: string
  covered: number
  labelled: number
}

/** One thing the files say, as a search tells it: `label` names the value, `of` what it is of, `row` what stands in one row with it; `asked`: the share of its label that is
 * asked for; `covered`: the share of the query it speaks of; `means`: how much its words mean what is asked. */
export type FoundAnswer = Pick<Candidate, 'kind' | 'value' | 'section' | 'lead' | 'file' | 'page' | 'quote' | 'row'> & {
  label: string
  of: string
  score: number
  asked: number
  covered: number
  means: number
}

/** Things that may answer a query, the likeliest first, and how sure it is that the first does, 0 to 1. */
export type FoundAnswers = { sure: number; things: FoundAnswer[] }

function answersTo(query: string, candidates: Weighed[]): FoundAnswers {
  const { sure, ranked } = rankAnswers(query, candidates, ANSWERS)
  const things = ranked.map(({ candidate, features, score }): FoundAnswer => {
    const { kind, value, section, lead, file, page, quote, row, attribute, numbers, entity } = candidate
    const of = [numbers, entity].filter(Boolean).join('; ')
    return {
      kind,
      label: attribute,
      of,
      value,
      section,
      lead,
      file,
      page,
      quote,
      row,
      asked: features.get('label fits') ?? 0,
      covered: features.get('whole') ?? 0,
      means: meantBy(features),
      score: Math.round(score * 100) / 100,
    }
  })
  return { sure: Math.round(sure * 100) / 100, things }
}

/** Files of more pages are not read whole: what is worked out over a part of a table would be wrong. */
const MOST_PAGES = 48
/** Over more than these nothing is worked out at once; they are asked for list by list. */
const MOST_STATEMENTS = 12_000

/** The statements of the files if all can be read in full, else null. */
async function wholeOf(tool: ToolContext, files: NamedFile[]): Promise<Told[] | null> {
  if (!files.every(({ file }) => (file.pageCount ?? 0) <= MOST_PAGES)) return null
  const told: Told[] = []
  for (const named of files)
    told.push(toldBy(named, await readPages(tool, named.file.id, pageNumbers(named.file.pageCount ?? 0)), files))
  return told
}

/** The statements on the pages that were found. */
const toldOn = (found: FoundPage[], files: NamedFile[]): Told[] =>
  files.map((named) =>
    toldBy(
      named,
      found.filter(({ fileId }) => fileId === named.file.id).map(({ page }) => page),
      files,
    ),
  )

/** What a file is called; the name of the only one tells none of its values from another. */
const titleAmong = ({ file }: NamedFile, files: NamedFile[]) => (files.length > 1 ? withoutPrefix(file.name) : '')

/** What stands in words to a machine is none of what a file tells. */
const toldBy = (named: NamedFile, pages: Page[], files: NamedFile[]): Told => ({
  file: named.handle,
  name: titleAmong(named, files),
  read: named.file.facts,
  units: pages.flatMap(soundUnits),
})

/** The text of a page, without text next to an instruction to a machine. */
function soundUnits(page: Page): Unit[] {
  const text = page.lines.map((line) => line.text).join('\n')
  if (!commandsIn(text).length) return unitsOf(page)
  return unitsOf(page).filter(({ quote }) => commandAround(page, findQuote(page, quote) ?? []) === null)
}

/** A query without the words that only say whose documents are meant. */
const asIn = (query: string, files: NamedFile[]): string =>
  withoutPartyWords(query, partyWords(files.flatMap(({ file }) => file.facts ?? [])))

/** Passages as places a person can open: the file by its name, and where on the page the words are. */
async function placesOf(tool: ToolContext, passages: Passage[], files: NamedFile[]) {
  const places: Place[] = []
  for (const { file: handle, page: number, quote } of passages) {
    const { file } = files.find((one) => one.handle === handle)!
    const [page] = await readPages(tool, file.id, [number])
    if (!page) continue
    places.push({
      kind: 'DOCUMENT',
      label: file.name,
      fileId: file.id,
      page: number,
      quote,
      boxes: findQuote(page, quote) ?? [],
      pageWidth: page.width,
      pageHeight: page.height,
    })
  }
  return places
}

/** The passages and units on the pages that were found, the best first. */
async function search(tool: ToolContext, files: NamedFile[], query: string, found: Awaited<ReturnType<PagesFor>>) {
  const hits = found.slice(0, CANDIDATE_PAGES)
  const pages: FoundPage[] = []
  for (const { file } of files) {
    const numbers = hits.filter(({ fileId }) => fileId === file.id).map(({ number }) => number)
    pages.push(...(await readPages(tool, file.id, numbers)).map((page) => ({ fileId: file.id, page })))
  }
  const handles = new Map(files.map(({ file, handle }) => [file.id, handle]))
  const papers = files.map((named) => ({
    id: named.handle,
    title: titleAmong(named, files),
    pages: pages.filter(({ fileId }) => fileId === named.file.id).map(({ page }) => page),
  }))
  const passages = (await searchPapers(papers, query, PASSAGES)).map(({ id, ...rest }) => ({ file: id, ...rest }))
  const asked = asIn(query, files)
  const units = pages.flatMap(({ fileId, page }) =>
    unitsOf(page).map((unit) => ({ ...unit, file: handles.get(fileId)! })),
  )
  const ranked = rankUnits(units, asked, wantedOf(query), UNITS).map(foundOf)
  return { found: pages, passages, units: ranked, ...(found.length > hits.length && { leftOff: MORE_PAGES }) }
}

/** A unit in the result, without empty fields. */
const foundOf = ({ unit, covered, labelled }: RankedUnit<Unit & { file: string }>): FoundUnit => ({
  ...unit,
  cells: unit.cells.map(({ head, text }) => ({ head, text })),
  covered: Math.round(covered * 100) / 100,
  labelled: Math.round(labelled * 100) / 100,
})
