import { amountsIn, parseAmount } from '../../../../shared/amounts.ts'
import { type Page, plainName, type Unit, unitsOf } from '../../../documents/index.ts'
import { namedOnPage } from '../../../reviews/comparison/looked.ts'
import type { Item, Told } from '../../../reviews/comparison/types.ts'
import type { ReviewPaper } from '../../../reviews/types.ts'
import { FORMS, listOf } from './items.ts'
import type { ReadList, Side } from './types.ts'

/** So many limits of a coverage, or forms on a page, make a list of them: one alone may be named in passing. Of everything else one does. */
const LEAST = 2

/** The lists a file was read for, by what it tells. Forms are told by their numbers; of all else every figure and row must have been read. */
export function listsIn(
  told: readonly Told[],
  { name: fileName, pages: read }: Pick<ReviewPaper, 'name' | 'pages'>,
): ReadList[] {
  const onPage = Map.groupBy(told, pageOf)
  const entries = told.filter(({ item }) => listOf(item) !== FORMS || item.aspect === 'form')
  return [...Map.groupBy(entries, ({ item }) => listOf(item))].flatMap(([of, own]) => {
    const least = of === FORMS || of?.endsWith(' limits') ? LEAST : 1
    const pages = Map.groupBy(own, pageOf)
    const [first] = [...pages.values()].find((entriesOfPage) => entriesOfPage.length >= least) ?? []
    const isWhole =
      of === FORMS ||
      [...pages].every(([number, entries]) => {
        const page = read.find((one) => one.number === number)
        return page !== undefined && isTaken(page, entries, onPage.get(number)!)
      })
    return of && first ? [{ of, place: first.place, fileName, isWhole }] : []
  })
}

const pageOf = ({ place }: Told) => (place.of === 'file' ? place.page : null)

const MONEY = /\$\s?\d[\d,.]*|\d{1,3}(?:,\d{3})+(?:\.\d\d)?/g

/** Whether all money on a page, and each row that stands with these entries of a list, is what the page tells (`all`). */
function isTaken(page: Page, entries: readonly Told[], all: readonly Told[]): boolean {
  const known = new Set(all.flatMap(({ value }) => [...amountsIn(value)]))
  const isKnown = (text: string) => (text.match(MONEY) ?? []).every((one) => known.has(parseAmount(one) ?? Number.NaN))
  const holds = ({ quote }: Unit, told: readonly Told[]) =>
    told.some(({ value, place }) => place.quote === quote || (value && plainName(quote).includes(plainName(value))))
  const units = unitsOf(page).filter(({ kind }) => kind === 'row' || kind === 'pair')
  const sections = new Set(units.filter((one) => holds(one, entries)).map(({ section }) => section))
  const beside = units.filter(({ section }) => sections.has(section))
  return beside.length > 0 && beside.every((one) => holds(one, all)) && page.lines.every(({ text }) => isKnown(text))
}

/** The list of a side that would hold a thing, where it was read and no other page names the thing. */
export function listWithout(item: Item, side: Side): ReadList | null {
  const of = listOf(item)
  const list = side.lists.find((one) => one.of === of)
  return list?.isWhole && namedOnPage(item, side) === null ? list : null
}

/** Where a list stands: "the forms on page 3 of Policy.pdf". */
export const placeOfList = ({ of, place, fileName }: ReadList) =>
  `the ${of}${place.of === 'file' ? ` on page ${String(place.page)}` : ''} of ${fileName}`
