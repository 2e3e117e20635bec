import { cityStateZip, isStreet, startsAddress } from '../../facts/addresses.ts'
import type { Line } from '../../types.ts'
import { saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import { fieldNamed, isAmount, namesProperty } from './columns.ts'
import { addressAhead, type PlaceNamed, placeNamed } from './places.ts'
import { type Told, told } from './told.ts'

/** Captions in small type with a value below each, perhaps beside the place they are of. Names of coverages and of parts tell what a value is. */
export type Panel = {
  place: { place: PlaceNamed; told: Told } | null
  cells: { caption: Told; field: string | null; value: Told }[]
  /** It stands so far below the line above it that it is of no place told there. */
  isApart: boolean
}

const MOST_CAPTIONS = 40
const SMALL = 0.85
const SAME_LEFT = 3
/** A gap of more than so many heights of a value sets a panel apart. */
const APART = 1.5

/** The panel that a level begins, which takes two levels; null where it begins none that says what is insured or where. */
export function panelAt(levels: Level[], at: number, page: number): Panel | null {
  const [above, level, below, next] = [levels[at - 1], levels[at]!, levels[at + 1], levels[at + 2]]
  if (!below || level.lines.length > MOST_CAPTIONS) return null
  const [first] = level.lines
  const named = placeNamed(first!.text)
  const place = named && !named.rest ? { place: named, told: told([first!], page) } : null
  const captions = place ? level.lines.slice(1) : level.lines
  const height = Math.min(...below.lines.map(({ box }) => box[3]))
  const isCaption = ({ text, box }: Line) => box[3] < height * SMALL && !/\d/.test(text) && !saysNotInForce(text)
  if (!captions.length || !captions.every(isCaption) || isTable(below, next)) return null
  const isUnder = below.lines.every((line) => line.box[0] >= captions[0]!.box[0] - SAME_LEFT)
  if (!isUnder || below.top - level.bottom > height) return null
  const cells = captions.flatMap((line, index) => {
    const until = captions[index + 1]?.box[0] ?? Infinity
    const own = below.lines.filter(({ box }) => box[0] >= line.box[0] - SAME_LEFT && box[0] < until - SAME_LEFT)
    const isAligned = own[0] && Math.abs(own[0].box[0] - line.box[0]) <= SAME_LEFT
    const field = fieldNamed(line.text)
    const value = told(own, page)
    const town = field === 'premises_address' && own.length === 1 ? townBelow(own[0]!, next) : null
    const whole = town ? { ...told([...own, town], page), text: `${value.text}, ${town.text}` } : value
    return isAligned ? [{ caption: told([line], page), field, value: whole }] : []
  })
  const isOfProperty = cells.some(({ caption, value }) => namesProperty(caption.text) && isAmount(value.text))
  const isOfPlace = cells.some(
    ({ field, value }) => field === 'premises_address' && isStreet(value.text.split(',')[0]!),
  )
  const isApart = above !== undefined && level.top - above.bottom > height * APART
  return place || isOfProperty || isOfPlace ? { place, cells, isApart } : null
}

/** The town right below a street. */
const townBelow = (street: Line, next: Level | undefined): Line | null =>
  next?.lines.find(
    ({ text, box: [x, y, , height] }) =>
      Math.abs(x - street.box[0]) <= SAME_LEFT &&
      y - street.box[1] - street.box[3] < height / 2 &&
      cityStateZip(text) !== null,
  ) ?? null

/** Several rows of values under captions are a list. */
const isTable = (below: Level, next: Level | undefined) =>
  next !== undefined &&
  next.lines.length > 1 &&
  next.top - below.bottom < below.bottom - below.top &&
  next.lines[0]!.box[3] >= below.lines[0]!.box[3]

/** The parts told beside a coverage: those between its caption and that of the next. */
export function coveragesOf({ cells }: Panel) {
  const starts = cells.flatMap(({ caption }, index) => (namesProperty(caption.text) ? [index] : []))
  return starts.map((start, index) => ({
    own: cells[start]!,
    parts: cells.slice(start + 1, starts[index + 1]).filter(({ field }) => field !== null),
  }))
}

/** The cell that tells where a panel is: an address below any caption of a place named beside it, or below the one of addresses. */
export const addressIn = ({ place, cells }: Panel) =>
  cells.find(
    ({ field, value: { text } }) =>
      startsAddress(text) && addressAhead(text) !== null && (place || field === 'premises_address'),
  )
