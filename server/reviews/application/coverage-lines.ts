import { Likenesses, type LineOfBusiness, normal } from '../../documents/index.ts'

/** What an application may be for, by the choices of its preset, and the lines of business each is of. */
export const COVERAGE_LINES = {
  BUSINESS_OPERATIONS: { label: 'Business Operations', lines: ['gl', 'umbrella'] },
  WORKERS_COMPENSATION: { label: 'Workers Compensation', lines: ['wc'] },
  PROPERTY: { label: 'Property', lines: ['property'] },
  AUTO: { label: 'Auto', lines: ['auto'] },
} as const satisfies Record<string, { label: string; lines: readonly LineOfBusiness[] }>

export type CoverageLine = keyof typeof COVERAGE_LINES

/** The chosen coverage lines; the business is always asked about. */
export const chosenLines = (chosen: readonly string[] = []): CoverageLine[] =>
  (Object.keys(COVERAGE_LINES) as CoverageLine[]).filter(
    (line) => line === 'BUSINESS_OPERATIONS' || chosen.includes(line),
  )

/** What lists of policies call the lines that a coverage line is of. */
const NAMES = new Likenesses<CoverageLine>([
  {
    id: 'BUSINESS_OPERATIONS',
    labels: ['general liability [commercial]', 'business owners', 'businessowners', 'package [commercial]'],
  },
  { id: 'WORKERS_COMPENSATION', labels: ['workers compensation [employers liability]', 'workers comp'] },
  { id: 'PROPERTY', labels: ['property [commercial building]'] },
  { id: 'AUTO', labels: ['auto [business commercial liability]', 'automobile [business commercial liability]'] },
])

/** The coverage line that a policy's line of business, in words, belongs to. */
export function lineNamed(words: string): CoverageLine | null {
  const [best, next] = NAMES.of(normal(words))
  return best && best.score >= ALIKE && best.score > (next?.score ?? 0) ? best.id : null
}

/** How alike a label is to one that is meant. */
export const ALIKE = 0.8
