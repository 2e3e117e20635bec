import { type Sheet, sheet } from '../sheet.ts'

const LEFT = 50
const RIGHT = 205

/** A page of a slip: headings in bold at the left, what stands under them at the right, rows between. */
export function slip(reference: string, page: string, head?: string) {
  const paper = sheet([595, 842])
  paper.put(LEFT, 34, 'OTTOLINE SPECIALTY UNDERWRITERS', 8, true)
  paper.put(RIGHT + 170, 34, reference, 8)
  paper.put(500, 34, page, 8)
  let y = 58
  if (head) {
    paper.put(LEFT, y, head, 15, true)
    y += 30
  }
  return {
    paper,
    /** A heading with lines beside it. A line that begins with a bar is an amount's row: label | amount. */
    say(heading: string, lines: string[]) {
      paper.put(LEFT, y, `${heading}:`, 9, true)
      for (const line of lines) {
        rowOf(paper, y, line)
        y += 13.2
      }
      y += 8
    },
    words(lines: string[]) {
      y = paper.lines(LEFT, y, lines, 8.5) + 8
    },
    rule() {
      paper.across(LEFT, y - 4, 495, 0.4)
      y += 4
    },
    get y() {
      return y
    },
  }
}

function rowOf(paper: Sheet, y: number, line: string) {
  const [amount, label] = line.split(' | ')
  if (label === undefined) return paper.put(RIGHT, y, line, 9)
  if (/^\d/.test(amount!)) paper.put(RIGHT, y, 'USD', 9)
  paper.ending(RIGHT + 85, y, amount!, 9)
  paper.put(RIGHT + 98, y, label, 9)
}
