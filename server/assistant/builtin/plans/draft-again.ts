import type { DoneCall } from '../talk.ts'

const TRIES = 3

/**
 * The draft to send next: as it is the first time; after a refusal without the lines, or the parts of an entry, that hold the figures at fault, and without
 * the sources that did not hold. Null when that has been tried often enough or nothing is left of it.
 */
export function draftAgain<Draft extends { sources: object[] }>(
  calls: DoneCall[],
  tool: DoneCall['name'],
  draft: Draft,
  parts: (keyof Draft & string)[],
): Draft | null {
  const refusals = calls.filter(({ name, error }) => name === tool && error)
  if (!refusals.length) return draft
  if (refusals.length >= TRIES) return null
  const figures = refusals.flatMap(({ faults }) => faults?.unsourced ?? [])
  const isFaulty = (line: string) => figures.some((figure) => line.includes(figure))
  const kept: Draft = { ...draft, ...(refusals.some(({ faults }) => faults?.badSources.length) ? { sources: [] } : {}) }
  for (const part of parts) {
    const text = String(kept[part])
    const left = text
      .split('\n')
      .flatMap((line) => (isFaulty(line) ? lessOf(line, isFaulty) : [line]))
      .join('\n')
      .trim()
    Object.assign(kept, { [part]: left || text.replace(/[\w.,$/-]*\d[\w.,$/-]*/g, '').trim() })
  }
  return kept
}

/** An entry of several values without those at fault; nothing of any other line. */
function lessOf(line: string, isFaulty: (part: string) => boolean): string[] {
  const parts = line.split('; ')
  const kept = parts.filter((part) => !isFaulty(part))
  return kept.length && parts.length > 2 && kept[0] === parts[0] ? [kept.join('; ')] : []
}
