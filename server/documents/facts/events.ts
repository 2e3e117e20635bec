import { SAME_EDGE } from '../tolerances.ts'
import type { Passage } from '../types.ts'
import { datesAmong } from './dates.ts'
import { barelyEffectiveOn, effectOn, markedOn, writtenOn } from './event-labels.ts'
import { titleOf, WORDING } from './event-titles.ts'
import { numbersIn, toldIn } from './event-words.ts'
import type { Finding } from './findings.ts'
import { linesNamed } from './headings.ts'
import type { LineOfBusiness } from './keys.ts'
import type { TopicMap } from './page-topics.ts'
import { bareNumber } from './policies.ts'
import { sentencesOf } from './sentences.ts'
import { type Cell, cellOf, passageOf, type Sheet, sheetOf, spanOf } from './sheet.ts'

/**
 * Something that ended a policy, or put it in force again. `number` is as printed; null when the page names none: then it is a policy
 * of `insured` (null where no one is named) of one of `lines` (any where there are none).
 */
export type PolicyEvent = {
  kind: 'cancelled' | 'reinstated'
  number: string | null
  /** MM/DD/YYYY of the day it takes effect; null where the page does not say. */
  date: string | null
  /** MM/DD/YYYY of the day the page was written or mailed. */
  written?: string | null
  insured?: string | null
  lines?: LineOfBusiness[]
  /** It takes effect unless something is done before its date, or it was only asked for. */
  isConditional?: boolean
  source: Passage
}

type Draft = Pick<PolicyEvent, 'kind' | 'date'> & { cell: Cell; numbers: string[]; isConditional: boolean }

/** What events are read from. `notices`: the pages of each document that is a notice. */
type Papers = { sheets: Sheet[]; findings: Finding[]; topics: TopicMap; notices: number[][] }

/** The cancellations and reinstatements the pages tell, in the order of the pages. */
export function readEvents(papers: Papers): PolicyEvent[] {
  const noticed = new Set(papers.notices.flat())
  const drafts = papers.sheets.flatMap((sheet) => draftsOn(sheet, papers, noticed.has(sheet.number)))
  const all = [...drafts, ...papers.notices.flatMap((pages) => wordOf(papers, pages, drafts))]
  return papers.sheets.flatMap((sheet) => {
    const events = all
      .filter(({ cell }) => cell.page === sheet.number)
      .flatMap((draft) => eventsOf(draft, sheet, papers))
    return [...new Map(events.map((event) => [`${event.kind} ${event.number} ${event.date}`, event])).values()]
  })
}

function draftsOn(sheet: Sheet, { topics, findings }: Papers, isNotice: boolean): Draft[] {
  const title = titleOf(sheet)
  const isHere = ({ row, left }: Cell) =>
    !/^(?:prior|example|underlying)$/.test(topics.at(sheet.number, row, left) ?? '')
  const said = [...toldOn(sheet), ...markedOn(sheet), ...stampedOn(sheet)].filter(({ cell }) => isHere(cell))
  const effect = { cancelled: effectOn(sheet, 'cancelled'), reinstated: effectOn(sheet, 'reinstated') }
  const isTerm = findings.some(({ key, page }) => key === 'policy.expiration' && page === sheet.number)
  const dateOf = (kind: Draft['kind']) =>
    effect[kind]?.value ?? (title?.kind === kind && !isTerm ? barelyEffectiveOn(sheet) : null)
  const drafts = said.map((one) => ({
    ...one,
    date: one.date ?? dateOf(one.kind),
    // What a notice of cancellation tells may still be averted by paying: it is told all the same.
    isConditional: one.isConditional && !(title?.kind === 'cancelled' && !title.isAsked),
  }))
  const tells = (kind: Draft['kind']) => drafts.some((one) => one.kind === kind)
  const byTitle = (isConditional = false): Draft[] =>
    title && title.kind !== 'other'
      ? [{ kind: title.kind, date: dateOf(title.kind), cell: title.cell, numbers: [], isConditional }]
      : []
  if (title?.kind === 'reinstated' && !tells('reinstated') && (isNotice || title.cell.norm !== 'REINSTATEMENT'))
    return [...drafts, ...byTitle()]
  if (tells('cancelled') || title?.kind === 'reinstated') return drafts
  if (
    title?.kind === 'cancelled' &&
    ((isNotice && isFilledIn(sheet, findings)) || title.hasReason || title.isAsked || effect.cancelled)
  )
    return [...byTitle(title.isAsked), ...drafts]
  if (title || !effect.cancelled || !isHere(effect.cancelled.cell)) return drafts
  const { cell, value } = effect.cancelled
  return [{ kind: 'cancelled', date: value, cell, numbers: [], isConditional: false }, ...drafts]
}

/** Whether a page names a day or a policy; wording that all policies have does not. */
function isFilledIn(sheet: Sheet, findings: Finding[]): boolean {
  const isDated = sheet.rows.some(({ cells }) => cells.some(({ tokens }) => datesAmong(tokens).length > 0))
  return isDated || numbersOn(sheet, findings).length > 0
}

function toldOn(sheet: Sheet): Draft[] {
  const sentences = sentencesOf(sheet)
  return sentences.flatMap(({ tokens, cell }, index) => {
    const isSpokenOf = sentences[index - 1]?.tokens.some(({ norm }) => norm === 'POLICY') ?? false
    const whole = { ...cellOf(tokens, sheet.number), row: cell.row }
    return toldIn(tokens, isSpokenOf).map((told) => ({ ...told, cell: whole }))
  })
}

