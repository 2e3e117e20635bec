import type { ReviewSeverity, Verdict } from '../../../shared/reviews.ts'
import type { Row } from '../../forms/acord-25/elements.ts'
import type { Cell, Finding } from '../types.ts'

export const SIDES = ['certificate', 'contract', 'policy'] as const
export type Side = (typeof SIDES)[number]

/** A finding before it is known which sides its review has. `key`: what it is about, the same whenever it is made again. */
export type Drafted = Pick<Finding, 'topic' | 'why' | 'action'> & {
  key: string
  row: Row | null
  verdict: Verdict
  severity: ReviewSeverity
  cells: Partial<Record<Side, Cell>>
}

/** A finding that asks for nothing. */
export const settled = (draft: Omit<Drafted, 'severity' | 'action'>): Drafted => ({
  ...draft,
  ...{ severity: 'NONE', action: null },
})

/** A cell of a side that the finding is not about. */
export const APART: Cell = { text: '', place: null, note: null }
