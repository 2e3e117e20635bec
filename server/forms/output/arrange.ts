import type { FieldType } from '../../../shared/kinds.ts'
import type { Box } from '../../documents/index.ts'
import type { FormDefinition, FormField } from '../types.ts'
import type { Block, Row, WorksheetLayout } from './layout.ts'
import { SMALLEST } from './set-text.ts'

/** Letter document, in points. */
export const PAPER = { width: 612, height: 792, margin: 36 }

/** A place on the worksheet: where the value stands, where its cell does, and what the label says. */
export type Place = { field: string; label: string; type: FieldType; cell: Box; box: Box }
export type Arranged = { titles: { text: string; box: Box }[]; places: Place[]; bottom: number }

export const LABEL_SIZE = 5.6
export const TICK_LABEL_SIZE = 6.6
const TOP = 66
const TITLE = 11
const BETWEEN = 3.4
const GUTTER = 8
const TICK = 9
const LABEL_ROOM = 8

/** Turns a layout into boxes in points from the top left of the page. */
export function arrange(layout: WorksheetLayout, form: FormDefinition): Arranged {
  const fields = new Map(form.fields.map((field) => [field.name, field]))
  const arranged: Arranged = { titles: [], places: [], bottom: TOP }
  for (const band of layout) arrangeBand(band, fields, arranged)
  return arranged
}

function arrangeBand(columns: Block[][], fields: Map<string, FormField>, arranged: Arranged): void {
  const width = (PAPER.width - 2 * PAPER.margin - GUTTER * (columns.length - 1)) / columns.length
  const bottoms = columns.map((blocks, column) => {
    let y = arranged.bottom
    for (const block of blocks)
      y = arrangeBlock(block, PAPER.margin + column * (width + GUTTER), y, width, fields, arranged)
    return y
  })
  arranged.bottom = Math.max(...bottoms)
}

/** Returns where the next block may begin. */
function arrangeBlock(
  block: Block,
  x: number,
  top: number,
  width: number,
  fields: Map<string, FormField>,
  arranged: Arranged,
): number {
  arranged.titles.push({ text: block.title, box: [x, top, width, TITLE] })
  let y = top + TITLE
  for (const row of block.rows) {
    arranged.places.push(...arrangeRow(row, x, y, width, fields))
    y += row.height
  }
  return y + BETWEEN
}

function arrangeRow(row: Row, left: number, y: number, width: number, fields: Map<string, FormField>): Place[] {
  const shares = row.cells.reduce((sum, [, share]) => sum + share, 0)
  let x = left
  return row.cells.map(([name, share, label]) => {
    const field = fields.get(name)
    if (!field) throw new Error(`The layout names an element the form does not have: ${name}.`)
    const cell: Box = [x, y, (width * share) / shares, row.height]
    x += cell[2]
    return { field: name, label: label ?? field.label, type: field.type, cell, box: valueBox(cell, field.type) }
  })
}

/** A tick stands at the left of its cell, a text below its label. */
function valueBox([x, y, width, height]: Box, type: FieldType): Box {
  if (type === 'TICK') return [x + 3, y + (height - TICK) / 2, TICK, TICK]
  return [x + 1, y + LABEL_ROOM, width - 2, Math.max(SMALLEST, height - LABEL_ROOM - 0.4)]
}
