import type { Line } from '../types.ts'

/** A sentence and the lines that it stands on. */
export type Sentence = { text: string; lines: Line[] }

/** Lines of text that follow one another from one left edge, without those of another's mail: '> as you wrote'. */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const found: Line[][] = []
  for (const line of lines.filter(({ text }) => !text.startsWith('>'))) {
    const last = found.at(-1)?.at(-1)
    const goesOn =
      last && Math.abs(last.box[0] - line.box[0]) < 4 && line.box[1] - last.box[1] - last.box[3] < last.box[3] * 0.7
    if (goesOn) found.at(-1)!.push(line)
    else found.push([line])
  }
  return found
}

const END = /(?<!\b(?:Inc|Co|Corp|Ltd|Mr|Mrs|Ms|Dr|St|No|Ave|Rd|Blvd))[.?!]\)?\s+(?=[\p{Lu}])/gu

/** The sentences of a paragraph, each with the lines it stands on. */
export function sentencesOf(lines: readonly Line[]): Sentence[] {
  const whole = lines.map(({ text }) => text).join(' ')
  const starts = [0, ...[...whole.matchAll(END)].map((end) => end.index + end[0].length)]
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? whole.length
    let begins = 0
    const own = lines.filter(({ text }) => {
      const [first, last] = [begins, begins + text.length]
      begins = last + 1
      return first < to && last > from
    })
    return { text: whole.slice(from, to).trim(), lines: own }
  })
}
