import {
  bareNumber,
  CLAIMED,
  FACT_KEYS,
  type FactKey,
  type FactStatus,
  isOfMany,
  isOneName,
  LINES,
  type LineOfBusiness,
  type PolicyFacts,
  SPECIALTY_LINES,
  type SpecialtyLine,
  sortableDate,
} from '../../documents/index.ts'
import type { FilledFrom } from '../types.ts'
import { isInForce } from './days.ts'
import type { FiledFact } from './draft.ts'
import type { SettledFile, ToldEnding } from './endings.ts'

/** One policy as the files tell it: the facts of every file that speaks of the same number are put together. */
export type FiledPolicy = {
  number: string | null
  /** The files that tell of it, each with the index of the policy there. */
  from: { fileId: string; index: number }[]
  facts: FiledFact[]
  /** What the files say of it that is not sure enough to be claimed. */
  doubted: FiledFact[]
  /** The lines of business it insures, as far as its limits say. */
  lines: LineOfBusiness[]
  /** The row of a certificate it was read from. */
  row: PolicyFacts['row']
  /** The line of liability that would go into a certificate's row for other policies. */
  special: SpecialtyLine | null
  status: FactStatus
  effective: string | null
  expiration: string | null
  fromCertificate: boolean
  /** Keys with two values of equal rank. */
  conflicts: { key: FactKey; choices: FiledFact[] }[]
  /** An end that lies ahead, or that the documents leave open. */
  ending: ToldEnding | null
}

/** All policies of all files that may go onto a form: those in force or, when a file has nothing else, those it offers. */
export function filedPolicies(files: SettledFile[]): FiledPolicy[] {
  const policies: FiledPolicy[] = []
  for (const { fileId, facts: document, endings } of files) {
    for (const [index, policy] of document.policies.entries()) {
      // Limits with neither a number, a carrier nor a term are somebody's wish or talk, not a policy.
      if (!policy.number && !policy.carrier && !policy.effective && !policy.row) continue
      if (policy.status === 'cancelled') continue
      policies.push(policyIn({ fileId, facts: document }, index, endings[index]))
    }
  }
  const standing = policies.filter((policy) => policy.status === 'current')
  const chosen = standing.length ? standing : policies.filter((policy) => policy.status === 'quoted')
  return merged(chosen)
}

/** A policy as one file tells it, what is sure enough to be claimed apart from what is not. */
export function policyIn(
  { fileId, facts: document }: Pick<FilledFrom, 'fileId' | 'facts'>,
  index: number,
  ending: ToldEnding | null = null,
): FiledPolicy {
  const policy = document.policies[index]!
  const { number, row, status, effective, expiration } = policy
  const told = document.facts
    .filter((fact) => fact.policy === index && fact.status === status)
    .map((fact) => ({ ...fact, fileId }))
  const [facts, doubted] = [true, false].map((sure) =>
    told.filter(({ confidence }) => confidence >= CLAIMED === sure),
  ) as [FiledFact[], FiledFact[]]
  const conflicts = document.conflicts
    .filter((conflict) => conflict.policy === index)
    .map(({ key, factIds }) => ({ key, choices: facts.filter((fact) => factIds.includes(fact.id)) }))
    .filter((conflict) => conflict.choices.length > 1)
  const limited = ALL_LINES.filter(
    (line) =>
      policy.listed?.includes(line) || facts.some((fact) => fact.key.startsWith(`${line}.`) && COUNTS.test(fact.key)),
  )
  // Of which line it is, a policy itself says with its term though no limit of it is understood.
  const isOfOneLine =
    limited.length === 0 && policy.lines.length === 1 && effective && expiration && document.kind !== 'certificate'
  const lines = isOfOneLine ? policy.lines : limited
  const from = [{ fileId, index }]
  const special = row ? null : specialOf(facts, lines)
  const fromCertificate = row !== undefined
  return {
    number,
    from,
    facts,
    doubted,
    lines,
    row,
    special,
    status,
    effective,
    expiration,
    fromCertificate,
    conflicts,
    ending,
  }
}

const ALL_LINES = Object.keys(LINES) as LineOfBusiness[]
/** A certificate of liability has a row for each of these. */
const OF_A_CERTIFICATE: readonly LineOfBusiness[] = ['gl', 'auto', 'umbrella', 'wc']

