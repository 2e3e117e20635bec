import { type FactKey, isOfMany, type LineOfBusiness, limitConcept, normal, stemsOf } from '../../documents/index.ts'
import type { FormField, HeldFact, ProposalInput } from '../types.ts'
import type { FiledFact, FormDraft } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { oneValue } from './one-value.ts'
import type { Entry } from './placed.ts'

type Form = { fields: readonly FormField[]; lines: readonly LineOfBusiness[] }

export const PARTIES = /^(?:producer|insured|holder)\./

/** The facts of the policy; a choice is ticked where the fact, or all coverages on the form, say it. */
export function putFacts(draft: FormDraft, form: Form, input: ProposalInput, policy: FiledPolicy, coverages: Entry[]) {
  for (const { name, holds, stands, whyMisfit } of form.fields) {
    const isOfLine = !holds?.line || form.lines.includes(holds.line)
    // A letter is that of an insurer in the list.
    if (!holds || stands || !isOfLine || PARTIES.test(holds.key)) continue
    if (holds.choice) tick(draft, name, { ...holds, choice: holds.choice }, policy, coverages)
    else if (OF_COVERAGES[holds.key]) putAgreed(draft, name, holds, whyMisfit, policy, coverages)
    else putFactOf(draft, input, policy, name, holds)
  }
}

/** The fact of a policy in the element that holds it, or why it stays blank. */
export function putFactOf(
  draft: FormDraft,
  input: ProposalInput,
  policy: FiledPolicy,
  name: string,
  { key, otherwise }: HeldFact,
): void {
  const isContested = policy.conflicts.some((one) => one.key === key)
  const other = isContested ? undefined : otherwise
  const found = oneValue(draft, input, policy, key) ?? (other ? oneValue(draft, input, policy, other) : null)
  const unsure = policy.doubted.find((one) => one.key === key)
  if (found) draft.putFact(name, found)
  else if (isContested || policy.conflicts.some((one) => one.key === other)) draft.contest(name)
  else if (unsure) draft.doubt(name, unsure)
}

/** Ticks that say no more than that another element has a value. */
export function tickWithOthers(draft: FormDraft, { fields }: Pick<Form, 'fields'>): void {
  for (const { name, tickedWith } of fields) {
    const told = tickedWith && draft.valueOf(tickedWith)
    if (told) draft.put(name, 'true', told.source, true)
  }
}

/** The part of a coverage that says a fact of the whole policy where all coverages say the same. */
const OF_COVERAGES: Partial<Record<HeldFact['key'], string>> = {
  'property.causesOfLoss': 'causes_of_loss',
  'property.coinsurance': 'coinsurance',
  'property.valuation': 'valuation',
}

const isOfProperty = (entry: Entry) => PROPERTY.has(limitConcept(normal(entry.get('name')?.value ?? '')))
/** What is insured for its value, on terms that its list tells. */
const PROPERTY: ReadonlySet<string | null> = new Set(['building', 'personal-property'])

/** What the policy and all of its coverages of buildings and contents tell alike. */
function putAgreed(
  draft: FormDraft,
  name: string,
  { key }: HeldFact,
  whyMisfit: FormField['whyMisfit'],
  policy: FiledPolicy,
  coverages: Entry[],
) {
  const own = policy.facts.filter((fact) => fact.key === key)
  const listed = coverages.flatMap((entry) => entry.get(OF_COVERAGES[key]!) ?? [])
  // A list that tells it of some leaves it open for the others.
  const isOfSome = listed.length > 0 && coverages.some((entry) => isOfProperty(entry) && !entry.has(OF_COVERAGES[key]!))
  const values = new Set([...own, ...listed].map(({ value }) => value.replace(/\s+/g, '').toLowerCase()))
  const [value] = [...own, ...listed].map((told) => told.value)
  const misfit = value === undefined ? null : (whyMisfit?.(value) ?? null)
  if (values.size > 1) draft.contest(name)
  else if (isOfSome) draft.blank(name, 'The documents tell it for only some of the coverages.')
  else if (misfit) draft.blank(name, misfit)
  else if (own.length) draft.putFact(name, own[0]!)
  else if (listed.length) draft.put(name, listed[0]!.value, listed[0]!.source)
}

function tick(
  draft: FormDraft,
  name: string,
  { key, choice, otherwise }: HeldFact & { choice: string },
  policy: FiledPolicy,
  coverages: Entry[],
) {
  const toldAs = (one: FactKey | undefined) => policy.facts.filter((fact) => fact.key === one)
  const told = toldAs(key).length ? toldAs(key) : toldAs(otherwise)
  // Of what a policy may have several, each is told for itself.
  const own = isOfMany(key) ? told.filter(({ value }) => value === choice) : told
  const part = OF_COVERAGES[key]
  const listed = part ? coverages.flatMap((entry) => entry.get(part) ?? []) : []
  const agrees = listed.every(({ value }) => says(value, choice))
  if (own.length && agrees && own.every((fact: FiledFact) => says(fact.value, choice)))
    draft.putFact(name, own[0]!, 'true', true)
  else if (!own.length && listed.length && agrees) draft.put(name, 'true', listed[0]!.source, true)
  else if ([...own, ...listed].some(({ value }) => says(value, choice))) draft.contest(name)
}

/** Whether words hold a choice, whatever their order and endings: "Lender's Loss Payable", 'special form'. */
export function says(words: string, choice: string): boolean {
  const said = new Set(stemsOf(words))
  return stemsOf(choice).every((stem) => said.has(stem))
}
