import { findAmounts, formatAmount } from '../../../shared/amounts.ts'
import { ASKED } from '../facts/gone-columns.ts'
import { lineNamed } from '../facts/headings.ts'
import type { LineOfBusiness } from '../facts/keys.ts'
import { normal } from '../facts/sheet.ts'
import { type GridCell, type GridRow, gridRows } from '../records/handed-in/grid-rows.ts'
import { panelUnder } from '../records/handed-in/panels.ts'
import { fieldOf } from '../records/record-field.ts'
import { cellTokens } from '../records/tokens.ts'
import type { Page } from '../types.ts'
import { askedInColumns } from './asked-columns.ts'
import { limitCalled } from './requested.ts'
import { OTHERS, type Said } from './said.ts'

const MOST_WORDS = 6

/** The limits that lists and panels of a page ask for. */
export const askedOn = (page: Page): Said[] => [...askedInColumns(page), ...askedInPanels(page)]

/** The limits that stand beside their words under a heading that asks for them and names their line: 'General liability requested'. */
function askedInPanels(page: Page): Said[] {
  const rows = gridRows(page)
  return rows.flatMap((row, at) => {
    const line = lineAsked(row)
    return line ? panelUnder(row, rows.slice(at + 1)).flatMap((own) => limitIn(own, row.cells[0]!, line)) : []
  })
}

function lineAsked({ cells: [heading, another] }: GridRow): LineOfBusiness | null {
  const text = heading && !another && heading.text.split(' ').length <= MOST_WORDS ? heading.text : ''
  return ASKED.test(normal(text)) && !OTHERS.test(text) ? lineNamed(normal(text)) : null
}

/** A limit, with what it applies to. */
function limitIn([label, value]: [GridCell, GridCell], heading: GridCell, line: LineOfBusiness): Said[] {
  const key = limitCalled(label.text, line)
  const [amount, another] = findAmounts(value.text)
  const behind = amount ? value.text.slice(amount.to).trim() : ''
  const per = /^per (\p{L}+)$/u.exec(behind)?.[1] ?? ''
  if (!key || amount?.from !== 0 || another || (behind && !per)) return []
  const words = (cells: GridCell[]) => cells.flatMap((cell) => cellTokens(cell, false))
  const said = (part: string, told: string): Said[] => {
    const field = fieldOf(told, words([heading, label, value]))
    const { page } = label
    return field
      ? [{ of: 'request', part, place: '', parts: { '': told }, source: { ...field.source, page }, isAsked: true }]
      : []
  }
  return [
    ...said(key, formatAmount(amount.amount)),
    ...(per && key === 'gl.generalAggregate' ? said('gl.aggregatePer', per) : []),
  ]
}
