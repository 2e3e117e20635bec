import type { LineOfBusiness } from '../facts/keys.ts'
import type { Passage } from '../types.ts'
import type { RequiredLimit } from './required-limit.ts'
import type { DemandKind } from './weights.ts'
import type { Put, Wording } from './wordings.ts'

/**
 * What one sentence of a contract asks for about insurance; of one that goes over the end of a page, the part on each. `who` must do it, in the
 * contract's words, null where they do not tell. `days`: of a notice; `furtherDays`: of others. `lines`: whose insurance it speaks of, 'all' or 'liability' where the words
 * say no more. `condition`: the words of the one case in which all of it is asked for. `puts`: of a change, the days or the rating it names and those in their place. What a kept file does not have was not told when it was read.
 */
export type Demand = Wording & {
  asks: DemandKind[]
  who: string | null
  limits: RequiredLimit[]
  days: number | null
  furtherDays?: number[]
  lines?: LineOfBusiness[] | 'all' | 'liability'
  covers?: LineOfBusiness[]
  per?: 'project' | 'location'
  condition?: string
  mixes?: true
  puts?: Put
  changes?: true
  source: Passage
}

/** Sentences of a contract that stand together and are of insurance that a party must carry, under the title they stand under ('' without). */
export type InsuranceClause = { heading: string; demands: Demand[] }
