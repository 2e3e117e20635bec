import { FACT_KEYS, type FactKey } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { type FiledFact, type FormDraft, placeInWords } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions } from './mentions.ts'

type Conflict = FiledPolicy['conflicts'][number]

/** The fact of a key; null when the policy has two values for it that the user has not decided between: then it asks. */
export function oneValue(draft: FormDraft, input: ProposalInput, policy: FiledPolicy, key: FactKey): FiledFact | null {
  const conflict = policy.conflicts.find((one) => one.key === key)
  if (!conflict) return policy.facts.find((one) => one.key === key) ?? null
  const answered = conflict.choices.filter((choice) => isAnswer(input.instructions, choice, policy.conflicts))
  const values = new Set(conflict.choices.map(({ value }) => value))
  if (new Set(answered.map(({ value }) => value)).size === 1 && values.size > 1) return answered[0]!
  draft.ask({
    about: `${key}:${policy.number ?? ''}`,
    text: `The documents give more than one value for “${nameOf(key)}”${policy.number ? ` of policy ${policy.number}` : ''}. Which one holds?`,
    choices: inWords(conflict, policy.conflicts),
  })
  return null
}

/** The choices as they are offered: each with the name of its key where another question offers one of their values. */
function inWords({ key, choices }: Conflict, conflicts: Conflict[]): string[] {
  const isShared = choices.some(({ value }) => keysOffering(value, conflicts).length > 1)
  return choices.map((one) => `${isShared ? `${nameOf(key)}: ` : ''}${one.value} (${placeInWords(one)})`)
}

const keysOffering = (value: string, conflicts: Conflict[]) =>
  conflicts.filter(({ choices }) => choices.some((one) => one.value === value)).map(({ key }) => key)

/**
 * Whether the user's words choose this value for its key: in a clause that names the key, or names no other and only this question offers
 * the value. 'Each occurrence is 1,000,000' says nothing of the aggregate.
 */
function isAnswer(instructions: string | undefined, { key, value }: FiledFact, conflicts: Conflict[]): boolean {
  const clauses = (instructions ?? '').split(/[;\n]|[.,](?!\d)|\band\b(?! completed\b| advertising\b)/i)
  return clauses.some((clause) => {
    if (!mentions(clause, value)) return false
    const named = keysNamed(clause)
    return named.length ? named.includes(key) : keysOffering(value, conflicts).length === 1
  })
}

/** The keys whose names stand in these words; of names one in the other the longer: 'umbrella each occurrence' is not 'each occurrence'. */
function keysNamed(clause: string): FactKey[] {
  const words = new Set(clause.toLowerCase().match(/[a-z]+/g))
  const named = (Object.keys(NAMES) as FactKey[]).filter((key) =>
    nameOf(key)
      .split(' ')
      .every((word) => word === 'and' || words.has(word)),
  )
  return named.filter((key) => !named.some((other) => other !== key && nameOf(other).includes(nameOf(key))))
}

const NAMES: Partial<Record<FactKey, string>> = {
  'carrier.name': 'insurer',
  'policy.effective': 'effective date',
  'policy.expiration': 'expiration date',
  'gl.eachOccurrence': 'each occurrence',
  'gl.generalAggregate': 'general aggregate',
  'gl.productsAggregate': 'products and completed operations aggregate',
  'gl.personalAdvertisingInjury': 'personal and advertising injury',
  'gl.damageToRentedPremises': 'damage to rented premises',
  'gl.medicalExpense': 'medical expense',
  'auto.combinedSingleLimit': 'combined single limit',
  'umbrella.eachOccurrence': 'umbrella each occurrence',
  'umbrella.aggregate': 'umbrella aggregate',
}

const nameOf = (key: FactKey) => NAMES[key] ?? FACT_KEYS[key].label.toLowerCase()
