import { type FactKey, SPECIALTY_LINES } from '../../documents/index.ts'
import { type FiledFact, type FormDraft, placeOf } from '../proposing/draft.ts'
import type { FiledPolicy } from '../proposing/filed-policies.ts'
import { OTHER_LIMITS } from './elements.ts'

/** Puts a policy that has no row of its own into the row for other policies, or, when that is taken, onto the attached page. */
export function putOtherPolicy(draft: FormDraft, policy: FiledPolicy, where: 'row' | 'overflow') {
  if (!policy.special) return
  const limits = limitsOf(policy)
  const [first] = limits
  if (!first) return
  const type = policy.facts.find(({ key, source }) => key === 'policy.type' && source.held)
  const name = type?.value ?? SPECIALTY_LINES[policy.special]
  if (where === 'overflow') {
    const text = [
      name,
      policy.number,
      policy.effective && `${policy.effective} to ${policy.expiration}`,
      ...limits.map(([label, fact]) => `${label} ${fact.value}`),
    ]
    draft.spill('Other policy', name, text.filter(Boolean).join('; '), placeOf(first[1]))
    return
  }
  draft.putFact('OtherPolicy_OtherPolicyDescription_A', first[1], name, true)
  for (const [index, [code, amount]] of OTHER_LIMITS.entries()) {
    const [label, fact] = limits[index] ?? []
    if (!label || !fact) continue
    draft.putFact(code, fact, label, true)
    draft.putFact(amount, fact)
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
