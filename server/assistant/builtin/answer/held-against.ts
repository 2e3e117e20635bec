import { linesIn } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { LIMIT_KEYS } from '../question/topics.ts'
import type { Material } from './material.ts'
import { sayingsAbout } from './passages.ts'
import { pickFacts } from './pick-facts.ts'
import { sayFacts } from './say-facts.ts'
import { saySayings } from './say-passages.ts'
import { REQUIREMENT } from './tells.ts'

/** What a contract asks for beside what the policies have; the two are shown, not judged. Null without a contract. */
export function heldAgainst(question: Question, material: Material): string | null {
  const { citations, papers, passages } = material
  const contracts = papers.filter(({ facts }) => facts.kind === 'contract')
  const policies = papers.filter((paper) => !contracts.includes(paper))
  if (!contracts.length || !policies.length) return null
  const own = passages.filter(({ file }) => contracts.some((paper) => paper.file === file))
  const asked = sayingsAbout(own, papers, { subject: [], tell: REQUIREMENT, wantsAmount: true }, 8)
  const spoken = linesIn(asked.map(({ quote }) => quote).join(' ')).lines
  const lines = question.lines.length ? question.lines : spoken.length ? [...spoken, 'umbrella' as const] : []
  const limits = pickFacts(policies, { keys: LIMIT_KEYS, lines })
  if (!asked.length || !limits.length) return null
  return [
    'The contract asks for:',
    saySayings(material, asked),
    'The policies have:',
    sayFacts(citations, limits),
    'Please hold the one against the other; whether the wording is enough is for you to judge.',
  ].join('\n\n')
}
