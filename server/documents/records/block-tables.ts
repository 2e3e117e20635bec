import { tableRows } from '../layout/table-rows.ts'
import { around, wrappedText } from '../reading/lines.ts'
import type { Box, Line, Page, Table, TableCell } from '../types.ts'
import { type BlockRow, blockRows } from './block-rows.ts'
import { type Blocks, blocksOf, isSame } from './captioned-blocks.ts'
import type { Vocabulary } from './labels.ts'
import { mappingOf } from './mapping.ts'
import { valueOf } from './values.ts'

/** A table with a row for each block; `rest`: its first row goes on with the last one of the page before. */
export type BlockTable = Table & { rest: boolean }

/** More of the lines between the captions of blocks may not stand under one. */
const STRANGERS = 0.25

/**
 * Records told in blocks in which each value stands under its caption, on several levels: given as tables with a row of heads and one for
 * each block, or for its part of a page. Blocks with other lines between them come as several tables.
 */
export function blockTables(pages: Page[], families: Vocabulary[]): Map<Page, BlockTable[]> {
  const found = new Map<Page, BlockTable[]>()
  for (const vocabulary of families) {
    const blocks = blocksOf(pages, vocabulary)
    const rows = blocks ? soundRows(blocks, vocabulary) : []
    for (const [page, own] of Map.groupBy(rows, (row) => row.page)) {
      const tables = runsOf(own).map((run) => tableOf(run, blocks!.captions))
      const mapping = mappingOf(tables[0]!, tableRows(tables[0]!, page), null, families)
      if (!found.has(page) && mapping?.vocabulary === vocabulary) found.set(page, tables)
    }
  }
  return found
}

/** The rows of the blocks whose key has a value; none where too much else stands between them. */
function soundRows(blocks: Blocks, vocabulary: Vocabulary): BlockRow[] {
  const all = blockRows(blocks, vocabulary)
  const { kind } = vocabulary.family.fields.find(({ name }) => name === vocabulary.family.key)!
  const key = blocks.captions.findIndex((caption) => isSame(caption, blocks.key))
  const isKeyed = (rows: BlockRow[]) => {
    const lines = rows[0]?.cells.get(key) ?? []
    return (lines.length === 1 || kind === 'name') && valueOf(kind, wrappedText(lines).split(' ')) !== null
  }
  const sound = all.filter(isKeyed)
  const strangers = all.flat().reduce((sum, row) => sum + row.strangers, 0)
  const lines = all.flat().reduce((sum, { heads, cells }) => sum + heads.size + [...cells.values()].flat().length, 0)
  return strangers <= (lines + strangers) * STRANGERS ? sound.flat() : []
}

/** Rows of a page one below the other with nothing between them. */
function runsOf(rows: BlockRow[]): BlockRow[][] {
  const runs: BlockRow[][] = []
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1)
    const middles = row.page.lines.map(({ box }) => box[1] + box[3] / 2)
    const isApart = !last || middles.some((middle) => middle > last.bottom && middle < row.top)
    if (isApart) runs.push([row])
    else runs.at(-1)!.push(row)
  }
  return runs
}

function tableOf(rows: BlockRow[], captions: Line[]): BlockTable {
  const { page, top } = rows[0]!
  const indexes = new Map(page.lines.map((line, index) => [line, index]))
  const cell = (row: number, column: number, text: string, lines: Line[], box: Box): TableCell => {
    const own = lines.map((line) => indexes.get(line)!)
    return { row, column, rows: 1, columns: 1, box, text, lines: own }
  }
  const heads = captions.map((caption, column) => {
    const line = rows[0]!.heads.get(column)
    const { text, box } = line ?? caption
    return cell(0, column, text, line ? [line] : [], [box[0], top, box[2], box[3]])
  })
  const cells = rows.flatMap((row, at) =>
    [...row.cells].map(([column, lines]) =>
      cell(at + 1, column, lines.map(({ text }) => text).join(' '), lines, around(lines.map(({ box }) => box))),
    ),
  )
  const sides = around([...heads, ...cells].map(({ box }) => box))
  const box: Box = [sides[0], top, sides[2], rows.at(-1)!.bottom - top]
  const size = { rows: rows.length + 1, columns: captions.length }
  return { ...size, box, ruled: false, heads: 1, cells: [...heads, ...cells], rest: rows[0]!.rest }
}
