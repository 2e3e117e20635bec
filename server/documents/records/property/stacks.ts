import { cityStateZip, upToZip } from '../../facts/addresses.ts'
import type { Line, Page } from '../../types.ts'
import type { RecordField } from '../types.ts'
import { headsFormer, headsInterests, isFormer, kindSaid, loanIn, partiesIn } from './interests.ts'
import { buildingsNamed, type PlaceNamed, placeNamed } from './places.ts'
import { told, valueTold } from './told.ts'

export type InterestRead = { fields: Record<string, RecordField>; places: PlaceNamed[]; page: number; marks: Line[] }

const SAME_LEFT = 4
const INDENT = 32
/** A gap of more than so many heights ends lines under one another. */
const FAR = 0.9
/** So far below a heading, in heights, its first lines may begin, and each further block below the last. */
const REACH = 3.5

/** The interests of a page that stand in lines under what they are: 'First Mortgagee', a name, its address, a loan number. `out`: lines of what is not in force. */
export function interestsUnderHeadings(page: Page, out: ReadonlySet<Line>): InterestRead[] {
  const lines = page.lines.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
  const found: InterestRead[] = []
  const used = new Set<Line>()
  const headings = page.lines.filter(
    (line) => headsInterests(withoutItem(line.text)) && !headsFormer(line.text) && !out.has(line),
  )
  for (const heading of headings.slice(0, MOST_HEADINGS)) {
    const inline = readBlock(heading, [heading], page, false)
    if (inline) {
      found.push(inline)
      continue
    }
    const aside = asideOf(lines, heading, page.number)
    const beside = aside.length > 1 ? readBlock(heading, aside, page, false) : null
    if (beside) {
      for (const line of aside) used.add(line)
      found.push(beside)
      continue
    }
    let last = heading
    for (let blocks = 0; blocks < MOST_BLOCKS; blocks++) {
      const own = nextBlock(lines, heading, last, used)
      const isInHeading = blocks === 0 && own.length > 0 && !isApart(heading, own[0]!)
      const [first] = own
      if (!first) break
      const interest = readBlock(heading, own, page, isInHeading)
      for (const line of own) used.add(line)
      last = own.at(-1)!
      if (interest) found.push(interest)
      else if (blocks > 0) break
    }
  }
  return found
}

/** 'Mortgagee' of '13. Mortgagee' */
const withoutItem = (text: string) => text.replace(/^\(?[a-z\d]{1,2}[.)] /i, '')

/** The lines of the one block that begins beside a heading, down to the next caption or gap. */
function asideOf(lines: Line[], heading: Line, page: number): Line[] {
  const [left, top, , height] = heading.box
  const [start, ...others] = lines.filter(({ box }) => box[0] > left + INDENT && Math.abs(box[1] - top) < height / 2)
  if (!start || isHeading(start)) return []
  // A row may tell all of it in cells.
  if (others.length > 1 && partiesIn([start, ...others], page)?.address) return [start, ...others]
  if (others.some(({ text }) => !loanIn(text))) return []
  const own = [start]
  for (const line of lines) {
    const over = own.at(-1)!
    if (line.box[1] <= over.box[1] + over.box[3] / 2) continue
    if (Math.abs(line.box[0] - start.box[0]) > SAME_LEFT || isApart(over, line)) break
    own.push(line)
  }
  return own
}

const MOST_BLOCKS = 8
/** A page has no more headings than so many. */
const MOST_HEADINGS = 60
/** The lines on the row of a line, each side of it. */
function aroundOf({ lines }: Page, { box: [left, top, , height] }: Line): { before: Line[]; after: Line[] } {
  const row = lines.filter(({ box }) => Math.abs(box[1] - top) < height / 2).sort((a, b) => a.box[0] - b.box[0])
  return { before: row.filter(({ box }) => box[0] < left), after: row.filter(({ box }) => box[0] > left) }
}

/** The words that tell the number of a loan beside what an interest is, or in a line right below all it says. */
function loanAround({ before, after }: ReturnType<typeof aroundOf>, own: Line[], page: Page): Line[] {
  if (loanIn(after.map(({ text }) => text).join(' '))) return after
  const last = own.at(-1)!
  const below = page.lines.filter(
    (line) => line.box[1] > last.box[1] && !isApart(last, line) && line.box[0] >= last.box[0] - SAME_LEFT,
  )
  const [next, ...others] = before.length || after.length ? [] : below.filter((line) => loanIn(line.text))
  return next && !others.length && !isHeading(next) && !cityStateZip(upToZip(next.text)) ? [next] : []
}

