import { isStreet } from './addresses.ts'
import { amountsAmong } from './amounts.ts'
import { companyName } from './company-names.ts'
import { ENDED, type Topic, topicOf } from './headings.ts'
import { limitConcept } from './limit-labels.ts'
import { policyNumber } from './policy-numbers.ts'
import { type Cell, type Row, type Sheet, spanOf } from './sheet.ts'

/** `head`: where its heading stands. */
type Region = { left: number; right: number; topic: Topic; head: string }

/** Which heading a place stands under: rows in order of the document, regions where headings stand side by side. */
export type TopicMap = {
  at: (page: number, row: number, x: number) => Topic | null
  /** Where the heading of a place stands: the same for all that stands under it. */
  headAt: (page: number, row: number, x: number) => string | null
  titleOf: (page: number) => Topic | null
}

/** Walks all pages from the top and keeps, for every row, the heading it stands under. A heading holds over the page's end. */
export function topicMap(sheets: Sheet[]): TopicMap {
  const rows = new Map<number, Region[][]>()
  const titles = new Map<number, Topic | null>()
  const former = new Set(
    sheets.flatMap((sheet) => sheet.rows.filter(isFormer).map((row) => `${sheet.number}/${row.index}`)),
  )
  let current: Region[] = []
  let before: Region[] = []
  for (const sheet of sheets) {
    const perRow: Region[][] = []
    // A title like "coverage summary" right under the name of a line belongs to that line.
    let last = Number.NEGATIVE_INFINITY
    // The head over a new part's title is no part of the schedule the page before ended with.
    if (STICKY.has(current[0]?.topic ?? 'gl') && sheet.rows.slice(0, 8).some((row) => leaves(row, headingsOf(row))))
      current = []
    for (const row of sheet.rows) {
      const found = headingsOf(row).filter(
        ({ cell, topic }) =>
          !isDenied(sheet.rows[row.index + 1], cell) &&
          (topic !== 'reset' || row.index - last > 3) &&
          !(topic === 'gl' && isPlain(cell) && ofLiability(current)),
      )
      if (STICKY.has(current[0]?.topic ?? 'gl') && !leaves(row, found)) {
        perRow.push(current)
        continue
      }
      if (found.length === 0 && STICKY.has(current[0]?.topic ?? 'gl')) current = before
      if (current[0]?.topic === 'foreign' && row.cells.length === 1 && LIMITS.test(row.cells[0]!.norm)) current = before
      if (found.length) {
        if (current[0]?.topic !== 'foreign' && !STICKY.has(current[0]?.topic ?? 'underlying')) before = current
        last = found.some(({ topic }) => topic !== 'reset') ? row.index : last
        current = regionsOf(
          found,
          current,
          sheet.rows.slice(row.index + 1, row.index + 1 + ROWS_UNDER),
          `${sheet.number}/${row.index}`,
        )
        if (!titles.has(sheet.number) && row.top < sheet.height * 0.4) titles.set(sheet.number, current[0]!.topic)
      }
      perRow.push(current)
    }
    rows.set(sheet.number, perRow)
  }
  const regionAt = (page: number, row: number, x: number) =>
    rows.get(page)?.[row]?.find((region) => x >= region.left && x < region.right)
  return {
    at: (page, row, x) =>
      former.size > 0 && former.has(`${page}/${row}`) ? 'prior' : (regionAt(page, row, x)?.topic ?? null),
    headAt: (page, row, x) => regionAt(page, row, x)?.head ?? null,
    titleOf: (page) => titles.get(page) ?? null,
  }
}

/** 'Umbrella: | Not included' is a label with its value, which heads nothing. */
export const isLabelBeside = (cell: Cell, { cells }: Row): boolean => cell.text.endsWith(':') && cell !== cells.at(-1)

