import { findDates, parseDate } from '../../../shared/dates.ts'
import { isTotalOf } from '../records/sections.ts'
import { LETTER_DATE } from '../units/letter-units.ts'
import type { Unit } from '../units/types.ts'
import { namesOfRow } from './row-names.ts'
import type { Statement } from './types.ts'

/** A unit with the file it is of, and what that is called. */
type Titled = Unit & { file: string; paper: string }

/** The values that units of the documents tell, each by what names it. */
export function statementsOf(units: Titled[]): Statement[] {
  const dated = [...Map.groupBy(units, ({ file }) => file).values()].map(datedAtTop)
  const columns = tableColumns(units)
  let part = 0
  let heads = ''
  return units.flatMap((unit, index) => {
    const { kind, file, paper, page, label, value, section, lead, quote } = unit
    const common = {
      beside: '',
      also: dated.includes(unit) || label === LETTER_DATE ? OF_PAPER : '',
      section,
      lead,
      file,
      paper,
      page,
      quote,
      isTotal: [label, ...unit.cells.map(({ text }) => text)].some(isTotalOf),
    }
    if (kind === 'pair')
      return partsOf({ ...common, entity: '', numbers: '', attribute: label, value, table: '', row: '' })
    if (kind === 'sentence')
      return changesIn(value).map((change) => ({ ...common, ...change, entity: '', numbers: '', table: '', row: '' }))
    if (kind !== 'row') return []
    const { names, rowsAre } = columns.get(unit)!
    const own = `${file} ${[...names].sort().join('|')}`
    if (own !== heads) part++
    heads = own
    // A table goes on under the same names, over pages and in parts; one without names is none but what stands together.
    const table = names.size ? own : `${file} ${part}`
    const cells = unit.cells.map(({ head, text }) => ({ name: head, text }))
    return unit.cells.flatMap((cell, at) =>
      at === 0 && !cell.head
        ? []
        : [
            {
              ...common,
              ...namesOfRow(cells.filter((_, place) => place !== at)),
              attribute: cell.head,
              also: rowsAre,
              beside: unit.cells.flatMap(({ head }, place) => (place === at ? [] : [head])).join(' '),
              value: cell.text,
              table,
              row: `r${index}`,
            },
          ],
    )
  })
}

/** The columns of a table by their names, and what its rows are called: the first of them. */
type Columns = { names: Set<string>; rowsAre: string }

/** The columns of each row's table: rows below one another are of one, though each may leave cells empty. */
function tableColumns(units: Titled[]): Map<Titled, Columns> {
  const found = new Map<Titled, Columns>()
  let above: { place: string; columns: Columns } | undefined
  for (const unit of units) {
    if (unit.kind === 'heading' || unit.kind === 'sentence') above = undefined
    if (unit.kind !== 'row') continue
    const place = `${unit.file} ${unit.page}`
    const own = unit.cells.flatMap(({ head }) => head || [])
    const goesOn = above?.place === place && areAlike(above.columns.names, new Set(own))
    if (!above || !goesOn) above = { place, columns: { names: new Set(), rowsAre: '' } }
    const { columns } = above
    if (own.length >= columns.names.size) columns.rowsAre = unit.cells[0]!.head
    for (const name of own) columns.names.add(name)
    found.set(unit, columns)
  }
  return found
}

/** Whether most names of the one are names of the other. */
function areAlike(some: Set<string>, others: Set<string>): boolean {
  const shared = [...some].filter((name) => others.has(name)).length
  return shared > Math.min(some.size, others.size) / 2
}

const AS_BEGUN = 'effective start begin inception from'
const AS_ENDED = 'expiration expire end until to'

/** An amount behind an address or a name: 'Location 1: 12 Main St, Dry Fork $2,900,000'. */
const PLACED = /^([^$]{10,}?) (\$ ?\d[\d,]*(?:\.\d\d)?)$/

/** A span of two dates tells each of them as well, and words with an amount behind them that amount. */
function partsOf(statement: Statement): Statement[] {
  const [, words, amount] = PLACED.exec(statement.value) ?? []
  if (words && amount) return [{ ...statement, entity: words, value: amount }]
  const [from, to, more] = findDates(statement.value)
  if (!from || !to || more || statement.value.length > LONGEST_SPAN) return [statement]
  const { value, also } = statement
  const part = ({ from: at, to: end }: typeof from, as: string) => ({
    ...statement,
    value: value.slice(at, end),
    also: `${also} ${as}`,
  })
  return [statement, part(from, AS_BEGUN), part(to, AS_ENDED)]
}
const LONGEST_SPAN = 60

const CHANGE =
  /(?:^|[.;] )([^.;]{4,80}?) (?:is|are|was|were|has been|have been) (?:changed|increased|decreased|reduced|amended|revised|raised|lowered) from (\$? ?[\d,.]*\d) to (\$? ?[\d,.]*\d)/gi

/** What a value that holds no more is called. */
export const AS_WAS = 'old prior expiring previous was'
const AS_IS = 'new now renewal changed current'

/** What a sentence tells of a change: the value before, and the one after. */
function changesIn(sentence: string): Pick<Statement, 'attribute' | 'also' | 'value' | 'section'>[] {
  return [...sentence.matchAll(CHANGE)].flatMap(([, attribute = '', before = '', after = '']) => [
    { attribute: `${attribute}, before`, also: AS_WAS, value: before, section: attribute },
    { attribute: `${attribute}, after`, also: AS_IS, value: after, section: attribute },
  ])
}

/** What a letter or a notice is called where its day is asked for. */
const OF_PAPER = 'letter notice statement report dated sent written issued signed mailed'
const OF_OTHERS = /loss|effective|expir|policy|term|period|birth|due|occur|hired|accident|report|notif|clos|paid|valu/i
const AT_TOP = 8

/** The first date at the top of a document that is of nothing else is the day it was written. */
function datedAtTop(units: Titled[]): Titled | undefined {
  return units
    .filter(({ page }) => page === 1)
    .slice(0, AT_TOP)
    .find(({ label, value }) => parseDate(value) !== null && !OF_OTHERS.test(label))
}