/** A premium, a deductible or a vehicle alone does not make a line of insurance. */
const COUNTS =
  /\.(eachOccurrence|generalAggregate|productsAggregate|personalAdvertisingInjury|damageToRentedPremises|combinedSingleLimit|bodilyInjuryPer|propertyDamage|aggregate|eachAccident|diseasePolicyLimit|diseaseEachEmployee|building|personalProperty|businessIncome)/

function specialOf(facts: FiledFact[], lines: LineOfBusiness[]): FiledPolicy['special'] {
  const isOfOwnRow = lines.some((line) => OF_A_CERTIFICATE.includes(line))
  // A liability policy whose limits are not understood is not the policy of a line that its later pages add.
  const title = facts.find(({ key }) => !isOfOwnRow && (key === 'gl.coverageForm' || key === 'umbrella.type'))
  const special = (Object.keys(SPECIALTY_LINES) as SpecialtyLine[]).filter((line) =>
    facts.some(
      (fact) =>
        (fact.key === `${line}.eachClaim` || fact.key === `${line}.aggregate`) &&
        fact.confidence >= 0.8 &&
        (!title || fact.source.page <= title.source.page),
    ),
  )
  const own = special.find(
    (line) =>
      (!isOfOwnRow && line !== 'employeeBenefits') || ['liquor', 'professional', 'cargo', 'garage'].includes(line),
  )
  return own ?? null
}

/** A certificate's rows stay apart even when they share a number. */
function merged(policies: FiledPolicy[]): FiledPolicy[] {
  const all: FiledPolicy[] = []
  for (const policy of policies) {
    const twin =
      policy.number && !policy.fromCertificate
        ? all.find(
            (one) =>
              !one.fromCertificate &&
              one.number &&
              bareNumber(one.number) === bareNumber(policy.number!) &&
              sameTerm(one, policy),
          )
        : undefined
    if (!twin) {
      all.push({ ...policy })
      continue
    }
    for (const fact of policy.facts) {
      const rivals = twin.facts.filter((one) => one.key === fact.key)
      if (rivals.every((rival) => isOfMany(fact.key) && rival.value !== fact.value)) twin.facts.push(fact)
      else if (differs(rivals[0]!, fact)) twin.conflicts.push({ key: fact.key, choices: [rivals[0]!, fact] })
    }
    twin.from.push(...policy.from)
    twin.conflicts.push(...policy.conflicts)
    twin.doubted.push(...policy.doubted)
    twin.lines = ALL_LINES.filter((line) => twin.lines.includes(line) || policy.lines.includes(line))
    twin.special ??= policy.special
    twin.effective ??= policy.effective
    twin.expiration ??= policy.expiration
    twin.ending ??= policy.ending
  }
  return all
}

function sameTerm(a: FiledPolicy, b: FiledPolicy) {
  return !a.effective || !b.effective || a.effective === b.effective
}

/** Whether two files say different things of one key that a policy has once; of the company a whole and a shortened name are the same. */
function differs(a: FiledFact, b: FiledFact) {
  if (a.value === b.value || a.key === 'policy.issued') return false
  // A policy has one premium in all, whatever its parts cost, and one type.
  if (a.key === 'policy.premium' || a.key === 'policy.type') return true
  if (isOfMany(a.key)) return false
  if (a.key === 'carrier.name') return !isOneName(a.value, b.value)
  const { kind } = FACT_KEYS[a.key]
  return kind === 'amount' || kind === 'date' || a.key === 'carrier.naic'
}

/**
 * Which of several policies of one line goes onto the form: the one in force on the day; else, when their terms follow one
 * another, the latest. Null when the documents leave it open.
 */
export function choosePolicy(policies: FiledPolicy[], today: string): FiledPolicy | null {
  const [only] = policies
  if (policies.length === 1) return only!
  const fromPolicies = policies.filter((policy) => !policy.fromCertificate)
  if (fromPolicies.length === 1) return fromPolicies[0]!
  const dated = fromPolicies.filter((policy) => policy.effective && policy.expiration)
  if (dated.length < fromPolicies.length || dated.length === 0) return null
  const inForce = dated.filter((policy) => isInForce(policy, today))
  if (inForce.length === 1) return inForce[0]!
  const byStart = [...dated].sort((a, b) => sortableDate(b.effective!).localeCompare(sortableDate(a.effective!)))
  const [latest, before] = byStart
  return inForce.length === 0 && sortableDate(before!.expiration!) <= sortableDate(latest!.effective!) ? latest! : null
}
