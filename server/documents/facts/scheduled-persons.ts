import { mentionsEnded, saysEnded } from '../records/ended.ts'
import { ENDED } from '../records/families/autos.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import { tidy } from './names.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, type Sheet, spanOf, spanText } from './sheet.ts'
import { cellBelow } from './value-places.ts'

const TITLES: [FactKey, RegExp][] = [
  ['wording.additionalInsuredNamed', /\bADDITIONAL INSURED\b/],
  ['wording.waiverNamed', /\bWAIVER OF\b|\bWAIVER\b.*\bRECOVER|\bRIGHTS? (?:OF RECOVERY|TO RECOVER)\b/],
]

/** What is said of somebody whom the schedule keeps though no more than a name. */
const WHO = { ended: ENDED, generic: ['additional', 'insured', 'person', 'organization'] }

const LABEL = /^NAMES? (?:S )?OF (?:ADDITIONAL INSURED )?PERSONS?(?: S)? (?:OR|AND) ORGANIZATIONS?(?: S)?(?= |$)/

/** Whom the schedule of an additional-insured or a waiver endorsement names, from the endorsement's own page. */
export function readScheduledPersons(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) => {
    const head = sheet.rows.slice(0, 10).flatMap((row) => row.cells)
    const key = TITLES.find(([, title]) =>
      head.some((cell) => cell.tokens.length < 18 && title.test(cell.norm) && !LABEL.test(cell.norm)),
    )?.[0]
    const isEnded = head.some(
      (cell) => TITLES.some(([, title]) => title.test(cell.norm)) && mentionsEnded(cell.text, WHO),
    )
    if (!key || isEnded) return []
    return sheet.rows.flatMap((row) =>
      row.cells.flatMap((cell) => {
        const span = LABEL.test(cell.norm) ? personOf(sheet, cell) : null
        const value = span && tidy(spanText(span)).replace(/[:,;]+$/, '')
        const isGone = mentionsEnded(value || '', WHO) || row.cells.some(({ text }) => saysEnded(text, WHO))
        if (!span || !value || isGone || value.length > 110 || !/[A-Za-z]{3}/.test(value)) return []
        const topic = topics.at(sheet.number, row.index, cell.left)
        return [
          {
            key,
            value,
            spans: [spanOf(cell), span],
            valueSpan: span,
            page: sheet.number,
            row: row.index,
            sure: 0.85,
            topic,
          },
        ]
      }),
    )
  })
}

function personOf(sheet: Sheet, cell: Cell) {
  const end = cell.tokens.findIndex((token) => /ORGANIZATION/i.test(token.text)) + 1
  if (end < cell.tokens.length) return spanOf(cell, end)
  const right = sheet.rows[cell.row]!.cells[sheet.rows[cell.row]!.cells.indexOf(cell) + 1]
  const below = cellBelow(sheet, cell)
  const place = right && !/^LOCATION|^DESIGNATION/.test(right.norm) ? right : below
  return place ? spanOf(place) : null
}
