import { AGREED, CLAIMED, inDoubt, WRITTEN } from '../certainty.ts'
import { type DocumentKind, isSubmitted } from '../kinds.ts'
import type { Attribute, ScoredLine } from '../scorer/attributes.ts'
import type { Said, SaidValue } from '../scorer/decide.ts'
import { isAgency } from './agency-names.ts'
import { isOfTrade } from './firms.ts'
import type { FactKey, LineOfBusiness } from './keys.ts'
import { limitConcept, limitFact } from './limit-labels.ts'
import { plainName } from './names.ts'
import { policyOf } from './policy-of.ts'
import { normal } from './sheet.ts'
import { withoutStartsAsEnds } from './terms-ended.ts'
import type { DocumentFacts, Fact, PolicyFacts } from './types.ts'

/**
 * Where more is needed than elsewhere, as documents of the authors for thresholds show: others' names and addresses stand on most documents,
 * and whose phone it is the scorer tells too often wrongly to be believed alone.
 */
const NEEDED: Record<string, number> = {
  'insured.name': 0.95,
  'insured.address': 0.95,
  'producer.name': 0.95,
  'producer.address': 0.95,
  'producer.phone': Number.POSITIVE_INFINITY,
  'producer.fax': Number.POSITIVE_INFINITY,
  'producer.email': Number.POSITIVE_INFINITY,
}

/** Documents to learn from never say that these are not so: where a document is silent, nobody judges. They stay as they were read. */
const ASSUMED: ReadonlySet<string> = new Set(['gl.isOccurrence', 'umbrella.isOccurrence', 'wc.statutory'])

/** Of what is less sure no doubt is kept either. */
const LEAST = 0.5

const PARTS = ['line1', 'line2', 'city', 'state', 'zip'] as const

/** The facts of a document while they are settled. */
export class Settling {
  readonly kind: DocumentFacts['kind']
  readonly policies: PolicyFacts[]
  private readonly read: DocumentFacts
  private facts: Fact[]
  private readonly conflicts: DocumentFacts['conflicts']

  constructor(read: DocumentFacts) {
    this.read = read
    this.kind = read.kind
    this.policies = read.policies.map((policy) => ({ ...policy }))
    this.facts = [...read.facts]
    this.conflicts = [...read.conflicts]
  }

  /** A new policy. */
  added(): number {
    const none = { number: null, carrier: null, effective: null, expiration: null, insured: null }
    return this.policies.push({ lines: [], ...none, status: 'current' }) - 1
  }

  /** What is said of a line in one policy is of another. */
  move(from: number, line: ScoredLine, to: number) {
    this.facts = this.facts.map((fact) =>
      fact.policy === from && fact.key.startsWith(`${line}.`) ? { ...fact, policy: to } : fact,
    )
    const policy = this.policies[from]!
    this.policies[from] = { ...policy, listed: (policy.listed ?? []).filter((one) => one !== line) }
  }

  /** A new policy that holds what is said of a line in another. */
  moved(from: number, line: ScoredLine): number {
    const to = this.added()
    this.move(from, line, to)
    return to
  }

  /** What was taken for an offer holds. */
  hold(policy: number) {
    const own = this.policies[policy]!
    if (own.status !== 'quoted') return
    this.policies[policy] = { ...own, status: 'current' }
    this.facts = this.facts.map((fact) =>
      fact.policy === policy && fact.status === 'quoted' ? { ...fact, status: 'current' } : fact,
    )
  }

  /** Whether a document names one such party, or none. */
  isOne(party: 'insured' | 'producer'): boolean {
    const names = this.facts.filter(({ key, status }) => key === `${party}.name` && status === 'current')
    return new Set(names.map(({ value }) => plainName(value))).size < 2
  }

  /** Whether it is surely said who a party is. */
  isNamed(party: 'insured' | 'producer'): boolean {
    const names = this.facts.filter(({ key, status }) => key === `${party}.name` && status === 'current')
    return names.some(({ confidence }) => confidence >= CLAIMED)
  }

  /** Settles an attribute of a policy, or of the whole document, by what is said of it. */
  settle(policy: number | null, attribute: Attribute, said: readonly Said[]) {
    if (attribute.type !== 'address') return this.settleFact(policy, attribute, said, (value) => value.value)
    const party = attribute.key.split('.')[0] as 'insured' | 'producer'
    for (const part of PARTS)
      this.settleFact(policy, { ...attribute, fact: `${party}.${part}` }, said, (value) => value.address?.[part] ?? '')
  }

