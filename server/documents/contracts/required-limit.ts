import type { LimitConcept } from '../concepts/limits.ts'
import type { LineOfBusiness } from '../facts/keys.ts'

/**
 * An amount a sentence asks for: of which line and which limit, each null where the words do not tell it, and as it is printed. `amount`: in
 * dollars; null in other money. Absent on files read before it was told. `isOnly`: it is the one amount the words give for its line. `isCap`:
 * what a deductible or retention may be at most. `isEither`: another amount may stand in its place. `per`: what an aggregate is counted for.
 * `isFreed`: other words say that its line is not asked for. `condition`: the words of the one case in which it is asked for.
 */
export type RequiredLimit = {
  line: LineOfBusiness | null
  limit: LimitConcept | null
  printed: string
  amount?: number | null
  isOnly?: true
  isCap?: true
  isEither?: true
  isFreed?: true
  condition?: string
  per?: 'project' | 'location'
}
