import type { Ruling } from '../types.ts'

/** Rulings nearer to one another than this are one line: the two sides of a thick one, the borders of neighbouring cells. */
const SAME_LINE = 1.3
/** Pieces with a smaller gap between them go on as one line. */
const SAME_RUN = 2.5
/** More than a page of small boxes has; what draws more is a picture made of lines. */
const MOST = 6_000

/** Every line once: pieces drawn cell by cell are joined into the whole ruling they make. */
export function joinRulings(rulings: Ruling[]): Ruling[] {
  if (rulings.length > MOST) return []
  return [...joinAxis(rulings, 'horizontal'), ...joinAxis(rulings, 'vertical')]
}

function joinAxis(rulings: Ruling[], axis: Ruling['axis']): Ruling[] {
  const sorted = rulings.filter((ruling) => ruling.axis === axis).sort((a, b) => a.at - b.at)
  const joined: Ruling[] = []
  let level: Ruling[] = []
  for (const ruling of sorted) {
    if (level.length && ruling.at - level[0]!.at > SAME_LINE) {
      joined.push(...runsOf(level))
      level = []
    }
    level.push(ruling)
  }
  return [...joined, ...runsOf(level)]
}

function runsOf(level: Ruling[]): Ruling[] {
  const runs: Ruling[] = []
  for (const ruling of level.sort((a, b) => a.from - b.from)) {
    const run = runs.at(-1)
    if (run && ruling.from - run.to <= SAME_RUN) run.to = Math.max(run.to, ruling.to)
    else runs.push({ ...ruling })
  }
  return runs.map(({ axis, at, from, to }) => ({ axis, at: round(at), from: round(from), to: round(to) }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