/** 'Umbrella liability', under it 'Not purchased': what follows is of no umbrella. */
export function isDenied(next: Row | undefined, head: Cell): boolean {
  const below = next?.cells.length === 1 ? next.cells[0] : head.below
  return below !== undefined && DENIED.test(below.norm)
}
const DENIED =
  /^(?:(?:IS |ARE )?NOT (?:[A-Z]{4,}ED|[A-Z]{3,}EN|APPLICABLE)|NONE|NIL|DECLINED|EXCLUDED|REJECTED|NO COVERAGE)\b/

/** 'Liability coverage' in an automobile or an umbrella policy is that policy's own, not general liability. */
function isPlain(cell: Cell) {
  return !/\b(GENERAL|BUSINESS|OWNERS|CGL|PREMISES|ARTISAN|COVERAGE PART)\b/.test(cell.norm)
}

function ofLiability(current: Region[]) {
  const topic = current[0]?.topic
  return topic !== undefined && topic !== 'property' && topic !== 'reset' && topic !== 'parties' && topic !== 'foreign'
}

/** Under these headings other policies and their lines are named; only a title, or the policy's own limits, lead out of them. */
const STICKY = new Set<Topic>(['underlying', 'prior', 'example'])

const LIMITS =
  /^(ITEM \d+ |\d+ |[A-Z] )?(OUR |THE |POLICY )?LIMITS? (OF (INSURANCE|LIABILITY)( (OF|UNDER) THIS POLICY)?|(OF|UNDER) THIS POLICY)$/

/** '2. Bound as of the effective date' */
const BOUND = /^(\d+ |[A-Z] )?(COVERAGES? )?BOUND\b/

function leaves(row: Row, found: { cell: Cell; topic: Topic }[]) {
  const first = row.cells[0]!
  if (row.cells.length === 1 && (LIMITS.test(first.norm) || BOUND.test(first.norm))) return true
  return found.some(
    ({ cell, topic }) =>
      /\b(DECLARATIONS?|COVERAGE PART|INFORMATION PAGE)\b/.test(cell.norm) ||
      STICKY.has(topic) ||
      (topic === 'umbrella' && /LIMIT/.test(cell.norm)),
  )
}

/** A heading has its row to itself, or shares it with other headings and with names of columns. */
function headingsOf(row: Row): { cell: Cell; topic: Topic }[] {
  // 'General liability | Premium $27,203': what the part costs stands beside its heading.
  const priced = row.cells.filter((cell) => amountsAmong(cell.tokens).some((amount) => !amount.weak))
  const beside = headingBeside(row, priced)
  if (beside) return [beside]
  if (priced.some((cell) => cell === row.cells[0] || !/^PREMIUM \d/.test(cell.norm))) return []
  if (FORM_NUMBER.test(row.cells[0]!.text) || FORM_LISTED.test(row.cells[0]!.text)) return []
  const found = row.cells.flatMap((cell) => {
    // A street may be called by any word.
    if (isStreet(cell.text)) return []
    const topic = topicOf(cell)
    if (topic === 'prior' && row.cells.length > 1) return []
    if (isLabelBeside(cell, row)) return []
    return topic ? [{ cell, topic }] : []
  })
  const others = row.cells.length - found.length - priced.length
  const heads = found.map(({ cell }) => cell)
  const columns = row.cells.filter(
    (cell) =>
      (!heads.includes(cell) && /[A-Za-z]:( |$)/.test(cell.text)) ||
      ENDED.test(cell.norm) ||
      COLUMN_NAME.test(cell.norm) ||
      isNumber(cell) ||
      /^(PAGE|ISSUED|POLICY (NUMBER|NO)|EFFECTIVE|FORM)\b/.test(cell.norm) ||
      companyName(cell.text),
  ).length
  return found.length > 0 && others <= columns + (found[0]!.cell === row.cells[0] ? 0 : 1) ? found : []
}

/** 'Commercial auto | ED3328494': the number of the policy stands beside the heading of a part. */
const isNumber = (cell: Cell) =>
  cell.tokens.length < 4 && /[A-Z].*\d{4}|\d{7}/.test(cell.text) && policyNumber(spanOf(cell))?.text === cell.text

