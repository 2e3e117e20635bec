import { DOCUMENT_KINDS, type DocumentKind } from '../../server/documents/kinds.ts'

/** What a document is and what it was taken for, with how sure that was (0 to 1). */
export type Judged = { name: string; source: string; kind: DocumentKind; found: DocumentKind; certainty: number }

export const shareRight = (judged: Judged[]) =>
  judged.length ? judged.filter(({ kind, found }) => kind === found).length / judged.length : 1

/** Right and all of each kind, and what the wrong ones were taken for. */
export function confusion(judged: Judged[]): string {
  const rows = DOCUMENT_KINDS.flatMap((kind) => {
    const own = judged.filter((one) => one.kind === kind)
    if (!own.length) return []
    const wrong = own.filter(({ found }) => found !== kind)
    const others = [...new Set(wrong.map(({ found }) => found))].map(
      (found) => `${found} ${wrong.filter((one) => one.found === found).length}`,
    )
    return [
      `${kind.padEnd(14)}${own.length - wrong.length}/${own.length}${others.length ? `  as ${others.join(', ')}` : ''}`,
    ]
  })
  return rows.join('\n')
}

/** The certainty below which documents are better called 'other': the lowest at which wrong kinds and lost ones cost least. */
export function thresholdOf(judged: Judged[]): number {
  const steps = Array.from({ length: 9 }, (_, index) => LEAST + index * 0.05)
  const cost = (threshold: number) =>
    judged.reduce((sum, { kind, found, certainty }) => {
      if (certainty < threshold) return sum + (kind === 'other' ? 0 : 1)
      return sum + (kind === found ? 0 : WRONG)
    }, 0)
  return steps.reduce((best, step) => (cost(step) < cost(best) ? step : best), steps[0]!)
}

/** A wrong kind is worse than none. */
const WRONG = 3
/** A kind must be surer than all others together. */
const LEAST = 0.5
