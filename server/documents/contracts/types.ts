import type { Passage } from '../types.ts'
import type { RequiredLimit } from './limits.ts'
import type { DemandKind } from './weights.ts'

/**
 * What one sentence of a contract asks for about insurance; of one that goes over the end of a page, the part on each. `who` must do it, in the
 * contract's words, null where they do not tell. `days`: of a notice.
 */
export type Demand = {
  asks: DemandKind[]
  who: string | null
  limits: RequiredLimit[]
  days: number | null
  source: Passage
}

/** Sentences of a contract that stand together and are of insurance that a party must carry, under the title they stand under ('' without). */
export type InsuranceClause = { heading: string; demands: Demand[] }
