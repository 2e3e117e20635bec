import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import type { Known } from './match.ts'

/**
 * Values of one sort that differ in one thing: a column's cells, by their rows; a row's, by their columns; values behind one label, by what they
 * stand under. `varying` is where that stands.
 */
export type Family = {
  members: Known[]
  varying: 'entity' | 'attribute' | 'section'
  /** Whether they may be numbers that only name something: they are meant where their label is asked for. */
  isNumbered: boolean
}

export type Sort = 'amount' | 'date'

/** What is longer says more than an amount. */
const LONGEST = 40

/** The one amount or date a value is; null where it tells none, or several. */
export function oneIn(sort: Sort, value: string): number | string | null {
  if (sort === 'date') {
    const [date, other] = [...datesIn(value)]
    return date && !other ? date : null
  }
  if (datesIn(value).size || /\d{8}|\p{L}\d|\d-|^\D*\d{1,2}\/\d/u.test(value) || value.length > LONGEST) return null
  const [amount, other] = [...amountsIn(value)]
  return amount !== undefined && other === undefined ? amount : null
}

const LEAST = 2
/** An amount that cannot be a code, a year or a number of something; in a spreadsheet it may stand without its commas. */
const MONEY = /\$|\bUSD\b|\d,\d{3}|\d\.\d\d$|^[-–—0]$|^[1-9]\d{4,6}$/

/** Names of columns that number or name their rows. */
const NUMBERS =
  /#|\b(?:no|num|number|code|class|id|year|zip|item|unit|vehicle|auto|veh|loc|location|bldg|premises|prem|policy|claim|form|vin|serial)\b\.?$/i

/** Whether values under this name only tell things apart. */
export const onlyNumbers = (attribute: string): boolean => NUMBERS.test(attribute.trim())

export const isMoney = (value: string): boolean => MONEY.test(value)

/** The families of statements that tell one value of a sort. */
export function familiesOf(all: Known[], sort: Sort): Family[] {
  const telling = all.filter(({ statement }) => oneIn(sort, statement.value) !== null)
  const cells = telling.filter(({ statement }) => statement.table)
  const columns = Map.groupBy(cells, ({ statement: { table, attribute } }) => `${table} ${attribute}`)
  const rows = Map.groupBy(cells, ({ statement: { row } }) => row)
  const labels = Map.groupBy(
    telling.filter(({ statement }) => !statement.table && !statement.row),
    ({ statement: { attribute, file } }) =>
      /\d/.test(attribute) ? `${file} ${attribute.replace(/\d+/g, '#')}` : attribute.toLowerCase(),
  )
  const family = (varying: Family['varying']) => (members: Known[]) => ({
    members,
    varying,
    isNumbered:
      sort === 'amount' &&
      !members.every(({ statement }) => isMoney(statement.value) && !NUMBERS.test(statement.attribute)),
  })
  return [
    ...[...columns.values()].map(family('entity')),
    ...[...rows.values()].map(family('attribute')),
    ...[...labels.values()].map(family('section')),
  ].filter(({ members }) => members.length >= LEAST)
}
