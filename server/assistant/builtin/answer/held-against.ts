import type { Question } from '../question/read-question.ts'
import { LIMIT_KEYS } from '../question/topics.ts'
import type { Material } from './material.ts'
import { pickFacts } from './pick-facts.ts'
import { sayFacts } from './say-facts.ts'
import { linesRequired, requiredIn, sayDemands } from './say-required.ts'

/** What a contract asks for beside what the policies have; the two are shown, not judged. Null without a contract. */
export function heldAgainst(question: Question, material: Material): string | null {
  const { citations, papers } = material
  const contracts = papers.filter(({ facts }) => facts.kind === 'contract')
  const policies = papers.filter((paper) => !contracts.includes(paper))
  const required = requiredIn(contracts)
  const spoken = linesRequired(required)
  const lines = question.lines.length ? question.lines : spoken.length ? [...spoken, 'umbrella' as const] : []
  const limits = pickFacts(policies, { keys: LIMIT_KEYS, lines })
  if (!required.length || !limits.length) return null
  return [
    'The contract asks for:',
    sayDemands(required, material),
    'The policies have:',
    sayFacts(citations, limits),
    'Please hold the one against the other; whether the wording is enough is for you to judge.',
  ].join('\n\n')
}
