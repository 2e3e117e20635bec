import { oncePer } from '../../lib/once-per.ts'
import { startsAddress } from './addresses.ts'
import { companyName } from './company-names.ts'
import { wordsOfElsewhere } from './elsewhere.ts'
import { lineNamed, linesNamed, type Topic } from './headings.ts'
import { LINES, type LineOfBusiness } from './keys.ts'
import { itemsOf } from './limit-items.ts'
import { demandedWords } from './limit-pages.ts'
import type { TopicMap } from './page-topics.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { Cell, Row, Sheet } from './sheet.ts'

/**
 * The same headings, with what a document as a whole says of them: under none, limits are of the only line of insurance the document names, or of
 * that their own paragraph does; and a table of other lines' policies in an umbrella is what that sits upon, whatever it is headed.
 */
export function withPaperLines(sheets: Sheet[], topics: TopicMap): TopicMap {
  const only = onlyLine(sheets)
  const told = new Map(sheets.map((sheet) => [sheet.number, only ? null : namedInParagraphs(sheet)]))
  const upon = new Set(sheets.flatMap((sheet) => underlyingRows(sheet, topics)))
  return {
    ...topics,
    at: (page, row, x) =>
      upon.has(`${page}/${row}`)
        ? 'underlying'
        : (topics.at(page, row, x) ?? only ?? told.get(page)?.get(`${row}/${x}`) ?? null),
  }
}

function onlyLine(sheets: Sheet[]): LineOfBusiness | null {
  const named = linesOn(sheets)
  const [line] = named
  return named.size === 1 ? line! : null
}

/** 'This insurance is excess over any other', '… over the general liability policy': a word of conditions, or of what it sits upon, no line. */
const OVER = /\bEXCESS (?:OVER|OF)\b(?: [A-Z]+){0,6}/g
const linesSaid = (norm: string): LineOfBusiness[] => linesNamed(norm.replace(OVER, ''))
/** Words by which a line is spoken of that is not insured here. */
const DENIED = /\b(?:NOT|NO|NONE|DECLINED|REQUEST\w*|WITHOUT|EXCLUD\w*|OTHER|ANY|UNDERLYING|REQUIRE\w*|OFFER\w*)\b/

/** The lines of insurance that the words of these pages name. */
export const linesOn = (sheets: Sheet[]): Set<LineOfBusiness> => new Set(sheets.flatMap(linesOf))

const linesOf = oncePer((sheet: Sheet): LineOfBusiness[] => {
  const cells = sheet.rows.flatMap((row) => row.cells.filter((cell) => !isAddressee(cell)))
  // Where another line is named, one that is only demanded, or insured elsewhere, is not what the document gives.
  const others = new Set([...demandedWords(sheet), ...wordsOfElsewhere(sheet)])
  const given = cells.filter(({ tokens }) => !others.has(tokens[0]!)).flatMap(({ norm }) => linesSaid(norm))
  return given.length ? given : cells.flatMap(({ norm }) => linesSaid(norm))
})

/** Property, where a page names it and no other line; the name of a company tells none, nor does damage to what is others'. */
export function propertyAlone({ rows }: Sheet): LineOfBusiness[] {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => !isAddressee(cell) && !companyName(cell.text)))
  const named = new Set(
    cells.flatMap(({ norm }) => lineNamed(norm.replace(DAMAGE, '')) ?? []).filter((topic) => topic in LINES),
  )
  return named.size === 1 && named.has('property') ? ['property'] : []
}
const DAMAGE = /\bPROPERTY DAMAGE\b/g

/** Who stands right over a street names no line of insurance, whatever the trade: 'Acme Auto Repair'. */
const isAddressee = ({ text, below }: Cell): boolean =>
  below !== undefined && startsAddress(below.text) && !text.endsWith(':')

