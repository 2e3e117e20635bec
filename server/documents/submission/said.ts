import { mentionsEnded } from '../records/ended.ts'
import { PREMISES } from '../records/handed-in/families.ts'
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
const SECTION_OF_OTHERS = new RegExp(
  `^(?:(?:${OTHERS.source}|information|details|section|contact|policy|coverage|program|insurance|of|record|and|the)\\W*)+$`,
  'i',
)

/** What a lender or an additional insured has as well. */
const OF_ANYBODY: ReadonlySet<string | undefined> = new Set(['name', 'address', 'phone', 'email', 'website'])

/** Whether what stands under a heading, and is such a part, is somebody else's: another agency's, a lender's, an additional insured's. */
export const isOfOthers = (section: string, part: string | undefined) =>
  (OTHERS.test(section) && SECTION_OF_OTHERS.test(section)) ||
  (OF_ANYBODY.has(part) && (kindsSaid(section)[0]?.at === 0 || LENDERS.test(section)))

/** What lenders are called, whatever their interest is. */
const LENDERS = /^(?:lender|creditor|bank)s?\b/i

/** How often something is paid. */
const PLAN = /^(?:monthly|quarterly|semi-? ?annual(?:ly)?|annual(?:ly)?|\d{1,2}[ -]pay(?:ments)?|full pay)$/i

/** 'Direct bill, quarterly; audit at expiration': how it is paid and how often, and when it is audited. */
export function billedAndAudited(said: Said): Said[] {
  const pieces = said.parts['']!.split(/\s*;\s*/)
  const [audited, paid] = [true, false].map((is) => pieces.filter((piece) => /\baudit/i.test(piece) === is).join('; '))
  const plan = paid!.split(/\s*[,;]\s*/).find((piece) => PLAN.test(piece))
  return [
    ...(paid ? [{ ...said, parts: { '': paid } }] : []),
    ...(plan ? [{ ...said, part: 'payment_plan', parts: { '': plan } }] : []),
    ...(audited ? [{ ...said, part: 'audit', parts: { '': audited } }] : []),
  ]
}

/** Whose an attribute is where a place is spoken of: who works there is told of the place. */
export function ofPlace({ of, part }: Attribute, place: string): Pick<Said, 'of' | 'part'> {
  const staff = place && of === 'applicant' ? STAFF_OF_PLACE[part] : undefined
  return staff ? { of: 'premises', part: staff } : { of, part }
}
const STAFF_OF_PLACE: Readonly<Record<string, string>> = {
  full_time: 'full_time_employees',
  part_time: 'part_time_employees',
}

export const PLACE =
  /\b(?:loc(?:ation)?|premises)\b\.?\s*(?:#|no\.?|number)?\s*(?<location>\d{1,3})\b(?:[\s,/-]*(?:bldg|building|bld)\b\.?\s*(?:#|no\.?|number)?\s*(?<building>\d{1,3}|[A-Z]\b)\b)?[\s,:–-]*/i

/** '2/1': the numbers of one of the premises, and of its building. */
export const placeIn = (text: string) => {
  const { location, building } = PLACE.exec(text)?.groups ?? {}
  return location ? `${location}/${building ?? ''}` : ''
}

export const STATUS = /^status$/i

/** The place that a label or the heading over it is of, where its address, its status or that heading says that it is insured no more. */
export function endedPlace(label: string, lines: readonly string[], section: string): string {
  const own = label.replace(PLACE, '').trim()
  const isOfPlace = STATUS.test(own) || /^(?:address)?$/i.test(own)
  const [named, over] = [placeIn(label), placeIn(section)]
  const isEnded = isOfPlace && mentionsEnded([label, ...lines].join(' '), PREMISES)
  if (isEnded && (named || over)) return named || over
  return mentionsEnded(section, PREMISES) ? over : ''
}

/** Drops places that are insured no more; a location takes its buildings with it. */
export function dropEnded(premises: Map<string, Said[]>): void {
  const ended = [...premises].flatMap(([place, own]) => (own.some(({ part }) => part === 'ended') ? [place] : []))
  for (const place of premises.keys())
    if (ended.some((one) => one === place || (one.endsWith('/') && place.startsWith(one)))) premises.delete(place)
}
