import type { FactKey } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { type FiledFact, type FormDraft, placeOf } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { oneValue } from './one-value.ts'

export const INSURER_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** A policy of a certificate, with the element that holds its insurer's letter. */
export type LetteredPolicy = readonly [letter: string, policy: FiledPolicy]

/**
 * Lists the carriers of the chosen policies as insurers A to F, in the order of the form's rows; one carrier has one letter. A
 * certificate's own list stands as it is printed. A seventh carrier goes to the attached page.
 */
export function listInsurers(draft: FormDraft, input: ProposalInput, chosen: readonly LetteredPolicy[]) {
  const listed = new Map<string, string>()
  const free = [...INSURER_LETTERS] as string[]
  const certificate = input.files.find(({ facts }) => facts.kind === 'certificate')
  const printed = (key: FactKey): FiledFact | null => {
    const fact = certificate?.facts.facts.find((one) => one.key === key)
    return fact && certificate ? { ...fact, fileId: certificate.fileId } : null
  }
  if (certificate && chosen.every(([, policy]) => policy.fromCertificate)) {
    for (const letter of INSURER_LETTERS) {
      const name = printed(`certificate.insurer.${letter}`)
      const naic = printed(`certificate.naic.${letter}`)
      if (name) draft.putFact(`Insurer_FullName_${letter}`, name)
      if (naic) draft.putFact(`Insurer_NAICCode_${letter}`, naic)
    }
    for (const [element, policy] of chosen) {
      const letter = policy.facts.find((fact) => fact.key === 'certificate.insurerLetter')
      if (letter) draft.putFact(element, letter)
    }
    return
  }
  for (const [element, policy] of chosen) {
    const carrier = policy.fromCertificate ? listedFor(policy, printed) : oneValue(draft, input, policy, 'carrier.name')
    if (!carrier) {
      const unsure = policy.doubted.find(({ key }) => key === 'carrier.name')
      if (policy.conflicts.some(({ key }) => key === 'carrier.name'))
        draft.blank(element, 'The documents name more than one insurer of this policy.', 'CONFLICT')
      else if (unsure) draft.doubt(element, unsure)
      else draft.blank(element, 'The documents do not name the carrier of this policy.', 'NOT_MENTIONED')
      continue
    }
    const name = bareName(carrier.value)
    const letter = listed.get(name) ?? free.shift()
    if (!letter) {
      draft.spill('Insurers', 'Insurer', carrier.value, placeOf(carrier))
      continue
    }
    if (!listed.has(name)) {
      listed.set(name, letter)
      draft.putFact(`Insurer_FullName_${letter}`, carrier)
      const naic = policy.facts.find((fact) => fact.key === 'carrier.naic')
      if (naic && !policy.conflicts.some(({ key }) => key === 'carrier.naic'))
        draft.putFact(`Insurer_NAICCode_${letter}`, naic)
    }
    draft.putFact(element, carrier, letter, true)
  }
}

/** The insurer whose letter a certificate's row bears. */
function listedFor(policy: FiledPolicy, printed: (key: FactKey) => FiledFact | null): FiledFact | null {
  const letter = policy.facts.find((fact) => fact.key === 'certificate.insurerLetter')?.value
  return letter ? printed(`certificate.insurer.${letter}` as FactKey) : null
}

/** Two spellings of one company: case, punctuation and the usual short forms aside. */
function bareName(name: string) {
  return name
    .toUpperCase()
    .replace(/&/g, 'AND')
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/\b(COMPANY|CO)\b/g, 'CO')
    .replace(/\b(INSURANCE|INS)\b/g, 'INS')
    .replace(/\s+/g, ' ')
    .trim()
}
