import { kindsSaid } from '../records/property/interests.ts'
import type { Passage } from '../types.ts'
import type { Attribute } from './attributes.ts'
import type { Parts } from './read-value.ts'

/** Something a submission says, and of which of the premises. `isAsked`: its label says that it is asked for; `year`: the one that its label names. */
export type Said = {
  of: Attribute['of']
  part: string
  place: string
  parts: Parts
  source: Passage
  isAsked: boolean
  year?: string
}

/** Whose it is that is not the applicant's, and when it is not for the term to come. */
export const OTHERS = /\b(?:agency|agents?|producer|producing|brokers?|carriers?|insurers?|underwriters?|expiring|expired|prior|previous|incumbent|currently|current|present|existing|last|competing|competitors?|comparison|landlord|lessor|holder|audited|audit|old|target|signed)\b/i // biome-ignore format: a list
const SECTION_OF_OTHERS = new RegExp(`^(?:(?:${OTHERS.source}|information|details|section|contact|policy|coverage|program|insurance|of|record|and|the)\\W*)+$`, 'i') // biome-ignore format: short

/** What a lender or an additional insured has as well. */
const OF_ANYBODY: ReadonlySet<string | undefined> = new Set(['name', 'address', 'phone', 'email', 'website'])

/** Whether what stands under a heading, and is such a part, is somebody else's: another agency's, a lender's, an additional insured's. */
export const isOfOthers = (section: string, part: string | undefined) =>
  (OTHERS.test(section) && SECTION_OF_OTHERS.test(section)) || (OF_ANYBODY.has(part) && kindsSaid(section)[0]?.at === 0)

/** 'Direct bill, quarterly; audit at expiration': how it is paid, and when it is audited. */
export function billedAndAudited(said: Said): Said[] {
  const pieces = said.parts['']!.split(/\s*;\s*/)
  const [audited, paid] = [true, false].map((is) => pieces.filter((piece) => /\baudit/i.test(piece) === is).join('; '))
  return [
    ...(paid ? [{ ...said, parts: { '': paid } }] : []),
    ...(audited ? [{ ...said, part: 'audit', parts: { '': audited } }] : []),
  ]
}
