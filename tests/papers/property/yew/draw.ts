import { frame, head, type Part, rule, say } from '../spruce/draw.ts'

/** Blocks are set under one another: each is drawn from a height on, and says where it ends. */
export type Block = (y: number) => { parts: Part[]; end: number }
// Widths of letters as parts of their size; the rest are as wide as a digit.
const LETTERS: [number, string][] = [
  [0.222, 'ijl|'],
  [0.278, ' !,./:;I[]ft'],
  [0.333, '()-r'],
  [0.5, 'Jcksvxyz'],
  [0.611, 'FTZ'],
  [0.667, '&ABEKPSVXY'],
  [0.722, 'CDHNRUw'],
  [0.778, 'GOQ'],
  [0.833, 'Mm'],
  [0.889, '%'],
  [0.944, 'W'],
]
const EDGE = 3

const widthOf = (text: string, size: number) =>
  size * [...text].reduce((sum, one) => sum + (LETTERS.find(([, all]) => all.includes(one))?.[0] ?? 0.556), 0)

export function down(y: number, ...blocks: Block[]): { parts: Part[]; end: number } {
  const parts: Part[] = []
  let end = y
  for (const block of blocks) {
    const drawn = block(end)
    parts.push(...drawn.parts)
    end = drawn.end
  }
  return { parts, end }
}

/** Blocks that begin at one height; the longest tells where they end. */
export const beside =
  (...all: Block[][]): Block =>
  (y) => {
    const drawn = all.map((blocks) => down(y, ...blocks))
    return { parts: drawn.flatMap(({ parts }) => parts), end: Math.max(...drawn.map(({ end }) => end)) }
  }

/** A frame around blocks. */
export const framed =
  (x: number, width: number, ...blocks: Block[]): Block =>
  (y) => {
    const { parts, end } = down(y + 5, ...blocks)
    return { parts: [frame(x, y, width, end + 3 - y), ...parts], end: end + 3 }
  }

export const gap =
  (height: number): Block =>
  (y) => ({ parts: [], end: y + height })

export const title =
  (x: number, text: string, size = 10): Block =>
  (y) => ({ parts: [head(x, y, text, size)], end: y + size * 1.5 })

export const line =
  (x: number, width: number): Block =>
  (y) => ({ parts: [rule(x, y, width)], end: y + 6 })

export const lines =
  (x: number, all: string[], size = 9): Block =>
  (y) => ({ parts: all.map((text, index) => say(x, y + index * size * 1.35, text, size)), end: y + all.length * size * 1.35 + 2 }) // biome-ignore format: one line

export const prose = (x: number, width: number, text: string, size = 9): Block => lines(x, wrapped(text, width, size), size) // biome-ignore format: one line

/** Names that run out in dots to what they say, which ends at the right edge. */
export const leaders =
  (x: number, width: number, rows: [string, string][], size = 9): Block =>
  (y) => {
    const parts = rows.flatMap(([name, value], index) => {
      const [from, to] = [x + widthOf(name, size) + 4, x + width - widthOf(value, size)]
      const dots = '.'.repeat(Math.floor((to - 4 - from) / (size * 0.278)))
      const at = y + index * size * 1.5
      return [say(x, at, name, size), say(from, at, value && dots, size), say(to, at, value, size)]
    })
    return { parts, end: y + rows.length * size * 1.5 + 2 }
  }

/** Boxes in a row, a small label over what each says. */
export const boxes =
  (x: number, all: [number, string, ...string[]][], size = 9): Block =>
  (y) => {
    const height = 16 + Math.max(...all.map((one) => one.length - 2)) * size * 1.35
    let left = x
    const parts = all.flatMap(([width, label, ...told]) => {
      const at = left
      left += width
      return [frame(at, y, width, height), say(at + 4, y + 3, label, 6.5), ...lines(at + 4, told, size)(y + 13).parts]
    })
    return { parts, end: y + height }
  }

/** Rows of cells that break at the width of their column, of which those below zero are set to the right; the first row is bold. */
export const ledger =
  (x: number, widths: number[], rows: string[][], rules: 'none' | 'rows' | 'all' = 'none', size = 8): Block =>
  (y) => {
    const parts: Part[] = []
    let top = y
    rows.forEach((row, index) => {
      const bold = index ? 1 : 1.06
      const cells = row.map((text, column) => wrapped(text, Math.abs(widths[column]!) - 2 * EDGE, size * bold))
      const height = Math.max(...cells.map(({ length }) => length)) * size * 1.25 + (rules === 'none' ? 3 : 6)
      const dip = rules === 'none' ? 0 : 3
      let left = x
      cells.forEach((told, column) => {
        const width = Math.abs(widths[column]!)
        if (rules === 'all') parts.push(frame(left, top, width, height))
        told.forEach((text, down) => {
          const from = widths[column]! < 0 ? left + width - EDGE - widthOf(text, size * bold) : left + EDGE
          const put = index ? say : head
          parts.push(put(from, top + dip + down * size * 1.25, text, size))
        })
        left += width
      })
      top += height
      if (rules === 'rows') parts.push(rule(x, top, left - x))
    })
    return { parts, end: top + 3 }
  }

/** Lines of a typewriter; what stands more than one space apart is put down on its own. */
export const typed =
  (x: number, text: string, size = 8.5): Block =>
  (y) => {
    const all = text.replace(/^\n|\n *$/g, '').split('\n')
    const texts = all.flatMap((row, index) =>
      [...row.matchAll(/\S+(?: \S+)*/g)].map((one) => ({
        ...{ x: x + one.index * size * 0.6, y: y + index * size * 1.35, text: one[0], size, typed: true },
      })),
    )
    return { parts: [{ texts }], end: y + all.length * size * 1.35 }
  }

/** Words broken into lines no wider than this; `|` breaks a line where it stands. */
function wrapped(text: string, width: number, size: number): string[] {
  return text.split('|').flatMap((part) => {
    const all = ['']
    for (const word of part.split(' ')) {
      const longer = all.at(-1) ? `${all.at(-1)} ${word}` : word
      if (all.at(-1) && widthOf(longer, size) > width) all.push(word)
      else all[all.length - 1] = longer
    }
    return all
  })
}
