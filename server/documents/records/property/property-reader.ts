import { addressFrom } from '../../facts/addresses.ts'
import type { Line, Page } from '../../types.ts'
import { isTitle } from '../../units/labels.ts'
import { saysNotInForce, saysOptional } from '../in-force.ts'
import { isTotalOf } from '../sections.ts'
import { type Level, levelsOf } from '../stacked-heads.ts'
import type { RecordField } from '../types.ts'
import { type Across, placesAcross, rowOf } from './across.ts'
import { amountsAt, isClose } from './amounts-beside.ts'

import { tellOf, termBound } from './bound-terms.ts'
import { placesCaptioned } from './captioned.ts'
import { addressOf, columnsFor, numbersOf, SAME, type Scope } from './cells.ts'

import { type Column, type Heads, headsAt, listsBeside, type Row, rowUnder } from './columns.ts'
import { type CoverageTold, coverageTold, isOfCoverages } from './coverage-told.ts'
import { deductibleIn, deductiblesOn } from './deductibles.ts'
import { interestInRow } from './interest-rows.ts'
import { type Labelled, labelledIn } from './labelled.ts'
import { type Lettered, letteredOn } from './lettered.ts'
import { isAside, rowsInForce, type Section, sectionAt } from './list-sections.ts'
import { isOfLiability } from './pages.ts'
import { addressIn, coveragesOf, type Panel, panelAt } from './panels.ts'
import { describedIn, partsIn } from './parts.ts'
import { addressAhead, beginsAddress, isOfOthers, type PlaceNamed, placeNamed } from './places.ts'

import { addressBelow, allPlaces, placeDescribed, placesOfRows, type ScopedRow } from './row-places.ts'
import {
  areToldApart,
  goOnWith,
  headsContinued,
  isDenied,
  isRestOf,
  type Over,
  saidOver,
  saysOfOthers,
  wordsOver,
} from './rows.ts'

import { type InterestRead, interestsUnderHeadings } from './stacks.ts'
import { Standing } from './standing.ts'
import { fieldsTold, type Told, told, valueTold } from './told.ts'

type Fields = Record<string, RecordField>

/** A list ends at a gap of more than so many heights. */
const [FAR, WRAPPED, SAME_LEFT] = [4, 0.9, 3]

/** Reads the lists of a property policy page by page. */
export class PropertyReader {
  readonly coverages: CoverageTold[] = []
  readonly places: { fields: Fields; page: number }[] = []
  readonly interests: { fields: Fields; page: number }[] = []
  readonly deductibles: ReturnType<typeof deductiblesOn> = []
  readonly labelled: Labelled[] = []
  readonly lettered: Lettered[] = []
  /** Addresses of places under captions. */
  readonly captioned: RecordField[] = []

  /** Whether the head of a list says that it is of property. */
  saysProperty = false

  /** The heads of the last list, with its page. */
  private last: { columns: Column[]; page: number } | null = null

  /** The place that the page has named last. */
  private scope: Scope = null

  private readonly standing = new Standing()

  /** Heads of lists whose rows told interests. */
  private readonly headed = new Set<Line>()

  read(page: Page): void {
    const levels = levelsOf(page.lines)
    const out = this.standing.outOf(levels)
    // What a page of another line lists is not of property.
    if (isOfLiability(levels)) return
    this.deductibles.push(...deductiblesOn(levels, page.number, out))
    this.captioned.push(...placesCaptioned(page, out))
    this.lettered.push(...letteredOn(levels, page.number, out))
    this.scope = null
    for (let at = 0; at < levels.length; ) at += this.readAt(levels, at, page, out.has(levels[at]!.lines[0]!))
    for (const interest of interestsUnderHeadings(page, new Set([...out, ...this.headed]))) this.addInterest(interest)
  }

  /** Reads what begins at a level, and returns how many levels it takes. `isOut`: what stands there is not in force. */
  private readAt(levels: Level[], at: number, page: Page, isOut: boolean): number {
    const panel = isOut ? null : panelAt(levels, at, page.number)
    if (panel) {
      this.scope = panel.place ?? (panel.isApart ? null : this.scope)
      this.readPanel(panel, page)
      return 2
    }
    const across = isOut ? null : placesAcross(levels, at, page.number)
    if (across) {
      this.readAcross(across, page)
      return across.levels
    }
    const heads = headsAt(levels, at, page) ?? headsContinued(this.last, levels, at, page.number)
    if (heads) return this.readUnder(heads, levels, at, page, isOut)
    const under = { place: this.scope?.told.lines, isBehindPlace: this.places.length === 1 }
    const beside = isOut ? null : amountsAt(levels, at, under, page.number)
    if (beside) {
      for (const { name, limit } of beside.rows) this.addCoverage(name, limit, this.scope, {})
      return beside.levels
    }
    this.scope = this.scopeBelow(levels, at, page, isOut)
    const where = { behind: this.coverages.length, isPlaced: this.places.length > 0 }
    for (const said of isOut ? [] : labelledIn(levels[at]!, page.number)) this.labelled.push({ ...said, ...where })
    return 1
  }

