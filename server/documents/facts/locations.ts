import { inDoubt } from '../certainty.ts'
import { isTime, mentionsEnded, saysEnded } from '../records/ended.ts'
import { ENDED_THING } from '../records/families/autos.ts'
import { addressFrom, upToZip } from './addresses.ts'
import type { Finding } from './findings.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, overlap, type Row, type Sheet, spanOf } from './sheet.ts'

/** What a list says of a location that is insured no more. */
const PLACE = {
  ended: [...ENDED_THING, 'vacated', 'vacate', 'closed'],
  generic: ['location', 'premise', 'premises', 'building', 'address'],
}
/** In a heading this is said of locations; in a row, of a location or of a peril. */
const EXCLUDED = { ...PLACE, ended: ['excluded', 'exclude'] }

type Listed = { value: string; cell: Cell; row: Row; isDoubtful: boolean }

const MOST = 1000
const SURE = 0.8

/** The locations that documents list with their addresses. Vehicles, drivers, claims and rated classes are records. */
export function readLocations(sheets: Sheet[], topics: TopicMap): Finding[] {
  const listed = sheets.flatMap((sheet) => locations(sheet).map((one) => ({ ...one, page: sheet.number })))
  return listed.slice(0, MOST).map(({ value, cell, row, page, isDoubtful }) => ({
    key: 'location',
    value,
    spans: [spanOf(cell)],
    valueSpan: spanOf(cell),
    page,
    row: row.index,
    sure: isDoubtful ? inDoubt(SURE) : SURE,
    topic: topics.at(page, row.index, cell.left),
  }))
}

/** A list goes on over so many rows without an address. */
const MOST_ROWS = 8
const MOST_HEAD = 8

/**
 * Whole addresses on rows that are, or stand under, locations or premises. One that the list keeps though it is insured no more is left out;
 * one that a note may say so of is in doubt, and so are those behind the note, which may head them.
 */
function locations(sheet: Sheet): Listed[] {
  const listed: Listed[] = []
  let since = Number.POSITIVE_INFINITY
  let begun = 0
  let isDoubtful = false
  let ends: Cell[] = []
  for (const row of sheet.rows) {
    const head = row.cells.find(isHead)
    since = head ? 0 : since + 1
    if (head) {
      begun = listed.length
      isDoubtful = false
      ends = []
      if (mentionsEnded(head.text, PLACE) || mentionsEnded(head.text, EXCLUDED)) since = Number.POSITIVE_INFINITY
    }
    if (since > MOST_ROWS) continue
    const found = row.cells.flatMap((cell) => addressIn(cell, row) ?? [])
    for (const one of found) {
      const others = [one.rest, ...row.cells.filter((cell) => cell !== one.cell).map(({ text }) => text)]
      const isDated = row.cells.some((cell) => isTime(cell.text) && ends.some((end) => overlap(end, cell) > 0))
      if (isDated || others.some((text) => saysEnded(text, PLACE))) continue
      const isPerhaps = (text: string) => mentionsEnded(text, PLACE) || saysEnded(text, EXCLUDED)
      listed.push({ ...one, isDoubtful: isDoubtful || others.some(isPerhaps) })
    }
    if (found.length) continue
    if (listed.length === begun && row.cells.length > 1)
      ends.push(...row.cells.filter(({ text }) => saysEnded(text, PLACE)))
    else if (saysEnded(row.cells.map(({ text }) => text).join(' '), PLACE)) {
      isDoubtful = true
      const last = listed.at(-1)
      if (last && listed.length > begun) listed[listed.length - 1] = { ...last, isDoubtful }
    }
  }
  return listed
}

const isHead = ({ tokens, norm }: Cell): boolean =>
  tokens.length < MOST_HEAD &&
  /\b(LOCATIONS?|PREMISES|PREM|LOC)\b/.test(norm) &&
  !/\b(RENTED|LIMIT|DAMAGE|MAILING)\b/.test(norm)

/** An address that a cell holds, and what the cell says beside it. */
function addressIn(cell: Cell, row: Row): (Omit<Listed, 'isDoubtful'> & { rest: string }) | null {
  const text = cell.text
    .replace(/^.*?:\s+/, '')
    .replace(/^(?:(?:LOC(?:ATION)?|PREM(?:ISES)?)\.? ?)?(?:NO\.? ?)?\d{1,4}(?:\.|:)? (?=\d+ )/i, '')
  if (!/^\d+ /.test(text) || !addressFrom([text])) return null
  const before = cell.text.slice(0, cell.text.length - text.length)
  return { value: text, cell, row, rest: `${before} ${text.slice(upToZip(text).length)}` }
}