/**
 * 'Workers compensation | Each accident | $1,000,000': a heading with the first of its limits beside it, which has a label of its own; the
 * form may stand between them.
 */
function headingBeside({ cells }: Row, [priced]: Cell[]): { cell: Cell; topic: Topic } | null {
  const [cell] = cells
  const [label, amount] = cells.slice(-2)
  const topic = cell && topicOf(cell)
  const isBeside = topic && label && label !== cell && amount === priced && cells.length <= MOST_BESIDE
  return isBeside && !topicOf(label) && limitConcept(label.norm) !== null ? { cell, topic } : null
}
const MOST_BESIDE = 4

/** A row that begins with the carrier or the term before this one tells of that one's policy. */
const FORMER =
  /^(PRIOR|PREVIOUS|EXPIRING|FORMER) (CARRIERS?|INSURERS?|COMPANY|INSURANCE COMPANY|(POLICY )?(PERIOD|TERM))\b/

/** Whether a whole row tells of the policy before; the term that holds may stand beside it. */
const isFormer = ({ cells: [first, ...others] }: Row) =>
  FORMER.test(first!.norm) && !others.some(({ norm }) => HOLDS.test(norm))
const HOLDS = /^(POLICY (PERIOD|TERM)|CURRENT|RENEWAL|NEW|THIS|EFFECTIVE|TERM)\b/

/** A list of forms names the lines its forms are for; that is no heading. */
const FORM_NUMBER = /^[A-Z]{1,4}[ -]?[A-Z]?\d{2,}[A-Z0-9 /()-]*$/

/** 'XG 21 47 12 07 Employment practices exclusion', 'ZP 101 (03-15) Protective devices': a form's number before its title. */
const FORM_LISTED = /^[A-Z]{1,4}[ -]?\d{2,4}[ -](?:[A-Z] )?[(]?\d{2}/

const COLUMN_NAME =
  /^(LIMITS?|PREMIUMS?|DEDUCTIBLES?|COVERAGES?|CHANGE|RATE|EXPOSURE|LIMITS? OF (INSURANCE|LIABILITY)|AMOUNT|COVERED AUTOS?( SYMBOLS?)?|SYMBOLS?|BASIS|ADVANCE PREMIUM|ANNUAL PREMIUM|CARRIER|TERM|DESCRIPTION)$/

/** Rows under headings side by side that tell where their columns begin, and how often a column begins at one place. */
const ROWS_UNDER = 6
const LEAST_STARTS = 3

function regionsOf(found: { cell: Cell; topic: Topic }[], before: Region[], under: Row[], head: string): Region[] {
  const distinct = new Set(found.map((one) => one.topic))
  const only = found[0]!
  if (distinct.size === 1) {
    // A heading inside one of two columns changes that column alone.
    if (before.length > 1) {
      const home = before.findIndex(
        (region) => only.cell.left >= region.left - 4 && only.cell.right <= region.right + 4,
      )
      if (home >= 0)
        return before.map((region, index) => (index === home ? { ...region, topic: only.topic, head } : region))
    }
    return [{ left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, topic: only.topic, head }]
  }
  const starts = found.map(({ cell }, index) => startOf(cell, found[index - 1]?.cell, under))
  return found.map(({ topic }, index) => ({
    left: starts[index]!,
    right: starts[index + 1] ?? Number.POSITIVE_INFINITY,
    topic,
    head,
  }))
}

/** Where the column under a heading begins: where its rows do, before a heading set in the middle of it. */
function startOf({ left }: Cell, before: Cell | undefined, under: Row[]): number {
  if (!before) return Number.NEGATIVE_INFINITY
  const middle = (before.left + before.right) / 2
  const starts = under.flatMap(({ cells }) => cells.map((cell) => Math.round(cell.left)))
  const own = Map.groupBy(
    starts.filter((start) => start > middle && start <= left),
    (start) => start,
  )
  const [most] = [...own.values()].sort((a, b) => b.length - a.length)
  return Math.min(left, most && most.length >= LEAST_STARTS ? most[0]! : left) - 6
}
