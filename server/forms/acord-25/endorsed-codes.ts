import { ROW_FIELDS, type Row } from '../../documents/facts/certificate-elements.ts'
import type { ProposalInput } from '../types.ts'
import type { FiledPolicy } from './filed-policies.ts'
import type { SheetDraft } from './sheet-draft.ts'

const ASKS_ADDITIONAL = /\badditional insured\b|\badd(?:'l|l) insured\b|\bAI status\b/i
const ASKS_WAIVER = /\bwaiver\b|\bsubrogation\b|\bWOS\b/i
const DENIES = /\b(no|not|without|don't|do not|never)\b[^.]{0,24}\b(additional insured|waiver|subrogation)\b/i

/**
 * Additional insured and waiver codes: only when the user asks for them and an endorsement of that very policy grants them by its
 * own words. Else they stay blank, for a certificate may state only what the policy has.
 */
export function endorsedCodes(draft: SheetDraft, input: ProposalInput, row: Row, policy: FiledPolicy) {
  const asked = `${input.instructions ?? ''} ${input.holder ?? ''}`
  const fields = ROW_FIELDS[row]
  const wants = (pattern: RegExp) => pattern.test(asked) && !DENIES.test(asked)
  const grant = (
    key: 'wording.additionalInsured' | 'wording.waiver',
    field: string | null,
    asks: RegExp,
    name: string,
  ) => {
    if (!field || draft.has(field)) return
    const wording = policy.facts.find((fact) => fact.key === key)
    if (wants(asks) && wording) draft.putFact(field, wording, 'Y', true)
    else
      draft.blank(
        field,
        wording ? `The policy lists "${wording.value}"; not asked for.` : `No ${name} wording found for this policy.`,
      )
  }
  grant('wording.additionalInsured', fields.additionalInsured, ASKS_ADDITIONAL, 'additional insured')
  grant('wording.waiver', fields.waiver, ASKS_WAIVER, 'waiver of subrogation')
}
