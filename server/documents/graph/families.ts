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
  /** How many rows of a column tell none: words alone, as 'Included', or figures that cannot be read as one. */
  untold: { words: number; figures: number }
}

export type Sort = 'amount' | 'date'

/** What is longer says more than an amount. */
const LONGEST = 40
const FOREIGN = /[€£¥]|\b(?:EUR|GBP|CAD|AUD|CHF|JPY|MXN)\b/
const NEGATIVE = /^\W*\(\s*\$?[\d,.]+\s*\)|^\s*\$?\s*[-–−]\s*\$?\d|\b(?:CR|credit|return)\b/i

/** The one amount or date a value is, an amount in parentheses or behind a minus below zero; null where it tells none, several, or no dollars. */
export function oneIn(sort: Sort, value: string): number | string | null {
  if (sort === 'date') {
    const [date, other] = [...datesIn(value)]
    return date && !other ? date : null
  }
  if (FOREIGN.test(value) || /\d{8}|\p{L}\d|\d-|^\D*\d{1,2}\/\d/u.test(value) || value.length > LONGEST) return null
  const [amount, other] = [...amountsIn(value)]
  if (amount === undefined || other !== undefined) return null
  return NEGATIVE.test(value) ? -amount : amount
}

const LEAST = 2
/** An amount that cannot be a code, a year or a number of something; in a spreadsheet it may stand without its commas. */
const MONEY = /\$|\bUSD\b|\d,\d{3}|\d\.\d\d$|^[-–—0]$|^[1-9]\d{4,6}$/

/** Names of columns that number or name their rows. */
const NUMBERS =
  /#|\b(?:no|num|number|code|class|id|year|zip|item|unit|vehicle|auto|veh|loc|location|bldg|premises|prem|policy|claim|form|vin|serial)\b\.?$/i

/** Whether a value only tells things apart, by the name it stands under: 'Class code', 'Class code 2' where no dollars are printed. */
export const onlyNumbers = ({ attribute, value }: Known['statement']): boolean =>
  NUMBERS.test(attribute.trim()) || (NUMBERS.test(attribute.replace(/[\s\d]+$/, '')) && !value.includes('$'))

export const isMoney = (value: string): boolean => MONEY.test(value)

const columnOf = ({ statement: { table, attribute } }: Known): string => `${table} ${attribute}`

/** The families of statements that tell one value of a sort. */
export function familiesOf(all: Known[], sort: Sort): Family[] {
  const telling = all.filter(({ statement }) => oneIn(sort, statement.value) !== null)
  const cells = telling.filter(({ statement }) => statement.table)
  const columns = Map.groupBy(cells, columnOf)
  const rows = Map.groupBy(cells, ({ statement: { row } }) => row)
  const labels = Map.groupBy(
    // Facts have rows: they were read from labels, and told among them they would be the same again.
    telling.filter(({ statement }) => !statement.table && !statement.row),
    ({ statement: { attribute, file } }) =>
      /\d/.test(attribute) ? `${file} ${attribute.replace(/\d+/g, '#')}` : attribute.toLowerCase(),
  )
  const inColumns = Map.groupBy(
    all.filter(({ statement }) => statement.table),
    columnOf,
  )
  const untoldIn = (members: Known[], varying: Family['varying']): Family['untold'] => {
    const others =
      varying === 'entity' ? inColumns.get(columnOf(members[0]!))!.filter((known) => !members.includes(known)) : []
    const figures = others.filter(({ statement }) => /\d/.test(statement.value)).length
    return { figures, words: others.length - figures }
  }
  const family = (varying: Family['varying']) => (members: Known[]) => ({
    members,
    varying,
    isNumbered:
      sort === 'amount' && !members.every(({ statement }) => isMoney(statement.value) && !onlyNumbers(statement)),
    untold: untoldIn(members, varying),
  })
  return [
    ...wholeOf([...columns.values()]).map(family('entity')),
    ...[...rows.values()].map(family('attribute')),
    ...[...labels.values()].map(family('section')),
  ].filter(({ members }) => members.length >= LEAST)
}

/** Columns without those that are a part of another: a list read from a table may have missed some of its rows. */
function wholeOf(columns: Known[][]): Known[][] {
  const named = Map.groupBy(columns, ([first]) => first!.stems.attribute.join(' '))
  const isPart = (own: Known[], other: Known[]) =>
    own.length < other.length && own.every((known) => other.some((one) => areSame(known, one)))
  return columns.filter((own) => !named.get(own[0]!.stems.attribute.join(' '))!.some((other) => isPart(own, other)))
}

const areSame = (a: Known, b: Known): boolean =>
  a.statement.value === b.statement.value && a.stems.entity.some((stem) => b.stems.entity.includes(stem))
