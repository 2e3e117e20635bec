import {
  bareNumber,
  CLAIMED,
  type Ending,
  FACT_KEYS,
  type FactKey,
  type FactStatus,
  isOfMany,
  isOneName,
  SPECIALTY_LINES,
  type SpecialtyLine,
  sortableDate,
} from '../../documents/index.ts'
import { ROWS, type Row } from './elements.ts'
import type { SettledFile } from './endings.ts'
import type { FiledFact } from './sheet-draft.ts'

/** One policy as the files tell it: the facts of every file that speaks of the same number are put together. */
export type FiledPolicy = {
  number: string | null
  facts: FiledFact[]
  /** What the files say of it that is not sure enough to be claimed. */
  doubted: FiledFact[]
  rows: Row[]
  /** The line of liability that would go into the row for other policies. Property is shown on forms 24, 27 and 28. */
  special: SpecialtyLine | null
  status: FactStatus
  effective: string | null
  expiration: string | null
  fromCertificate: boolean
  /** Keys with two values of equal rank. */
  conflicts: { key: FactKey; choices: FiledFact[] }[]
  /** An end that lies ahead, or that the documents leave open. */
  ending: Ending | null
}

/** All policies of all files that may go onto a form: those in force or, when a file has nothing else, those it offers. */
export function filedPolicies(files: SettledFile[]): FiledPolicy[] {
  const policies: FiledPolicy[] = []
  for (const { fileId, facts: document, endings } of files) {
    for (const [index, policy] of document.policies.entries()) {
      // Limits with neither a number, a carrier nor a term are somebody's wish or talk, not a policy.
      if (!policy.number && !policy.carrier && !policy.effective && !policy.row) continue
      if (policy.status === 'cancelled') continue
      const told = document.facts
        .filter((fact) => fact.policy === index && fact.status === policy.status)
        .map((fact) => ({ ...fact, fileId }))
      const [facts, doubted] = [true, false].map((sure) =>
        told.filter(({ confidence }) => confidence >= CLAIMED === sure),
      ) as [FiledFact[], FiledFact[]]
      const conflicts = document.conflicts
        .filter((conflict) => conflict.policy === index)
        .map(({ key, factIds }) => ({ key, choices: facts.filter((fact) => factIds.includes(fact.id)) }))
        .filter((conflict) => conflict.choices.length > 1)
      const rows = policy.row
        ? [policy.row]
        : ROWS.filter(
            (row) =>
              row !== 'other' &&
              (policy.listed?.includes(row) ||
                facts.some((fact) => fact.key.startsWith(`${row}.`) && COUNTS.test(fact.key))),
          )
      policies.push({
        number: policy.number,
        facts,
        doubted,
        rows,
        special: policy.row ? null : specialOf(facts, rows),
        status: policy.status,
        effective: policy.effective,
        expiration: policy.expiration,
        fromCertificate: policy.row !== undefined,
        conflicts,
        ending: endings[index] ?? null,
      })
    }
  }
  const standing = policies.filter((policy) => policy.status === 'current')
  const chosen = standing.length ? standing : policies.filter((policy) => policy.status === 'quoted')
  return merged(chosen)
}

/** A premium, a deductible or a vehicle alone does not make a line of insurance. */
const COUNTS =
  /\.(eachOccurrence|generalAggregate|productsAggregate|personalAdvertisingInjury|damageToRentedPremises|combinedSingleLimit|bodilyInjuryPer|propertyDamage|aggregate|eachAccident|diseasePolicyLimit|diseaseEachEmployee)/

function specialOf(facts: FiledFact[], rows: Row[]): FiledPolicy['special'] {
  // A liability policy whose limits are not understood is not the policy of a line that its later pages add.
  const title = facts.find(({ key }) => rows.length === 0 && (key === 'gl.coverageForm' || key === 'umbrella.type'))
  const lines = (Object.keys(SPECIALTY_LINES) as SpecialtyLine[]).filter((line) =>
    facts.some(
      (fact) =>
        (fact.key === `${line}.eachClaim` || fact.key === `${line}.aggregate`) &&
        fact.confidence >= 0.8 &&
        (!title || fact.source.page <= title.source.page),
    ),
  )
  const own = lines.find(
    (line) =>
      (rows.length === 0 && line !== 'employeeBenefits') ||
      ['liquor', 'professional', 'cargo', 'garage'].includes(line),
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
      const rival = twin.facts.find((one) => one.key === fact.key)
      if (!rival) twin.facts.push(fact)
      else if (differs(rival, fact)) twin.conflicts.push({ key: fact.key, choices: [rival, fact] })
    }
    twin.conflicts.push(...policy.conflicts)
    twin.doubted.push(...policy.doubted)
    twin.rows = ROWS.filter((row) => twin.rows.includes(row) || policy.rows.includes(row))
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
  if (a.value === b.value || isOfMany(a.key) || a.key === 'policy.issued') return false
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
  const day = today.replace(/-/g, '')
  const dated = fromPolicies.filter((policy) => policy.effective && policy.expiration)
  if (dated.length < fromPolicies.length || dated.length === 0) return null
  const inForce = dated.filter(
    (policy) => sortableDate(policy.effective!) <= day && day < sortableDate(policy.expiration!),
  )
  if (inForce.length === 1) return inForce[0]!
  const byStart = [...dated].sort((a, b) => sortableDate(b.effective!).localeCompare(sortableDate(a.effective!)))
  const [latest, before] = byStart
  return inForce.length === 0 && sortableDate(before!.expiration!) <= sortableDate(latest!.effective!) ? latest! : null
}
