import { type FactKey, SPECIALTY_LINES } from '../../documents/index.ts'
import type { FiledPolicy } from './filed-policies.ts'
import type { FiledFact, SheetDraft } from './sheet-draft.ts'

/** Puts a policy that has no row of its own into the row for other policies, or, when that is taken, onto the attached page. */
export function putOtherPolicy(draft: SheetDraft, policy: FiledPolicy, where: 'row' | 'overflow') {
  if (!policy.special) return
  const limits = limitsOf(policy)
  const [first] = limits
  if (!first) return
  const name = SPECIALTY_LINES[policy.special]
  if (where === 'overflow') {
    const text = [
      name,
      policy.number,
      policy.effective && `${policy.effective} to ${policy.expiration}`,
      ...limits.map(([label, fact]) => `${label} ${fact.value}`),
    ]
    draft.spill('Other policy', name, text.filter(Boolean).join('; '), {
      kind: 'document',
      fileId: first[1].fileId,
      page: first[1].source.page,
      quote: first[1].source.quote,
    })
    return
  }
  draft.putFact('OtherPolicy_OtherPolicyDescription_A', first[1], name, true)
  for (const [index, [label, fact]] of limits.slice(0, 3).entries()) {
    draft.putFact(`OtherPolicy_CoverageCode_${'ABC'[index]}`, fact, label, true)
    draft.putFact(`OtherPolicy_CoverageLimitAmount_${'ABC'[index]}`, fact)
  }
}

function limitsOf(policy: FiledPolicy): [string, FiledFact][] {
  const line = policy.special!
  const parts: [FactKey, string][] = [
    [`${line}.eachClaim`, 'Each claim'],
    [`${line}.aggregate`, 'Aggregate'],
    [`${line}.retention`, 'Retention'],
  ]
  return parts.flatMap(([key, label]) => {
    const found = policy.facts.filter((one) => one.key === key)
    return found.length === 1 && found[0]!.value !== '0' ? [[label, found[0]!] as [string, FiledFact]] : []
  })
}
