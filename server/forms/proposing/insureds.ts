import { addressFrom, CLAIMED, isOneInsured, normal } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { clausesOf, denies } from './clauses.ts'
import type { FiledFact } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions, wholeOf } from './mentions.ts'
import { textOf } from './records-of.ts'

type File = ProposalInput['files'][number]

export const CHOOSE_INSURED = 'The documents name more than one insured; please choose.'

/** Who the documents name as insured, and which of them the form is for: the only one, or the one the user's words lead to. */
export type Insured = { named: FiledFact[]; chosen: FiledFact | null }

/**
 * The user's words name an insured, a policy that is one insured's alone, or where one of them is. A policy whose document names another without
 * being sure of it is not taken for that of the one that is sure.
 */
export function chooseInsured(input: ProposalInput, policies: readonly FiledPolicy[]): Insured {
  const files = byRank(input.files)
  const sure = distinct(files.flatMap((file) => namesIn(file).filter((one) => isSure(one) && stands(one, file))))
  const strange = files.flatMap((file) => {
    const names = namesIn(file).filter((one) => stands(one, file))
    const isOfPolicy = policies.some(({ from }) => from.some(({ fileId }) => fileId === file.fileId))
    const isKnown = names.some((one) => isSure(one) || sure.some((own) => isOneInsured(one.value, own.value)))
    return isOfPolicy && !isKnown ? names.toSorted((a, b) => b.confidence - a.confidence).slice(0, 1) : []
  })
  const named = distinct([...sure, ...strange])
  const told = answerIn(input, named) ?? saidIn(input, named)
  if (told) return { named, chosen: { ...told, confidence: 1 } }
  if (named.length < 2) return { named: sure, chosen: sure[0] ?? null }
  const found = [
    named.filter((one) =>
      policies.some((policy) => policy.number && says(input, policy.number) && isOf(policy, one, input)),
    ),
    named.filter((one) => addressesOf(one, input).some((street) => says(input, street))),
  ].find((some) => some.length)
  return { named, chosen: found?.length === 1 ? found[0]! : null }
}

const isSure = ({ confidence }: FiledFact) => confidence >= CLAIMED

/** Each insured once, by the first of its names. */
function distinct(names: readonly FiledFact[]): FiledFact[] {
  const all: FiledFact[] = []
  for (const one of names) if (!all.some((other) => isOneInsured(other.value, one.value))) all.push(one)
  return all
}

/** Documents that may name the parties of a form, policies before certificates. */
export function byRank<F extends File>(files: readonly F[]): F[] {
  const rank = (file: F) => (file.facts.kind === 'certificate' ? 1 : 0)
  return files.toSorted((a, b) => rank(a) - rank(b))
}

/** The insureds a file names: those it surely does, else those that are in doubt. */
export function namesIn({ fileId, facts: { facts } }: File): FiledFact[] {
  const names = facts
    .filter(({ key, status }) => key === 'insured.name' && (status === 'current' || status === 'quoted'))
    .map((fact) => ({ ...fact, fileId }))
  const sure = names.filter(isSure)
  return sure.length ? sure : names
}

/** A name of a policy that no longer stands is no party of the certificate. */
function stands(fact: FiledFact, file: File) {
  const status = fact.policy === null ? 'current' : file.facts.policies[fact.policy]?.status
  return (
    status === 'current' || (status === 'quoted' && file.facts.policies.every((policy) => policy.status !== 'current'))
  )
}

/** The insured that was answered last, by its name alone, unless later words name another. */
function answerIn(input: ProposalInput, named: readonly FiledFact[]): FiledFact | null {
  const text = input.instructions ?? ''
  const answers = named.flatMap((fact) =>
    [...text.matchAll(new RegExp(`^[^\\p{L}\\d\\n]*${wholeOf(fact.value).source}[^\\p{L}\\d\\n]*$`, 'gimu'))].map(
      ({ 0: own, index }) => ({ fact, to: index + own.length }),
    ),
  )
  const last = answers.toSorted((a, b) => b.to - a.to)[0]
  if (!last) return null
  const later = { ...input, instructions: text.slice(last.to) }
  return named.some(({ value }) => says(later, value)) ? saidIn(later, named) : last.fact
}

/** The only insured that the user's words name; of names one in the other, the longer. */
function saidIn(input: ProposalInput, named: readonly FiledFact[]): FiledFact | null {
  const said = named.filter(({ value }) => says(input, value))
  const whole = said.filter(({ value }) => !said.some((one) => one.value !== value && mentions(one.value, value)))
  return whole.length === 1 ? whole[0]! : null
}

/** Whether the user's words hold this, and do not deny it before. */
const says = (input: ProposalInput, what: string): boolean =>
  clausesOf(input).some(({ quote }) =>
    [...quote.toUpperCase().matchAll(wholeOf(what))].some(({ index }) => !denies(quote.slice(0, index))),
  )

/** The streets of an insured and of what is insured for it. */
const addressesOf = (insured: FiledFact, { files }: ProposalInput): string[] =>
  files
    .filter((file) => namesIn(file).some(({ value }) => isOneInsured(value, insured.value)))
    .flatMap((file) => streetsIn(file))

const streetsIn = ({ facts: { facts, records = [] } }: File): string[] => [
  ...facts.flatMap(({ key, value }) => (key === 'insured.line1' ? [value] : [])),
  ...records.flatMap(({ fields: { premises_address: place } }) => {
    const street = place && addressFrom([textOf(place)])?.line1
    return street ? [street] : []
  }),
]

/**
 * Whether nothing tells that a policy is this insured's: its documents name nobody and tell no street of those that name the insured, and neither
 * the records nor the user's words name it.
 */
export function isUntold(policy: FiledPolicy, insured: FiledFact, input: ProposalInput): boolean {
  const own = input.files.filter(({ fileId }) => policy.from.some((one) => one.fileId === fileId))
  const isNamed = [...policy.facts, ...policy.doubted].some(({ key }) => key === 'insured.name')
  if (isNamed || own.some((file) => file.areRecords || namesIn(file).length) || says(input, insured.value)) return false
  if (input.files.some(({ fileId, areRecords }) => areRecords && fileId === insured.fileId)) return false
  const streets = new Set(addressesOf(insured, input).map(normal))
  return !own.flatMap(streetsIn).some((street) => streets.has(normal(street)))
}

/** Whether a file's documents are this insured's, or name nobody. */
export function isOfInsured(file: File, insured: FiledFact): boolean {
  const names = namesIn(file)
  return names.length === 0 || names.some(({ value }) => isOneInsured(value, insured.value))
}

/** Whether a policy is this insured's: by its own name or, when it has none, by the names its documents hold. */
export function isOf(policy: FiledPolicy, insured: FiledFact, input: ProposalInput): boolean {
  const [sure, doubted] = [policy.facts, policy.doubted].map((some) => some.filter(({ key }) => key === 'insured.name'))
  const own = sure!.length ? sure! : doubted!
  const files = new Set(policy.from.map(({ fileId }) => fileId))
  const names = own.length ? own : input.files.filter(({ fileId }) => files.has(fileId)).flatMap(namesIn)
  return names.length === 0 || names.some(({ value }) => isOneInsured(value, insured.value))
}