  /** The place of what stands below a level that begins no list. */
  private scopeBelow(levels: Level[], at: number, page: Page, isOut: boolean): Scope {
    const { lines } = levels[at]!
    const [first] = lines
    const named = isOut ? null : (this.scopeIn(lines, first!, page) ?? this.scopeBeside(levels, at, page))
    if (named) return named
    const { scope } = this
    const below = scope && isClose(levels, at) ? addressBelow(scope, levels[at - 1]!, lines, page.number) : null
    if (scope) this.addPlace(scope.place, scope.told, below, {})
    // A title ends what was said of a place, unless it stands right below; so does a place that is not understood.
    const isRightBelow = scope?.told.lines.some((line) => levels[at - 1]?.lines.includes(line)) ?? false
    const isEnd = lines.length === 1 && isTitle(first!.text) && !isRightBelow
    return isEnd || placeNamed(first!.text) ? null : scope
  }

  /** Reads the list under its heads, and returns how many levels it takes. */
  private readUnder(heads: Heads, levels: Level[], at: number, page: Page, isOut: boolean): number {
    const { lines } = levels[at]!
    this.last = { columns: heads.columns, page: page.number }
    this.scope = this.scopeIn(lines, lines[0]!, page) ?? this.scope
    const from = this.scope
    const { rows, next } = this.rowsOf(heads, levels, at + heads.levels, page, isOut)
    // What is said of other places is not of these.
    const said = wordsOver(levels.slice(0, heads.from)).filter((text) => !isOfOthers(text, from))
    const over = areToldApart(heads.columns, rows) ? said.filter((text) => !saysOptional(text)) : said
    if (!isOut && !saysOfOthers(over, heads)) this.readLists(heads.columns, rows, page, over, heads.isBound === true)
    return Math.max(next - at, heads.levels)
  }

  /** The rows of a list from a level on, each with its place, and the level behind them. */
  private rowsOf({ columns, isBound }: Heads, levels: Level[], start: number, page: Page, isOut: boolean) {
    const sections: Section[] = [{ title: '', rows: [] }]
    const isOneList = listsBeside(columns).length === 1
    // Options are of the places that they name themselves.
    if (isBound) this.scope = null
    let next = start
    for (; next < levels.length; next++) {
      const [level, above] = [levels[next]!, levels[next - 1]!]
      const height = level.bottom - level.top
      const gap = level.top - above.bottom
      if (gap > FAR * height || headsAt(levels, next, page) || panelAt(levels, next, page.number)) break
      const named = isOut
        ? null
        : (this.scopeIn(level.lines, level.lines[0]!, page) ?? placeDescribed(levels, next, page))
      if (named) {
        this.scope = named
        continue
      }
      const row = rowUnder(columns, level, page.number)
      if (!row) {
        if (level.lines.length === 1) break
        continue
      }
      const filled = row.filter((cell) => cell !== undefined)
      const { rows } = sections.at(-1)!
      const last = rows.at(-1)
      const title = last ? sectionAt(columns, levels, next, page.number) : null
      const isRest = last && isOneList && gap < WRAPPED * height && isRestOf(last.row, row)
      if (title) sections.push({ title, rows: [] })
      else if (isRest) goOnWith(last.row, row, page.number)
      else if (filled.length === 1) {
        const { text } = filled[0]!
        if (last ? !isAside(text) || gap >= WRAPPED * height : next > start || saysNotInForce(text)) break
      } else rows.push({ row, scope: this.scope })
    }
    return { rows: rowsInForce(sections, columns), next }
  }

