import { startsAddress } from '../../facts/addresses.ts'
import type { Line, Page } from '../../types.ts'
import { isTitle } from '../../units/labels.ts'
import { saysNotInForce } from '../in-force.ts'
import { isTotalOf } from '../sections.ts'
import { type Level, levelsOf } from '../stacked-heads.ts'
import type { RecordField } from '../types.ts'
import { type Across, placesAcross, rowOf } from './across.ts'
import { amountsBeside, isClose, isUnderLimits } from './amounts-beside.ts'
import { addressOf, columnsFor, numbersOf, placeOfRow, type Scope } from './cells.ts'
import { type Column, headsAt, listsBeside, type Row, rowUnder, saysOther } from './columns.ts'
import { type CoverageTold, coverageTold } from './coverage-told.ts'
import { deductiblesOn } from './deductibles.ts'
import { interestInRow } from './interest-rows.ts'
import { namesInterests } from './interests.ts'
import { isOfLiability } from './pages.ts'
import { coveragesOf, type Panel, panelAt } from './panels.ts'
import { describedIn, partsIn } from './parts.ts'
import { addressAhead, beginsAddress, isOfOthers, type PlaceNamed, placeNamed, saysAll } from './places.ts'
import { goOnWith, isDenied, isRestOf, wordsOver } from './rows.ts'
import { type InterestRead, interestsUnderHeadings } from './stacks.ts'
import { Standing } from './standing.ts'
import { fieldsTold, type Told, told, valueTold } from './told.ts'

type Fields = Record<string, RecordField>

type ScopedRow = { row: Row; scope: Scope }