/** What is stamped over the page is in no row of it. */
function stampedOn({ page: { stamps = [], ...page } }: Sheet): Draft[] {
  if (!stamps.length) return []
  const over = sheetOf({ ...page, lines: stamps })
  return [...toldOn(over), ...markedOn(over)].map((told) => ({ ...told, cell: { ...told.cell, row: -1 } }))
}

const NOT_RENEWED = /\b(?:NON ?RENEW\w*|NOT (?:BE )?RENEW\w*)\b/

/** A notice none of whose pages says in so many words what happened: any word of an end will do, but of one that is not renewed. */
function wordOf({ sheets, findings }: Papers, pages: number[], drafts: Draft[]): Draft[] {
  const own = sheets.filter(({ number }) => pages.includes(number))
  if (drafts.some(({ cell }) => pages.includes(cell.page)) || own.some((sheet) => titleOf(sheet)?.kind === 'other'))
    return []
  const filled = own.filter((sheet) => isFilledIn(sheet, findings))
  const cells = filled.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const cell = cells.find(
    ({ norm }) => /\bCANCEL|\bTERMINAT|\bLAPSE/.test(norm) && !NOT_RENEWED.test(norm) && !WORDING.test(norm),
  )
  return cell ? [{ kind: 'cancelled', date: null, cell, numbers: [], isConditional: false }] : []
}

function eventsOf({ kind, date, cell, numbers, isConditional }: Draft, sheet: Sheet, papers: Papers): PolicyEvent[] {
  const source = passageOf(sheet.number, [spanOf(cell)])
  const event = { kind, date, written: writtenOn(sheet), isConditional, source }
  const own = numbers.length ? numbers : numbersAt(cell, sheet, papers.findings)
  if (own.length) return own.map((number) => ({ ...event, number }))
  return [
    {
      ...event,
      number: null,
      insured: insuredOn(sheet, papers.findings),
      lines: linesOn(cell, sheet, papers.findings),
    },
  ]
}

/** The policies that words speak of which name none: those of their row, of the line they name, of their panel, or else all of the page. */
function numbersAt(cell: Cell, sheet: Sheet, findings: Finding[]): string[] {
  const onPage = findings.filter(({ key, page }) => /^policy\.(?:number|prior)$/.test(key) && page === cell.page)
  const inRow = onPage.filter(({ row }) => row === cell.row)
  if (inRow.length) return distinct(inRow)
  const own = onPage.filter(isOwnNumber)
  const lines = linesNamed(cell.norm)
  const ofLine = own.filter(({ listed, topic }) => lines.some((line) => line === listed || line === topic))
  if (ofLine.length) return distinct(ofLine)
  const headed = linesNamed(before(cell, sheet))
  const below = own.find(
    ({ row, listed, topic }) => row > cell.row && headed.some((line) => line === listed || line === topic),
  )
  if (below) return [below.value]
  const inPanel = own.findLast(({ valueSpan }) => isInOnePanel(valueSpan.cell, cell, sheet))
  return inPanel ? [inPanel.value] : numbersOn(sheet, findings)
}

/** What a row says before a cell of it: 'UMBRELLA', behind it 'CANCELLED'. */
const before = (cell: Cell, { rows }: Sheet): string => {
  const cells = rows[cell.row]?.cells ?? []
  return cells
    .slice(0, cells.indexOf(cell))
    .map(({ norm }) => norm)
    .join(' ')
}

/** Whether a value stands below another in one column of values behind their labels, row by row. */
function isInOnePanel(above: Cell, below: Cell, { rows }: Sheet): boolean {
  const between = rows.slice(above.row, below.row + 1)
  return (
    between.length > 1 &&
    between.every(({ cells }) => cells.findIndex(({ left }) => Math.abs(left - below.left) < SAME_EDGE.cell) > 0)
  )
}

const isOwnNumber = ({ key, topic }: Finding) => key === 'policy.number' && topic !== 'prior' && topic !== 'underlying'

/** The policies a page names, where it has labels for them or speaks of them: 'Re: policy GL-1'. */
function numbersOn({ number, rows }: Sheet, findings: Finding[]): string[] {
  const labelled = findings.filter((one) => one.page === number && isOwnNumber(one))
  if (labelled.length) return distinct(labelled)
  return [...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ tokens }) => numbersIn(tokens))))]
}

const distinct = (findings: Finding[]) => [...new Map(findings.map(({ value }) => [bareNumber(value), value])).values()]

function insuredOn({ number }: Sheet, findings: Finding[]): string | null {
  const named = findings.filter(({ key, topic }) => key === 'insured.name' && topic !== 'prior')
  const here = named.filter(({ page }) => page === number)
  const names = [...new Set((here.length ? here : named).map(({ value }) => value))]
  return names.length === 1 || here.length ? names[0]! : null
}

/** The lines of insurance the words name, or else the page, apart from the names on it. */
function linesOn(cell: Cell, sheet: Sheet, findings: Finding[]): LineOfBusiness[] {
  const own = linesNamed(cell.norm)
  if (own.length) return own
  const names = new Set(findings.filter(({ key }) => key.endsWith('.name')).map(({ valueSpan }) => valueSpan.cell))
  const cells = sheet.rows.flatMap((row) => row.cells).filter((one) => !names.has(one))
  return [...new Set(cells.flatMap(({ norm }) => linesNamed(norm)))]
}
