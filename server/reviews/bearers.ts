import type { Demand, DemandKind, InsuranceClause, LineOfBusiness } from '../documents/index.ts'
import type { Place } from './types.ts'

/** What is asked, and where: of whom is told here. */
type Requirement = {
  ask: 'limit' | 'tail' | DemandKind
  line: LineOfBusiness | null
  isCap?: true
  who: string | null
  place: Place
}

/** Names of one of several, or of all: 'Each party', 'caterer'. */
export const ONE_OF_MANY = /^(?:Each|Every|Any|All|Your|\p{Ll})/u

export const linesOf = ({ limits, covers = [] }: Demand) => [...limits.flatMap(({ line }) => line ?? []), ...covers]

/** Whether who sees to a demand carries insurance by it; a cap on a deductible asks for none. */
export const carries = ({ covers = [], limits }: Demand): boolean =>
  covers.length > 0 || limits.some(({ isCap }) => !isCap)

/** The lines that each of those must carry whom a contract names. */
export function carriedBy(clauses: readonly InsuranceClause[]): Map<string, LineOfBusiness[]> {
  const carried = new Map<string, LineOfBusiness[]>()
  for (const demand of clauses.flatMap(({ demands }) => demands)) {
    for (const who of carries(demand) ? (demand.who?.split(' and ') ?? []) : [])
      if (!ONE_OF_MANY.test(who)) carried.set(who, [...(carried.get(who) ?? []), ...linesOf(demand)])
  }
  return carried
}

/** Who must see to a demand: who carries insurance. Another that its sentence is of only has what is asked for: 'Owner must receive a certificate'. */
export const bound = ({ ask, who }: Requirement, carriers: ReadonlySet<string | null>): string | null =>
  ask === 'limit' ||
  ask === 'coverage' ||
  ask === 'waiver' ||
  !carriers.size ||
  carriers.has(who) ||
  /\bpart(?:y|ies)\b/i.test(who ?? '')
    ? who
    : null

/**
 * Of those who must carry insurance the one of whom words speak that name no bearer: none whom they name, who only gets something ('notice to
 * Owner'), and one who carries the line. Null where that is not one.
 */
export function bearerOf(
  { ask, line, isCap, place }: Requirement,
  carried: ReadonlyMap<string, readonly LineOfBusiness[]>,
): string | null {
  if (carried.size < 2 || (ask === 'limit' && !isCap) || ask === 'coverage') return null
  const owners = [...carried.keys()].filter((who) => isOwnerIn(place.quote, who, ask))
  if (owners.length === 1) return owners[0]!
  const unnamed = [...carried.keys()].filter((who) => !place.quote.includes(who))
  const [one, ...others] = unnamed.filter((who) => !line || carried.get(who)!.includes(line))
  const isTold = others.length === 0 && (line !== null || unnamed.length < carried.size)
  return one && isTold ? one : null
}

/** 'Producer's certificate', but not 'primary to Producer's insurance'. */
const isOwnerIn = (text: string, who: string, ask: Requirement['ask']) => {
  const [, before] =
    new RegExp(String.raw`(\S*) ?(?:the )?${who}[’']s? (?:\S+ ){0,4}(?:insur|polic|coverage|certif)`, 'i').exec(text) ??
    []
  return (
    before !== undefined &&
    !/^(?:to|over|with|from|than|by|against)$/i.test(before) &&
    (ask === 'additional insured' || before !== 'on')
  )
}