  /** The place a line names for what stands below it, which is a place of the policy where its address follows. */
  private scopeIn(lines: Line[], first: Line, page: Page): Scope {
    const own = told(lines, page.number)
    const all = allPlaces(lines, page.number)
    if (all || !placeNamed(first.text)) return all
    // Cells apart are parts apart of an address.
    const whole = placeNamed(lines.map(({ text }) => text).join(', '))!
    const address = beginsAddress(whole.rest) ? addressAhead(whole.rest) : null
    if (address) this.addPlace(whole, own, valueTold(address, own), {})
    return address || whole.rest === '' ? { place: whole, told: own } : null
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

  private readAcross(list: Across, page: Page): void {
    const cells = (field: string) => rowOf(list, field)
    for (const [index, { place, told: own }] of list.places.entries()) {
      const at = (field: string) => cells(field)[index]
      const [street, city] = [at('premises_address'), at('city')]
      if (street) this.addPlace(place, own, addressOf(street, city), describedIn(at, page))
      for (const { field, label, cells: amounts } of list.rows) {
        const part = (name: string) => rowOf(list, name, label.text)[index] ?? at(name)
        if (field === 'limit') this.addCoverage(label, amounts[index], { place, told: own }, partsIn(part, page))
      }
    }
  }

  private readPanel(panel: Panel, page: Page): void {
    const { scope } = this
    const address = addressIn(panel)
    const described = () => describedIn((field) => panel.cells.find((one) => one.field === field)?.value, page)
    if (address && (scope || address.field))
      this.addPlace(
        scope?.place ?? null,
        scope?.told ?? address.value,
        valueTold(addressAhead(address.value.text)!, address.value),
        scope ? {} : described(),
      )
    for (const { own, parts } of coveragesOf(panel)) {
      const more = partsIn((field) => parts.find((one) => one.field === field)?.value, page)
      const name = { ...own.caption, text: own.caption.text.replace(/ limits?$/i, '') }
      this.addCoverage(name, own.value, scope, more)
    }
  }

  private addPlace(place: PlaceNamed | null, own: Told, address: RecordField | null, more: Fields) {
    // A city alone is no address.
    if (typeof address?.value !== 'string' || addressFrom([address.value])?.line1 === '') return
    const fields = fieldsTold({ ...(place && numbersOf(place, own)), premises_address: address })
    this.places.push({ fields: { ...fields, ...more }, page: own.page })
  }

  /** What the rows of each list under these heads say. `over`: what stands over them. */
  private readLists(columns: Column[], rows: ScopedRow[], page: Page, over: string[], isBound: boolean): void {
    const said = saidOver(over, columns, isBound)
    for (const own of listsBeside(columns)) {
      const from = columns.indexOf(own[0]!)
      const part = rows.map(({ row, scope }) => ({ row: row.slice(from, from + own.length), scope }))
      this.readRows(columnsFor(own, part, said.areValues), part, page, said)
    }
  }

  private readRows(columns: Column[], rows: ScopedRow[], page: Page, over: Over): void {
    const at = (field: string) => columns.findIndex((column) => column.field === field)
    const isOnce = (field: string) => columns.filter((column) => column.field === field).length === 1
    const cell = (row: Row, field: string) => (isOnce(field) ? row[at(field)] : undefined)
    const places = placesOfRows(rows, cell)
    let street: Told | undefined
    let isOfAnything = over.isBound
    for (const [index, { row }] of rows.entries()) {
      if (row.some((one) => one && isTotalOf(one.text)) || isDenied(columns, row)) continue
      const { own, place } = places[index]!
      const parts = () => partsIn((field) => cell(row, field), page)
      if (at('name') >= 0 && at('coverage') < 0) {
        // What stands where a place should and is none heads no row.
        const isRow = own !== null || !cell(row, 'place')
        const nameHead = columns[at('name')]!.head
        const interest = isRow ? interestInRow(row, cell, place, page, { ...over, nameHead }) : null
        if (interest) this.interests.push({ fields: interest, page: page.number })
        if (interest) for (const line of nameHead.lines) this.headed.add(line)
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
      const deducted = coverage && deductibleIn(coverage, cell(row, 'limit'))
      if (deducted) {
        this.deductibles.push(deducted)
        isOfAnything = over.isBound
        continue
      }
      this.saysProperty ||= coverage !== undefined && /\bpropert(?:y|ies)\b/i.test(columns[at('coverage')]!.head.text)
      // What follows a coverage of property is one too, up to what is none.
      const limit = cell(row, 'limit')
      if (coverage && limit && over.isBound && isOfCoverages(coverage)) {
        this.addTerm(coverage, limit, rows, page)
        isOfAnything = true
      } else if (coverage && at('limit') >= 0) {
        const own = { list: rows, isBound: over.isBound }
        isOfAnything = !this.addCoverage(coverage, limit, place, parts(), own, isOfAnything) && over.isBound
      } else if (address || (place && over.isOfLimits))
        for (const [index, { field, head }] of columns.entries())
          if (field?.startsWith('amount of ') && row[index])
            this.addCoverage(head, row[index], place, { ...parts(), ...where })
    }
  }

  private addCoverage(name: Told, limit: Told | undefined, scope: Scope, more: Fields, own = {}, isOfAnything = false) {
    const coverage = limit && coverageTold(name, limit, scope, more, isOfAnything)
    if (coverage) this.coverages.push({ ...coverage, ...own })
    return Boolean(coverage)
  }

  /** What a row of a list that tells what is bound says of its coverages, or of one that it names. */
  private addTerm(name: Told, value: Told, list: readonly ScopedRow[], page: Page): void {
    const { deductible, term } = termBound(name, value)
    if (deductible) this.deductibles.push(deductible)
    if (!term) return
    if (!term.of) this.labelled.push({ ...term, behind: this.coverages.length, isPlaced: this.places.length > 0 })
    tellOf(
      term,
      this.coverages.filter((one) => one.list === list),
      page,
    )
  }

  private addInterest({ fields, places, page, marks }: InterestRead): void {
    const own = told(marks, page)
    for (const place of places.length ? places : [null])
      this.interests.push({ fields: { ...fields, ...(place && fieldsTold(numbersOf(place, own))) }, page })
  }
}
