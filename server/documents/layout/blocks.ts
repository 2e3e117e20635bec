import { around } from '../reading/lines.ts'
import type { Block, Line, Table } from '../types.ts'

/** Lines farther apart than this part of their height begin a new block. */
const LEADING = 0.9
/** Heights that differ by more than this part are of another kind of text. */
const SAME_SIZE = 0.25

/**
 * Lines outside tables that are read together: each below the one before, over the same stretch of the page, at the same size
 * and with no more than a line's leading between them; each cell of a table is a block of its own.
 */
export function blocksOf(lines: Line[], tables: Table[]): Block[] {
  const inCells = tables.flatMap((table) => table.cells.filter((cell) => cell.lines.length).map((cell) => cell.lines))
  const taken = new Set(inCells.flat())
  const open: number[][] = []
  for (const [index, line] of lines.entries()) {
    if (taken.has(index)) continue
    const block = open.findLast((own) => follows(lines[own.at(-1)!]!, line))
    if (block) block.push(index)
    else open.push([index])
  }
  return [...inCells, ...open]
    .map((own) => ({ box: around(own.map((index) => lines[index]!.box)), lines: own }))
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
}

function follows({ box: above }: Line, { box }: Line): boolean {
  const gap = box[1] - above[1] - above[3]
  const height = Math.min(above[3], box[3])
  if (gap > height * LEADING || gap < -height * 0.6) return false
  if (Math.abs(above[3] - box[3]) > Math.max(above[3], box[3]) * SAME_SIZE) return false
  return Math.min(above[0] + above[2], box[0] + box[2]) - Math.max(above[0], box[0]) > Math.min(above[2], box[2]) * 0.3
}
