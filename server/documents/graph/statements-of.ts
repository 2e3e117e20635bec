import { findDates, parseDate } from '../../../shared/dates.ts'
import type { Unit } from '../units/types.ts'
import type { Statement } from './types.ts'

const TOTAL = /^(?:(?:sub|grand|policy|annual|estimated) ?)?totals?\b/i
const MONEY = /^(?:\$|USD)|^\(?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\)?$|^\d+\.\d\d$/
const MOST_OF_ENTITY = 160

/** A unit with the file it is of, and what that is called. */
type Titled = Unit & { file: string; paper: string }

/** The values that units of the papers tell, each by what names it. */
export function statementsOf(units: Titled[]): Statement[] {
  const dated = [...Map.groupBy(units, ({ file }) => file).values()].map(datedAtTop)
  let table = 0
  let heads = ''
  return units.flatMap((unit, index) => {
    const { kind, file, paper, page, label, value, section, lead, quote } = unit
    const common = {
      also: dated.includes(unit) ? OF_PAPER : '',
      section,
      lead,
      file,
      paper,
      page,
      quote,
      isTotal: TOTAL.test(label),
    }
    if (kind === 'pair' || dated.includes(unit))
      return withBothEnds({ ...common, entity: '', attribute: label, value, table: '', row: '' })
    if (kind !== 'row') return []
    const own = `${file} ${unit.cells.map(({ head }) => head).join('|')}`
    if (own !== heads) table++
    heads = own
    return unit.cells.flatMap((cell, at) =>
      at === 0 && !cell.head
        ? []
        : [
            {
              ...common,
              entity: unit.cells
                .flatMap((other, place) => (place === at || MONEY.test(other.text) ? [] : [namedCell(other)]))
                .join('; ')
                .slice(0, MOST_OF_ENTITY),
              attribute: cell.head,
              also: unit.cells[0]!.head,
              value: cell.text,
              table: `t${table}`,
              row: `r${index}`,
            },
          ],
    )
  })
}

/** A number says nothing without the name of its column. */
const namedCell = ({ head, text }: Unit['cells'][number]) =>
  /^[\d\W]{1,6}$/.test(text) && head ? `${head} ${text}` : text

const AS_BEGUN = 'effective start begin inception from'
const AS_ENDED = 'expiration expire end until to'

/** A span of two dates tells each of them as well. */
function withBothEnds(statement: Statement): Statement[] {
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

/** What a letter or a notice is called where its day is asked for. */
const OF_PAPER = 'letter notice statement report dated sent written issued signed mailed'
const OF_OTHERS = /loss|effective|expir|policy|term|period|birth|due|occur|hired|accident|claim/i
const AT_TOP = 8

/** The first date at the top of a paper that is of nothing else is the day it was written. */
function datedAtTop(units: Titled[]): Titled | undefined {
  return units
    .filter(({ page }) => page === 1)
    .slice(0, AT_TOP)
    .find(({ label, value }) => parseDate(value) !== null && !OF_OTHERS.test(label))
}
