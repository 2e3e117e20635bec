import type { PdfPageSpec, TextAt } from './pdf.ts'

/** An exclusion to print: its name, what it excludes, what of it stays covered ('' for nothing) and the items of its text. */
export type DrawnExclusion = { name: string; text: string; items?: string[]; exception?: string }
/** A form to print: what stands before its exclusions and behind them, and how another form changes them. */
export type DrawnForm = {
  number: string
  edition: string
  title: string
  sections: { heading: string; exclusions: DrawnExclusion[] }[]
}

/** A run of text to set. `indent` in points; `gap`: of blank lines before it. */
export type Set = { text: string; size?: number; bold?: boolean; indent?: number; gap?: number; centered?: boolean }

const [WIDTH, HEIGHT, MARGIN, BOTTOM] = [612, 792, 54, 720]
const EM = 0.5
const widthOf = (text: string, size: number) => text.length * size * EM

/** Pages that hold these runs below one another in one or two columns, each with the form's number at its foot. */
export function setPages(runs: Set[], foot: string, columns: 1 | 2 = 1, size = 9): PdfPageSpec[] {
  const pages: TextAt[][] = [[]]
  const column = (WIDTH - 2 * MARGIN - (columns - 1) * 18) / columns
  let [y, at] = [MARGIN, 0]
  let top = MARGIN
  const next = () => {
    at += 1
    y = top
    if (at < columns) return
    pages.push([])
    at = 0
    top = MARGIN
    y = MARGIN
  }
  for (const run of runs) {
    const [set, indent] = [run.size ?? size, run.indent ?? 0]
    const across = run.centered ? WIDTH - 2 * MARGIN : column - indent
    y += (run.gap ?? 0.5) * set * 1.2
    for (const line of wrapped(run.text, across, set)) {
      if (y + set > BOTTOM) next()
      const x = run.centered ? (WIDTH - widthOf(line, set)) / 2 : MARGIN + at * (column + 18) + indent
      pages.at(-1)!.push({ x, y, text: line, size: set, ...(run.bold ? { bold: true } : {}) })
      y += set * 1.25
    }
    if (run.centered && at === 0) top = y + set
  }
  return pages.map((texts, index) => ({
    texts: [
      ...texts,
      ...(foot ? [{ x: MARGIN, y: HEIGHT - 40, text: foot, size: 8 }] : []),
      { x: WIDTH - 120, y: HEIGHT - 40, text: `Page ${index + 1} of ${pages.length}`, size: 8 },
    ],
  }))
}

function wrapped(text: string, width: number, size: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (widthOf(longer, size) > width && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
