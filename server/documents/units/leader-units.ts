import { readingRows } from '../search/passages.ts'
import type { Page } from '../types.ts'
import type { Unit } from './types.ts'

/** A label with its value behind a line of dots: 'Returned payment (NSF) ........ $30'. */
const LED = /^\s*(?:[-*•] )?(\S.*?)\s*\.{4,}\s*(\S.*)$/

/** What stands behind dots on a page, each with the last of these headings above it; a value may go on in lines that are set in. */
export function leaderUnits(page: Page, headings: ReadonlySet<string>): Unit[] {
  const units: Unit[] = []
  let section = ''
  let open: { unit: Unit; left: number } | null = null
  for (const row of readingRows(page).flat()) {
    const text = row
      .map((line) => line.text)
      .join(' ')
      .trim()
    const left = Math.min(...row.map(({ box }) => box[0]))
    const [, label, value] = LED.exec(text) ?? []
    if (label && value) {
      const unit: Unit = { kind: 'pair', page: page.number, label, value, cells: [], section, lead: '', quote: text }
      units.push(unit)
      open = { unit, left }
    } else if (open && (left > open.left + SET_IN || /^\p{Ll}/u.test(text))) {
      open.unit.value += ` ${text}`
      open.unit.quote += ` … ${text}`
    } else {
      open = null
      if (headings.has(text)) section = text
    }
  }
  return units
}

/** Points from which on a line is set in under another. */
const SET_IN = 8

/** Whether a text runs over such lines as if they were a sentence. */
export const isLed = (text: string) => /\.{4,}/.test(text)