/** By their row and where they begin: the lines of text in a paragraph, with the line of insurance it named last, if that was one alone. */
function namedInParagraphs(sheet: Sheet): Map<string, LineOfBusiness> {
  const found = new Map<string, LineOfBusiness>()
  for (const { tokens } of paragraphsOf(sheet)) {
    const own = new Set(tokens)
    let named: LineOfBusiness | null = null
    let above = ''
    for (const cell of sheet.rows.flatMap(({ cells }) => cells.filter((one) => own.has(one.tokens[0]!)))) {
      const before = linesSaid(above)
      // A name may begin on the line above.
      const fresh = linesSaid(`${above} ${cell.norm}`).filter((line) => !before.includes(line))
      const all = new Set(DENIED.test(cell.norm) ? [] : [...fresh, ...linesSaid(cell.norm)])
      if (all.size > 0) named = all.size === 1 ? [...all][0]! : null
      if (named) found.set(`${cell.row}/${cell.left}`, named)
      above = cell.norm
    }
  }
  return found
}

/** Two other lines at least are told one under the other, each with an amount, or one beside the umbrella's own. */
const LEAST_LINES = 2
/** A gap of more than so many heights ends a table. */
const FAR = 2.5

function underlyingRows(sheet: Sheet, topics: TopicMap): string[] {
  return runsOf(sheet.rows).flatMap((run) => {
    const told = run.map(lineOfRow)
    const others = new Set(told.filter((line) => line !== null && line !== 'umbrella'))
    const inUmbrella = run.every((row) => topics.at(sheet.number, row.index, row.cells[0]!.left) === UMBRELLA)
    if (others.size < (told.includes('umbrella') ? 1 : LEAST_LINES) || !inUmbrella) return []
    const isOwn = (index: number) => told.slice(0, index + 1).findLast((line) => line !== null) === 'umbrella'
    return run.filter((_row, index) => !isOwn(index)).map(({ index }) => `${sheet.number}/${index}`)
  })
}

const UMBRELLA: Topic = 'umbrella'

/** Rows that follow one another closely, from the first that tells a line's amounts to the last. */
function runsOf(rows: Row[]): Row[][] {
  const runs: Row[][] = []
  let run: Row[] = []
  const close = () => {
    const last = run.findLastIndex((row) => lineOfRow(row))
    if (last > 0) runs.push(run.slice(0, last + 1 + goingOn(run, last)))
    run = []
  }
  for (const row of rows) {
    const above = run.at(-1)
    if (above && row.top - above.bottom > (row.bottom - row.top) * FAR) close()
    if (run.length || lineOfRow(row)) run.push(row)
  }
  close()
  return runs
}

/** How many rows go on with the last line's amounts: they begin with amounts themselves or, behind a column of labels, not anew. */
function goingOn(run: Row[], last: number): number {
  const [label, name] = itemsOf(run[0]!)
  const names = NUMBERED.test(label!.span.cell.norm) ? name?.span.cell : undefined
  const beginsAnew = (row: Row) => (names ? row.cells[0]!.left < names.left - 5 : itemsOf(row)[0]?.kind !== 'amount')
  const end = run.findIndex((row, index) => index > last && beginsAnew(row))
  return (end < 0 ? run.length : end) - last - 1
}
const NUMBERED = /^ITEM /

/** The line whose amounts a row tells: it begins with the line's name, perhaps behind the number of an item. */
function lineOfRow(row: Row): LineOfBusiness | null {
  const all = itemsOf(row)
  const items = all[0]?.kind === 'text' && all[0].norm.startsWith('ITEM ') ? all.slice(1) : all
  const [first] = items
  const [word = ''] =
    first?.kind === 'text' ? first.norm.replace(/^(?:COMMERCIAL|BUSINESS|PERSONAL) /, '').split(' ') : []
  const begins = NAMING.test(word) && items.some(({ kind }) => kind === 'amount')
  return begins && first?.kind === 'text' ? lineNamed(first.norm) : null
}

const NAMING =
  /^(?:GENERAL|AUTO|EMPLOYE|WORK|PROFESSIONAL|LIQUOR|GARAGE|UMBRELLA|EXCESS|AIRCRAFT|WATERCRAFT|MARINE|FOREIGN|ERRORS|CYBER|CGL|GL|AL|EL)/