  private settleFact(
    policy: number | null,
    { key, fact, choice, type }: Attribute,
    said: readonly Said[],
    valueOf: (value: SaidValue) => string,
  ) {
    // What was read in two ways is asked about.
    if (ASSUMED.has(key) || this.conflicts.some((one) => one.key === fact && one.policy === policy)) return
    const valued = (value: SaidValue) => choice ?? valueOf(value)
    const likely = said.flatMap(({ values }) => values).filter(({ certainty }) => certainty >= AGREED)
    const isOwn = (value: SaidValue) => type !== 'amount' || !namesOther(value, fact)
    const [best] = said
      .flatMap(({ values }) => values.slice(0, 1).filter(isOwn))
      .toSorted((a, b) => b.certainty - a.certainty)
    const held = this.heldOf(policy, fact, choice)
    if (held.some(({ changed }) => changed)) return
    const same = best && held.find((one) => isSame(one.value, valued(best)))
    const isSure = best && best.certainty >= (NEEDED[key] ?? WRITTEN)
    if (isSure && (same || !held.some(({ confidence }) => confidence >= CLAIMED))) {
      this.facts = this.facts.filter((one) => one === same || !held.includes(one))
      if (same) this.sureAs(same, Math.max(same.confidence, best.certainty))
      else if (valued(best)) this.add(policy, fact, valued(best), best, best.certainty)
      return
    }
    for (const one of held.filter((own) => !isAsRead(own, type, this.kind, likely)))
      if (!likely.some((value) => isSame(valued(value), one.value))) this.sureAs(one, inDoubt(one.confidence))
    const nothing = Math.min(...said.map((one) => one.nothing))
    if (best && !held.length && type !== 'mark' && best.certainty >= LEAST && best.certainty > nothing && valued(best))
      this.add(policy, fact, valued(best), best, inDoubt(best.certainty))
  }

  private heldOf(policy: number | null, key: FactKey, choice: string | undefined): Fact[] {
    const status = policy === null ? 'quoted' : this.policies[policy]!.status
    return this.facts.filter(
      (fact) =>
        fact.key === key &&
        (choice === undefined || fact.value === choice) &&
        (policy === null || fact.policy === policy) &&
        (fact.status === status || fact.status === 'current'),
    )
  }

  private sureAs(fact: Fact, confidence: number) {
    this.facts = this.facts.map((one) => (one === fact ? { ...one, confidence } : one))
  }

  private add(policy: number | null, key: FactKey, value: string, { printed, source }: SaidValue, confidence: number) {
    const id = `f${Math.max(0, ...this.facts.map((fact) => Number(fact.id.slice(1)))) + 1}`
    this.facts = [...this.facts, { id, key, policy, value, printed, source, confidence, status: 'current' }]
  }

  finish(): DocumentFacts {
    this.facts = withoutStartsAsEnds(this.facts)
    const policies = this.policies.map((policy, index) => {
      const isOwn = (fact: Fact) =>
        fact.policy === index && fact.key === 'policy.number' && fact.status === policy.status
      const told = this.facts.filter(isOwn).toSorted((a, b) => b.confidence - a.confidence)[0]
      return { ...policy, ...policyOf(this.facts, told?.value ?? policy.number, index), status: policy.status }
    })
    return { ...this.read, facts: this.facts, policies, conflicts: this.conflicts }
  }
}

/**
 * Where nothing is said of a mark, one that was read is right as often as elsewhere, as the same documents show; so is, where nobody else is said to be,
 * who asks for insurance, who stands at a label of the insured, and an agency of a submission whose name says that it is one.
 */
function isAsRead(
  { key, confidence, value }: Fact,
  type: Attribute['type'],
  kind: DocumentKind,
  others: readonly unknown[],
): boolean {
  if (type === 'mark' || others.length) return type === 'mark'
  if (key === 'producer.name') return isSubmitted(kind) && isAgency(value, confidence >= LABELED)
  // 'Prepared for: First Example Bank'
  if (key !== 'insured.name' || isOfTrade(value)) return false
  return isSubmitted(kind) || (kind === 'declarations' && confidence >= LABELED)
}
/** As sure as this is who stands right at a label of their own. */
const LABELED = 0.9

/** Whether the words that name an amount name another limit: 'Products aggregate' is no umbrella's aggregate. */
function namesOther({ source, printed }: SaidValue, fact: FactKey): boolean {
  const label = normal(source.quote.slice(0, -printed.length))
  const limit = /\d{3}/.test(label) ? null : limitConcept(label)
  return limit !== null && limitFact(limit, fact.split('.')[0] as LineOfBusiness) !== fact
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const isSame = (one: string, other: string) => bare(one) === bare(other)
