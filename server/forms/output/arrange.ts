import type { FieldType } from '../../../shared/kinds.ts'
import type { Box } from '../../documents/index.ts'
import type { FormDefinition, FormField } from '../types.ts'
import type { Block, Row, WorksheetLayout } from './layout.ts'
import { SMALLEST } from './set-text.ts'

/** Letter document, in points. */
export const PAPER = { width: 612, height: 792, margin: 36 }

/** A place on the worksheet: where the value stands, where its cell does, and what the label says. */
export type Place = { field: string; label: string; type: FieldType; page: number; cell: Box; box: Box }
export type Arranged = {
  titles: { text: string; page: number; box: Box }[]
  places: Place[]
  /** Pages from 1, and where the next band may begin on the last of them. */
  pages: number
  bottom: number
}

export const LABEL_SIZE = 5.6
export const TICK_LABEL_SIZE = 6.6
const TOP = 66
/** Under this line nothing is set. */
const FOOT = 6
const TITLE = 11
const BETWEEN = 3.4
const GUTTER = 8
const TICK = 9
const LABEL_ROOM = 8

/** Turns a layout into boxes in points from the top left of their pages. */
export function arrange(layout: WorksheetLayout, form: FormDefinition): Arranged {
  const fields = new Map(form.fields.map((field) => [field.name, field]))
  const arranged: Arranged = { titles: [], places: [], pages: 1, bottom: TOP }
  for (const band of layout) arrangeBand(band, fields, arranged)
  return arranged
}

function arrangeBand(columns: Block[][], fields: Map<string, FormField>, arranged: Arranged): void {
  const width = (PAPER.width - 2 * PAPER.margin - GUTTER * (columns.length - 1)) / columns.length
  if (arranged.bottom + heightOf(columns) > PAPER.height - FOOT) {
    const [begun, rest] = parted(columns, PAPER.height - FOOT - arranged.bottom)
    if (begun) arrangeBand([[begun]], fields, arranged)
    arranged.pages += 1
    arranged.bottom = TOP
    if (rest) {
      arrangeBand([[rest]], fields, arranged)
      return
    }
  }
  const bottoms = columns.map((blocks, column) => {
    let y = arranged.bottom
    for (const block of blocks)
      y = arrangeBlock(block, PAPER.margin + column * (width + GUTTER), y, width, fields, arranged)
    return y
  })
  arranged.bottom = Math.max(...bottoms)
}

/** A block that stands alone in its band, as much of it as the room takes, and the rest; nothing where its title would stand almost alone. */
function parted(columns: Block[][], room: number): [] | [begun: Block, rest: Block] {
  const [[block, ...below] = [], ...beside] = columns
  if (!block || below.length || beside.length) return []
  let height = TITLE + BETWEEN
  const full = block.rows.findIndex((row) => {
    height += row.height
    return height > room
  })
  if (full < FEWEST_ROWS) return []
  const title = block.title.replace(CONTINUED, '')
  return [
    { ...block, rows: block.rows.slice(0, full) },
    { title: `${title}${CONTINUED}`, rows: block.rows.slice(full) },
  ]
}

const CONTINUED = ' (continued)'
/** Fewer rows do not begin a section at the foot of a page. */
const FEWEST_ROWS = 3

const heightOf = (columns: Block[][]) => Math.max(...columns.map((blocks) => sumOf(blocks.map(blockHeight))))
const blockHeight = ({ rows }: Block) => TITLE + sumOf(rows.map(({ height }) => height)) + BETWEEN
const sumOf = (heights: number[]) => heights.reduce((sum, height) => sum + height, 0)

/** Returns where the next block may begin. */
function arrangeBlock(
  block: Block,
  x: number,
  top: number,
  width: number,
  fields: Map<string, FormField>,
  arranged: Arranged,
): number {
  const page = arranged.pages
  arranged.titles.push({ text: block.title, page, box: [x, top, width, TITLE] })
  let y = top + TITLE
  for (const row of block.rows) {
    arranged.places.push(...arrangeRow(row, x, y, width, fields).map((place) => ({ ...place, page })))
    y += row.height
  }
  return y + BETWEEN
}

function arrangeRow(
  row: Row,
  left: number,
  y: number,
  width: number,
  fields: Map<string, FormField>,
): Omit<Place, 'page'>[] {
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
