import { oncePer } from '../../../lib/once-per.ts'
import { runsIntoFigure } from '../../facts/addresses.ts'
import type { Page } from '../../types.ts'
import type { RecordField } from '../types.ts'
import { type Column, isAmount, namesProperty, type Row, saysOther } from './columns.ts'
import { deductibleOfAll } from './deductibles.ts'
import { kindSaid, loanIn } from './interests.ts'
import { type PlaceNamed, placeNamed } from './places.ts'
import { type Told, told, valueTold } from './told.ts'

/** The place that words name, with these words. */
export type Scope = { place: PlaceNamed; told: Told } | null
type Fields = Record<string, RecordField>

/** A name without the loan told behind it. */
export function withoutLoan(name: string): string {
  const loan = loanIn(name)
  return loan
    ? name
        .slice(0, name.indexOf(loan))
        .replace(
          /[\s,;(–-]*(?:loan|account|acct|lease|contract|agreement|reference|ref)?[\s.:#]*(?:no|number)?[\s.:#]*$/i,
          '',
        )
        .replace(/[\s,;(–-]*(?:loan|account|acct|lease|contract|agreement|reference|ref)$/i, '')
    : name
}

/** What a code stands for that the page explains: 'LP=LOSS PAYEE'; other words as they are. */
export const spelledOut = (text: string, page: Page): string => legendsOf(page).get(text) ?? text

const LEGEND = /(?:^|\s)([A-Z]{2,5})\s*=\s*([A-Z' ]+?)(?=\s[A-Z]+\s*=|$)/g

/** What the codes of a page stand for, each as it is first explained. */
const legendsOf = oncePer(
  ({ lines }: Page) =>
    new Map(
      lines
        .flatMap(({ text }) => (text.includes('=') ? [...text.matchAll(LEGEND)] : []))
        .map(([, code, words]) => [code!, words!] as const)
        .reverse(),
    ),
)

export function numbersOf({ location, building, all }: PlaceNamed, own: Told): Record<string, RecordField | null> {
  if (all) return { location_number: valueTold('All', own) }
  return {
    location_number: location ? valueTold(location, own) : null,
    building_number: building ? valueTold(building, own) : null,
  }
}

export function placeOfRow(place: Told | undefined, location: Told | undefined, building: Told | undefined): Scope {
  if (place) {
    const [, one, other] = /^(\d{1,4}[A-Z]?)(?:\s*[/–-]\s*|\s)(\d{1,4}[A-Z]?)(?:\s\d{1,4})?$/.exec(place.text) ?? []
    return one && other ? { place: { location: one, building: other, all: false, rest: '' }, told: place } : null
  }
  const own = [location, building].filter((one) => one !== undefined)
  if (!own.length) return null
  const named = location && !building ? numbersIn(location.text) : null
  if (location && named?.building) return { place: named, told: location }
  const lines = own.flatMap((one) => one.lines)
  const isAll = own.every(({ text }) => /^all$/i.test(text))
  const number = (one: Told | undefined) => (one && /^(?:\d{1,4}[A-Z]?|[A-H])$/.test(one.text) ? one.text : null)
  const [l, b] = [number(location), number(building)]
  return isAll || l || b
    ? { place: { location: l, building: b, all: isAll, rest: '' }, told: told(lines, own[0]!.page) }
    : null
}

/** The numbers of a cell of locations that tells buildings too: '1, Bldg 2'. */
function numbersIn(text: string): PlaceNamed | null {
  const named = placeNamed(`Location ${text}`)
  return named?.location && named.rest === '' ? named : null
}

const YEAR = /^(?:1[6-9]|20)\d\d$/
/** What a building is built of stands beside it. */
const IS_YEAR = /^(?:year|yr\.?)$/i
/** What stands for the address of the row above. */
export const SAME = /^\(?same(?: as above)?\)?\.?$/i
const IS_NUMBER = /^(?:no\.?|number|#)$/i

/** The address that a row tells in cells of its parts. */
export function addressOf(street: Told, city?: Told, state?: Told, zip?: Told): RecordField | null {
  if (runsIntoFigure(street.text)) return null
  if (!city) return valueTold(street.lines.map(({ text }) => text).join(', '), street)
  const ends = [state, zip].filter((one) => one !== undefined)
  const whole = [street.text, [city.text, ends.map(({ text }) => text).join(' ')].filter(Boolean).join(', ')]
  return valueTold(
    whole.join(', '),
    told(
      [street, city, ...ends].flatMap(({ lines }) => lines),
      street.page,
    ),
  )
}

/** A deductible told with what it is of: '$10,000 AOP', '• $5,000 Windstorm • $1,000 All other perils'. */
export function deductibleOf(fields: Fields): Fields {
  const { deductible } = fields
  const text = typeof deductible?.value === 'string' ? deductible.value : ''
  const found = text.split(/[•;]/).flatMap((part) => {
    const [, amount, of = ''] = /^\s*(\$?\s?[\d,]{3,})(?: (.*?))?\s*$/.exec(part) ?? []
    return amount ? [{ amount, of }] : []
  })
  const amount = deductibleOfAll(found)?.amount
  return deductible && amount
    ? { ...fields, deductible: { ...deductible, value: amount.replace(/^\$\s*/, '') } }
    : fields
}

/** What columns hold, by their heads and by what stands under them: numbers of premises, addresses, amounts for what the head names, where these are no mere values. */
export function columnsFor(columns: Column[], rows: { row: Row }[], areValues: boolean): Column[] {
  const under = (at: number) => rows.flatMap(({ row }) => (row[at] ? [row[at].text] : []))
  const most = (texts: string[], is: (text: string) => boolean) =>
    texts.length > 0 && texts.filter(is).length * 2 > texts.length
  const isNumber = (text: string) => /^(?:\d{1,3}[A-Z]?|[A-H]|all)$/i.test(text) || numbersIn(text) !== null
  const [names, limits] = insuredIn(columns, under)
  const isOf = (name: string) => columns.some(({ field }) => field === name)
  const isOfNames = isOf('name') && !isOf('interest')
  return columns.map((column, at) => {
    const texts = under(at)
    if (at === names) return { ...column, field: 'coverage' }
    if (at === limits) return { ...column, field: 'limit' }
    const { field, head } = column
    if (field === 'premium' && columns[at + 1]?.field === 'building_number' && most(texts, isNumber))
      return { ...column, field: 'location_number' }
    if (field === 'location_number' && !most(texts, isNumber))
      return { ...column, field: most(texts, (text) => /^\d+ \S/.test(text)) ? 'premises_address' : null }
    // A list of addresses numbers its rows.
    if (
      field === null &&
      IS_NUMBER.test(head.text) &&
      columns[at + 1]?.field === 'premises_address' &&
      most(texts, isNumber)
    )
      return { ...column, field: 'location_number' }
    const isNamed = !areValues && namesProperty(head.text)
    if (
      (field === null || field === 'building_number') &&
      isNamed &&
      most(texts, (text) => isAmount(text) || /^(?:[-–—]+|0|\d{4,9})$/.test(text))
    )
      return { ...column, field: `amount of ${head.text}` }
    // Under any head: 'Clause', 'Capacity'.
    if (field === null && isOfNames && most(texts, (text) => kindSaid(text) !== null))
      return { ...column, field: 'interest' }
    if (field === null && isOf('construction') && most(texts, (text) => YEAR.test(text)) && IS_YEAR.test(head.text))
      return { ...column, field: 'year_built' }
    if (field === 'building_number' && !most(texts, isNumber)) return { ...column, field: null }
    return column
  })
}

/**
 * Which columns tell what is insured and for how much, whatever their heads say: one that names buildings or contents, and beside it the limit, or before
 * a deductible the only amounts. -1 where none does.
 */
function insuredIn(columns: Column[], under: (at: number) => string[]): [names: number, limits: number] {
  const isKnown = (name: string) => columns.some(({ field }) => field === name)
  // Where no head says what a column is, the first word of a name tells enough.
  const isNamed = ({ head }: Column, at: number) =>
    !saysOther(head.text) &&
    under(at).some((text) => namesProperty(text) || (!head.text && namesProperty(text.split(' ')[0]!))) &&
    !under(at).some(isAmount)
  const names = isKnown('coverage') ? -1 : columns.findIndex((one, at) => one.field === null && isNamed(one, at))
  const amounts = columns.flatMap(({ field }, at) => (field === null && under(at).some(isAmount) ? [at] : []))
  if (isKnown('limit')) return [names, -1]
  const [limits, ...others] = amounts
  const isSure = limits !== undefined && !others.length && isKnown('deductible') && columns[limits + 1]!.field !== null
  return isSure && columns.some(isNamed) && !saysOther(columns[limits]!.head.text) ? [names, limits] : [-1, -1]
}
