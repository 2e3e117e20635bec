import type { FiledFact, FormDraft } from '../proposing/draft.ts'
import type { FiledPolicy } from '../proposing/filed-policies.ts'
import { mentions } from '../proposing/mentions.ts'
import type { ProposalInput } from '../types.ts'
import { asksIn } from './claims.ts'
import { ROW_FIELDS, type Row } from './elements.ts'

const CODES = [
  {
    wording: 'wording.additionalInsured',
    named: 'wording.additionalInsuredNamed',
    field: 'additionalInsured',
    name: 'additional insured',
  },
  {
    wording: 'wording.waiver',
    named: 'wording.waiverNamed',
    field: 'waiver',
    name: 'waiver of subrogation',
  },
] as const

/**
 * Additional insured and waiver codes: only when the user asks for them and an endorsement of that very policy grants them to
 * everybody a contract requires, or names the holder in its schedule. Else they stay blank, for a certificate may state only what the
 * policy has.
 */
export function endorsedCodes(draft: FormDraft, input: ProposalInput, row: Row, policy: FiledPolicy) {
  const words = [input.instructions, input.endorsements, input.holder].map((part) => part ?? '').join('\n\n')
  const asked = asksIn(words).map(({ id }) => id)
  for (const { wording, named, field: place, name } of CODES) {
    const field = ROW_FIELDS[row][place]
    if (!field || draft.has(field)) continue
    const grants = policy.facts.filter((fact) => fact.key === wording)
    const scheduled = policy.facts.filter((fact) => fact.key === named)
    const [first] = grants
    if (!first) draft.blank(field, `No ${name} wording found for this policy.`, 'NOT_MENTIONED')
    else if (!asked.includes(place)) draft.blank(field, `The policy lists "${first.value}"; not asked for.`)
    else {
      const granting = [...grants, ...scheduled].find(isBlanket) ?? scheduled.find((fact) => isHolder(fact, input))
      if (granting) draft.putFact(field, granting, 'Y', true)
      else
        draft.blank(field, `"${first.value}" covers only those its schedule names, and the holder is not among them.`)
    }
  }
}

/** Everybody a written contract requires, or whoever it may be: no schedule has to name them. */
const BLANKET =
  /\bBLANKET\b|\bAUTOMATIC\b|\b(?:WHEN|WHERE|AS|IF)(?:EVER)? (?:\w+ ){0,2}REQUIRED\b|\bREQUIRED (?:BY|IN|UNDER) (?:\w+ ){0,3}(?:CONTRACT|AGREEMENT)|\b(?:ANY|ALL) PERSONS?(?: OR ORGANIZATIONS?)?\b|\bCG ?20 ?(?:33|34|38)\b/i

function isBlanket(fact: FiledFact) {
  return BLANKET.test(fact.value)
}

function isHolder(fact: FiledFact, input: ProposalInput) {
  return mentions(`${input.holder ?? ''} ${input.instructions ?? ''}`, fact.value)
}
