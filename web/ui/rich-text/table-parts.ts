import type { Node } from '@tiptap/pm/model'
import { TableMap } from '@tiptap/pm/tables'

export type Part = 'head' | 'body' | 'foot'

/** The width of each column, as `120px` or `30%`; empty when it has none. */
export function columnsOf(table: Node): string[] {
  const map = TableMap.get(table)
  const read = (table.attrs.columns as string[] | null) ?? []
  return Array.from({ length: map.width }, (_, column) => {
    for (let row = 0; row < map.height; row++) {
      const at = map.map[row * map.width + column]!
      const widths = table.nodeAt(at)?.attrs.colwidth as number[] | null
      const width = widths?.[column - map.colCount(at)]
      if (width) return `${String(width)}px`
    }
    return read.length === map.width && !read[column]!.endsWith('px') ? read[column]! : ''
  })
}

/** The section of each row: its own, or for a new row that of its neighbors; null in a table without sections. */
export function partsOf(table: Node): (Part | null)[] {
  const own = table.children.map((row) => row.attrs.part as Part | null)
  if (own.every((part) => !part)) {
    if (table.attrs.src) return own
    const heads = table.children.findIndex((row) => !isHeadRow(row))
    return heads > 0 ? own.map((_, at) => (at < heads ? 'head' : 'body')) : own.map(() => 'body')
  }
  const next = (at: number) => own.slice(at + 1).find(Boolean) ?? 'body'
  const parts: (Part | null)[] = []
  for (const [at, part] of own.entries()) {
    const before = parts[at - 1]
    parts.push(part ?? (!before || before === 'head' ? next(at) : before))
  }
  return parts
}

export const isHeadRow = (row: Node) =>
  row.childCount > 0 && row.children.every(({ type }) => type.name === 'tableHeader')