const bottom = ({ box }: Line) => box[1] + box[3]
const isApart = (above: Line, below: Line) => below.box[1] - bottom(above) > FAR * below.box[3]

const isHeading = ({ text }: Line) => headsInterests(text) || headsFormer(text)

/** The lines of the next block below a line, of lines from the top, in the column of the heading. */
function nextBlock(lines: Line[], heading: Line, above: Line, used: Set<Line>): Line[] {
  const [left] = heading.box
  const below = lines.filter(
    (line) => !used.has(line) && line.box[1] > above.box[1] + above.box[3] / 2 && line.box[0] > left - SAME_LEFT,
  )
  const rivals = lines.filter(
    (line) => line !== heading && Math.abs(line.box[1] - heading.box[1]) < heading.box[3] / 2 && line.box[0] > left,
  )
  const right = Math.min(Infinity, ...rivals.map(({ box }) => box[0]))
  const column = below.filter(({ box }) => box[0] < right - SAME_LEFT)
  const start = column.find(
    ({ text }) => !/^\d{1,4}$/.test(text) && !/^(?:prem|loc|bldg|building|location)\b[\w.,/ ]{0,14}$/i.test(text),
  )
  if (!start || isHeading(start) || start.box[1] - bottom(above) > REACH * start.box[3]) return []
  if (start.box[0] - left > INDENT && !hasNumbersBeside(lines, start)) return []
  const own = [start]
  for (const line of column) {
    const over = own.at(-1)!
    if (line.box[1] <= over.box[1] + over.box[3] / 2 || Math.abs(line.box[0] - start.box[0]) > SAME_LEFT) continue
    if (isHeading(line) || isApart(over, line)) break
    own.push(line)
  }
  return own
}

const beside = (lines: Line[], line: Line) =>
  lines.filter(
    (other) => other !== line && Math.abs(other.box[1] - line.box[1]) < line.box[3] / 2 && other.box[0] < line.box[0],
  )
const hasNumbersBeside = (lines: Line[], line: Line) => beside(lines, line).some(({ text }) => /^\d{1,4}$/.test(text))

function readBlock(heading: Line, own: Line[], page: Page, isInHeading: boolean): InterestRead | null {
  const inline =
    isInHeading && /[A-Za-z]\s*(?::|\s[–-])\s+\S/.test(heading.text) && !buildingsNamed(heading.text).length
  const lines = inline ? [heading, ...own] : own
  // 'Premises 1 only:' says where it is.
  const [first, ...rest] = lines
  const isPlaced = rest.length > 0 && /:$/.test(first!.text) && buildingsNamed(first!.text).length > 0
  const fields = partiesIn(isPlaced ? rest : lines, page.number)
  const around = aroundOf(page, heading)
  const isGone = [heading, ...own].some((line) => {
    const { before, after } = aroundOf(page, line)
    return [...before, line, ...after].some(({ text }) => isFormer(text))
  })
  if (!fields?.name || !fields.address || isGone) return null
  const loans = fields.loan_number ? [] : loanAround(around, own, page)
  const loan = loanIn(loans.map(({ text }) => text).join(' '))
  const number = loan && valueTold(loan, told(loans, page.number))
  const kind = kindSaid(heading.text)
  const interest = kind && valueTold(kind, told([heading], page.number))
  const numbers = beside(page.lines, own[0]!)
    .filter(({ text }) => /^\d{1,4}$/.test(text))
    .sort((a, b) => a.box[0] - b.box[0])
  const [location, building] = numbers.map(({ text }) => text)
  const named = placeNamed(own[0]!.text)
  const placed = buildingsNamed(around.before.map(({ text }) => text).join(', '))
  const places =
    numbers.length === 2
      ? [{ location: location!, building: building!, all: false, rest: '' }]
      : isPlaced
        ? buildingsNamed(first!.text)
        : named
          ? [named]
          : placed.length
            ? placed
            : buildingsNamed(heading.text)
  const said = placed.length ? around.before : [heading]
  const marks = numbers.length === 2 ? numbers : isPlaced || named ? [own[0]!] : said
  const more = { ...(interest && { interest }), ...(number && { loan_number: number }) }
  return { fields: { ...fields, ...more }, places, page: page.number, marks }
}