/** What stands over a list says of it. */
type Over = { isOfInterests: boolean; isOfLimits: boolean; isBound: boolean }
const OF_LIMITS = /\blimits?\b/i
/** What stands for the address of the row above. */
const SAME = /^\(?same(?: as above)?\)?\.?$/i
/** A list ends at a gap of more than so many heights. */
const FAR = 4
const WRAPPED = 0.9
const SAME_LEFT = 3
/** What stands below words and says more of them: '(in addition to the limit)'. A title right under the heads is of all rows. */
const isAside = (text: string) => /^[\p{Ll}(]/u.test(text)
const CONTINUED = /\(?\bcont(?:inued|['’]d|\.)?\)?$/i

/** Reads the lists of a property policy page by page. */
export class PropertyReader {
  readonly coverages: CoverageTold[] = []
  readonly places: { fields: Fields; page: number }[] = []
  readonly interests: { fields: Fields; page: number }[] = []

  readonly deductibles: ReturnType<typeof deductiblesOn> = []

  /** Whether the head of a list says that it is of property. */
  saysProperty = false

  /** The heads of the last list, with its page. */
  private last: { columns: Column[]; page: number } | null = null

  private readonly standing = new Standing()

  read(page: Page): void {
    const levels = levelsOf(page.lines)
    const out = this.standing.outOf(levels)
    // What a page of another line lists is not of property.
    if (isOfLiability(levels)) return
    this.deductibles.push(...deductiblesOn(levels, page.number, out))
    let scope: Scope = null
    let at = 0
    while (at < levels.length) {
      const panel = out.has(levels[at]!.lines[0]!) ? null : panelAt(levels, at, page.number)
      if (panel) {
        scope = panel.place ?? (panel.isApart ? null : scope)
        this.readPanel(panel, scope, page)
        at += 2
        continue
      }
      const across = out.has(levels[at]!.lines[0]!) ? null : placesAcross(levels, at, page.number)
      if (across) {
        this.readAcross(across, page)
        at += across.levels
        continue
      }
      const heads = headsAt(levels, at, page) ?? this.goesOn(levels, at, page.number)
      const beside = heads ? null : this.amountsAt(levels, at, scope, page)
      if (beside && !out.has(levels[at]!.lines[0]!)) {
        for (const { name, limit } of beside.rows) this.addCoverage(name, limit, scope, {})
        at += beside.levels
        continue
      }
      if (!heads) {
        const { lines } = levels[at]!
        const [first] = lines
        const named = out.has(first!) ? null : (this.scopeIn(lines, first!, page) ?? this.scopeBeside(levels, at, page))
        if (scope && !named && isClose(levels, at)) this.addAddressBelow(scope, levels[at - 1]!, lines, page)
        // A title ends what was said of a place, unless it stands right below.
        const isEnd: boolean =
          lines.length === 1 &&
          isTitle(first!.text) &&
          scope !== null &&
          !(scope as NonNullable<Scope>).told.lines.some((line) => levels[at - 1]?.lines.includes(line))
        // So does a place that is not understood.
        scope = named ?? (isEnd || placeNamed(first!.text) ? null : scope)
        at += 1
        continue
      }
      const isOut = out.has(levels[at]!.lines[0]!)
      this.last = { columns: heads.columns, page: page.number }
      scope = this.scopeIn(levels[at]!.lines, levels[at]!.lines[0]!, page) ?? scope
      const from = scope
      const rows: ScopedRow[] = []
      const isOneList = listsBeside(heads.columns).length === 1
      let next = at + heads.levels
      for (; next < levels.length; next++) {
        const [level, above] = [levels[next]!, levels[next - 1]!]
        const height = level.bottom - level.top
        const gap = level.top - above.bottom
        if (gap > FAR * height || headsAt(levels, next, page) || panelAt(levels, next, page.number)) break
        const named = isOut ? null : this.scopeIn(level.lines, level.lines[0]!, page)
        if (named) {
          scope = named
          continue
        }
        const row = rowUnder(heads.columns, level, page.number)
        if (!row) {
          if (level.lines.length === 1) break
          continue
        }
        const filled = row.flatMap((cell, index) => (cell ? [index] : []))
        const last = rows.at(-1)
        const isRest = last && isOneList && gap < WRAPPED * height && isRestOf(last.row, row)
        if (isRest) goOnWith(last.row, row, page.number)
        else if (filled.length === 1) {
          const { text } = row[filled[0]!]!
          if (last ? !isAside(text) || gap >= WRAPPED * height : saysNotInForce(text)) break
        }
        // Options are of the places that they name themselves.
        else rows.push({ row, scope: heads.isBound ? null : scope })
      }
      // What is said of other places is not of these.
      const over = wordsOver(levels.slice(0, heads.from)).filter((text) => !isOfOthers(text, from))
      if (!isOut && !over.some(saysNotInForce)) this.readLists(heads.columns, rows, page, over, heads.isBound === true)
      at = Math.max(next, at + heads.levels)
    }
    for (const interest of interestsUnderHeadings(page, out)) this.addInterest(interest)
  }

  /** The place a line names for what stands below it, which is a place of the policy where its address follows. */
  private scopeIn(lines: Line[], first: Line, page: Page): Scope {
    const own = told(lines, page.number)
    if (
      lines.length === 1 &&
      /^(?:all|coverages? (?:that )?appl|blanket)/i.test(own.text) &&
      saysAll(own.text) &&
      own.text.length < 70
    )
      return { place: { location: null, building: null, all: true, rest: '' }, told: own }
    const place = placeNamed(first.text)
    if (!place) return null
    // Cells apart are parts apart of an address.
    const all = placeNamed(lines.map(({ text }) => text).join(', '))!
    const address = beginsAddress(all.rest) ? addressAhead(all.rest) : null
    if (address) this.addPlace(all, own, valueTold(address, own), {})
    return address || all.rest === '' ? { place: all, told: own } : null
  }

  /** The heads of the list of the page before, where a place goes on with it: 'PREM 002 BLDG 01 (CONT)'. */
  private goesOn(levels: Level[], at: number, page: number) {
    const [{ lines }, below] = [levels[at]!, levels[at + 1]]
    if (this.last?.page !== page - 1 || !below || !CONTINUED.test(lines.at(-1)!.text)) return null
    const isRow = rowUnder(this.last.columns, below, page)?.filter((cell) => cell).length ?? 0
    const isPlace = placeNamed(lines.map(({ text }) => text).join(', '))?.rest === ''
    return isPlace && isRow > 2 ? { columns: this.last.columns, from: at, levels: 1, isBound: undefined } : null
  }

  /** The place that words beside a caption name: 'Situation | Premises 1: 9 Elm Street, Erie, PA 16501'. */
  private scopeBeside(levels: Level[], at: number, page: Page): Scope {
    const [caption, ...lines] = levels[at]!.lines
    const [first] = lines
    if (!first || placeNamed(caption!.text) || !placeNamed(first.text)) return null
    const below = isClose(levels, at + 1) ? levels[at + 1]?.lines[0] : undefined
    const isHead = below !== undefined && Math.abs(below.box[0] - first.box[0]) < SAME_LEFT
    const scope = this.scopeIn(lines, first, page)
    return scope?.place.rest === '' && !isHead ? null : scope
  }

  /** Amounts that stand in lines close under the place they are at. */
  private amountsAt(levels: Level[], at: number, scope: Scope, page: Page) {
    if (!scope) return isUnderLimits(levels, at) ? amountsBeside(levels, at, page.number) : null
    let over = at
    while (over > 0 && isClose(levels, over) && !levels[over]!.lines.some((line) => scope.told.lines.includes(line)))
      over--
    const isUnder = levels[over]!.lines.some((line) => scope.told.lines.includes(line))
    const words = levels.slice(Math.max(0, over - 1), at).flatMap(({ lines }) => lines.map(({ text }) => text))
    return isUnder && !words.some((text) => !/\d,\d/.test(text) && saysOther(text))
      ? amountsBeside(levels, at, page.number)
      : null
  }

  private readAcross(list: Across, page: Page): void {
    const cells = (field: string) => rowOf(list, field)
    for (const [index, { place, told: own }] of list.places.entries()) {
      const at = (field: string) => cells(field)[index]
      const [street, city] = [at('premises_address'), at('city')]
      if (street) this.addPlace(place, own, addressOf(street, city), describedIn(at, page))
      const parts = partsIn(at, page)
      for (const { field, label, cells: amounts } of list.rows)
        if (field === 'limit') this.addCoverage(label, amounts[index], { place, told: own }, parts)
    }
  }

  private readPanel(panel: Panel, scope: Scope, page: Page): void {
    const isAddress = ({ value: { text } }: Panel['cells'][number]) =>
      startsAddress(text) && addressAhead(text) !== null
    const address = panel.cells.find((one) => isAddress(one) && (panel.place || one.field === 'premises_address'))
    if (scope && address)
      this.addPlace(scope.place, scope.told, valueTold(addressAhead(address.value.text)!, address.value), {})
    for (const { own, parts } of coveragesOf(panel)) {
      const more = partsIn((field) => parts.find((one) => one.field === field)?.value, page)
      const name = { ...own.caption, text: own.caption.text.replace(/ limits?$/i, '') }
      this.addCoverage(name, own.value, scope, more)
    }
  }

  /** An address right below the name of its place. */
  private addAddressBelow(
    { place, told: own }: NonNullable<Scope>,
    above: Level,
    [first, ...beside]: Line[],
    page: Page,
  ) {
    const isBelow = place.rest === '' && !place.all && above.lines.every((line) => own.lines.includes(line))
    const address = isBelow && !beside.length && startsAddress(first!.text) ? addressAhead(first!.text) : null
    if (address) this.addPlace(place, own, valueTold(address, told([first!], page.number)), {})
  }

  private addPlace(place: PlaceNamed | null, own: Told, address: RecordField | null, more: Fields) {
    if (!address) return
    const fields = fieldsTold({ ...(place && numbersOf(place, own)), premises_address: address })
    this.places.push({ fields: { ...fields, ...more }, page: own.page })
  }

  /** What the rows of each list under these heads say. `over`: what stands over them. */
  private readLists(columns: Column[], rows: ScopedRow[], page: Page, over: string[], isBound: boolean): void {
    const isOfLimits = over.some((text) => OF_LIMITS.test(text))
    const areValues = over.some((text) => /\bvalues?\b/i.test(text)) && !isOfLimits
    const isOfInterests = [...over, ...columns.map(({ head }) => head.text)].some(namesInterests)
    for (const own of listsBeside(columns)) {
      const from = columns.indexOf(own[0]!)
      const part = rows.map(({ row, scope }) => ({ row: row.slice(from, from + own.length), scope }))
      this.readRows(columnsFor(own, part, areValues), part, page, { isOfInterests, isOfLimits, isBound })
    }
  }

  private readRows(columns: Column[], rows: ScopedRow[], page: Page, over: Over): void {
    const at = (field: string) => columns.findIndex((column) => column.field === field)
    const isOnce = (field: string) => columns.filter((column) => column.field === field).length === 1
    const cell = (row: Row, field: string) => (isOnce(field) ? row[at(field)] : undefined)
    let street: Told | undefined
    for (const { row, scope } of rows) {
      if (row.some((one) => one && isTotalOf(one.text)) || isDenied(columns, row)) continue
      const own = placeOfRow(cell(row, 'place'), cell(row, 'location_number'), cell(row, 'building_number'))
      const place = own ?? scope
      const parts = () => partsIn((field) => cell(row, field), page)
      if (at('name') >= 0 && at('coverage') < 0) {
        // What stands where a place should and is none heads no row.
        const isRow = own !== null || !cell(row, 'place')
        const interest = isRow ? interestInRow(row, cell, place, page, over.isOfInterests) : null
        if (interest) this.interests.push({ fields: interest, page: page.number })
        continue
      }
      const address = cell(row, 'premises_address')
      let where: Fields = {}
      if (address) {
        if (!SAME.test(address.text)) street = /^\(?same\b/i.test(address.text) ? undefined : address
        const [city, state, zip] = ['city', 'state', 'zip'].map((field) => cell(row, field))
        const whole = street && addressOf(street, city, state, zip)
        const more = describedIn((field) => cell(row, field), page)
        this.addPlace(place?.place ?? null, place?.told ?? address, whole ?? null, more)
        // What stands in a row that tells no numbers is at its address.
        if (!place && whole) where = { premises_address: whole }
      }
      const coverage = cell(row, 'coverage')
      this.saysProperty ||= coverage !== undefined && /\bpropert(?:y|ies)\b/i.test(columns[at('coverage')]!.head.text)
      if (coverage && at('limit') >= 0) this.addCoverage(coverage, cell(row, 'limit'), place, parts(), over.isBound)
      else if (address || (place && over.isOfLimits))
        for (const [index, { field, head }] of columns.entries())
          if (field?.startsWith('amount of ') && row[index])
            this.addCoverage(head, row[index], place, { ...parts(), ...where })
    }
  }

  private addCoverage(name: Told, limit: Told | undefined, scope: Scope, more: Fields, isOfAnything = false): void {
    const coverage = limit && coverageTold(name, limit, scope, more, isOfAnything)
    if (coverage) this.coverages.push(coverage)
  }

  private addInterest({ fields, places, page, marks }: InterestRead): void {
    const own = told(marks, page)
    for (const place of places.length ? places : [null])
      this.interests.push({ fields: { ...fields, ...(place && fieldsTold(numbersOf(place, own))) }, page })
  }
}
