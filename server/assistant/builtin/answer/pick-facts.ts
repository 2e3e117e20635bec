import { CLAIMED, type Fact, type FactKey, type LineOfBusiness, type PolicyFacts } from '../../../documents/index.ts'
import { squeeze } from '../../evidence/words.ts'
import type { Paper } from '../papers.ts'
import { lineOfKey } from '../question/lines.ts'

/** A fact with the document and the policy it was read from. */
export type Picked = { fact: Fact; paper: Paper; policy: PolicyFacts | null }

export type Wanted = { keys: FactKey[]; lines?: LineOfBusiness[]; files?: string[] }

/** More values of one key are too many to be said; lists are told by their number and their first entries. */
const MOST_OF_A_KEY = 12
/** Keys a policy has many of; they are said as a list of their own. */
export const LISTED: Partial<Record<FactKey, [one: string, many: string]>> = {
  form: ['form or endorsement', 'forms and endorsements'],
  location: ['location', 'locations'],
  'insured.additionalName': ['additional named insured', 'additional named insureds'],
}

/**
 * The facts of these keys, in the order of the keys: what is in force where anything is, else what is offered or over. A value
 * that stands in several places is taken from the first.
 */
export function pickFacts(papers: Paper[], { keys, lines = [], files = [] }: Wanted): Picked[] {
  const asked = papers.filter(({ file }) => !files.length || files.includes(file))
  return keys.flatMap((key) => ofKey(asked, key, lines))
}

function ofKey(papers: Paper[], key: FactKey, lines: LineOfBusiness[]): Picked[] {
  const line = lineOfKey(key)
  if (line && lines.length && !lines.includes(line)) return []
  const found = papers.flatMap((paper) =>
    paper.facts.facts
      .filter((fact) => fact.key === key && fact.confidence >= CLAIMED && fact.status !== 'underlying')
      .map(
        (fact): Picked => ({
          fact,
          paper,
          policy: fact.policy === null ? null : (paper.facts.policies[fact.policy] ?? null),
        }),
      )
      .filter(
        ({ policy }) => line !== null || !lines.length || !policy || policy.lines.some((one) => lines.includes(one)),
      ),
  )
  const standing = found.filter(({ fact }) => fact.status === 'current')
  return distinct(standing.length ? standing : found).slice(0, key in LISTED ? undefined : MOST_OF_A_KEY)
}

function distinct(picked: Picked[]): Picked[] {
  const seen = new Set<string>()
  return picked.filter(({ fact, policy, paper }) => {
    const name = `${paper.file}|${policy?.number ?? ''}|${squeeze(fact.value)}`
    return seen.has(name) ? false : seen.add(name)
  })
}
