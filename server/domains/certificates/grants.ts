import { bareNumber, CLAIMED, type DocumentFacts, type DocumentKind, type FactKey } from '../../documents/index.ts'
import { type Endorsement, grantsIn, isBlanket, isDeniedOrNamed, isSameName } from '../../forms/acord-25/claims.ts'
import { choosePolicy } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'

/** A file of a policy that was read, as far as it may grant an endorsement. */
export type ReadFile = { id: string; name: string; facts: DocumentFacts }

/** The words of a file by which an endorsement is granted; null where the record says so. */
export type GrantedBy = { fileId: string; fileName: string; page: number; quote: string } | null

/**
 * What endorsements of this policy grant to this holder, each with what says so: its record, entry by entry (additional insureds, descriptions
 * of coverages), and what the reader is sure that documents of the policy itself word or list by form. A form that is listed counts unless
 * the documents schedule it for somebody else.
 */
export function grantsOf(policy: Policy, files: readonly ReadFile[], holderName: string): Map<Endorsement, GrantedBy> {
  const { blanketAdditionalInsureds = [], namedAdditionalInsureds = [], coverageDescriptions = [] } = policy.details
  const granted = new Map<Endorsement, GrantedBy>()
  const add = (one: Endorsement, by: GrantedBy) => granted.has(one) || granted.set(one, by)
  const blanket = blanketAdditionalInsureds.map(({ type, description }) => `${type}, ${description}`)
  if (blanket.some(isBlanket)) add('additionalInsured', null)
  if (namedAdditionalInsureds.some((name) => isSameName(name, holderName))) add('additionalInsured', null)
  const told = coverageDescriptions.map(({ title, description }) => `${title}, ${description}`)
  for (const entry of [...blanket, ...told]) for (const one of grantsIn(entry, holderName)) add(one, null)
  const worded = files.flatMap((file) => wordingsOf(policy, file))
  for (const { words, by } of worded) for (const one of grantsIn(words, holderName)) add(one, by)
  for (const { words, named, grants, by } of worded) {
    const isScheduled = worded.some((other) => other.named && other.grants === grants)
    if (named ? isSameName(named, holderName) : !isScheduled && !isDeniedOrNamed(words)) add(grants, by)
  }
  return granted
}

/** Documents that are the policy or part of it. Others only speak of it: certificates, e-mails, quotes, applications. */
const OF_THE_POLICY: readonly DocumentKind[] = ['declarations', 'endorsement', 'binder']

type Wording = { words: string; named: string | null; grants: Endorsement; by: NonNullable<GrantedBy> }

const GRANTS: Partial<Record<FactKey, Endorsement>> = {
  'wording.additionalInsured': 'additionalInsured',
  'wording.additionalInsuredNamed': 'additionalInsured',
  'wording.waiver': 'waiver',
  'wording.waiverNamed': 'waiver',
  'wording.primary': 'primary',
}

const AGGREGATES: Record<string, Endorsement> = { project: 'perProject', location: 'perLocation' }

/** What a document of this policy words of endorsements, in its own words. */
function wordingsOf(policy: Policy, { id: fileId, name: fileName, facts }: ReadFile): Wording[] {
  if (!OF_THE_POLICY.includes(facts.kind)) return []
  const own = choosePolicy(facts, { number: policy.policyNumber, type: policy.type })
  const number = own === null ? null : facts.policies[own]!.number
  if (number && policy.policyNumber && bareNumber(number) !== bareNumber(policy.policyNumber)) return []
  return facts.facts.flatMap(({ key, value, policy: of, confidence, status, source }): Wording[] => {
    const grants = GRANTS[key] ?? AGGREGATES[key === 'gl.aggregatePer' ? value : '']
    const isOurs = own !== null && (of === own || (of === null && facts.policies.length === 1))
    if (!grants || !isOurs || confidence < CLAIMED || status !== 'current') return []
    return [
      {
        words: key === 'gl.aggregatePer' ? `aggregate per ${value}` : source.quote,
        named: key.endsWith('Named') ? value : null,
        grants,
        by: { fileId, fileName, page: source.page, quote: source.quote },
      },
    ]
  })
}
