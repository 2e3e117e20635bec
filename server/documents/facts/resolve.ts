import { crossChecked } from './cross-checks.ts'
import type { Finding } from './findings.ts'
import { FACT_KEYS, type FactKey } from './keys.ts'
import { isOneName, plainName } from './names.ts'
import { AMENDED, ENDORSEMENT_RANK } from './page-standing.ts'
import { passageOf, spanText } from './sheet.ts'
import type { Fact, FactConflict, FactStatus } from './types.ts'

/** A finding with its policy and the weight of its page. */
export type Placed = Finding & { policy: number | null; rank: number; status: FactStatus; changed?: true }

/** Keys that a policy may well hold several times. */
const MANY =
  /^(location|form|wording\.|insured\.additionalName|property\.|certificate\.other|auto\.coveredAutos|gl\.aggregatePer|auto\.(comprehensive|collision)|.*\.premium$)/

export const isOfMany = (key: FactKey) => MANY.test(key)

export type Resolved = { facts: Fact[]; conflicts: FactConflict[] }

/**
 * One fact for each key and policy: the page of the highest rank speaks. Two values of equal rank are both kept and told as a
 * conflict; nobody chooses here.
 */
export function resolveFindings(placed: Placed[]): Resolved {
  const groups = new Map<string, Placed[]>()
  for (const finding of placed) {
    if (finding.sure < 0.5) continue
    const name = `${finding.key}|${finding.policy}|${finding.status}`
    groups.set(name, [...(groups.get(name) ?? []), finding])
  }
  const kept: { finding: Placed; sure: number; rival: boolean }[] = []
  for (const [name, group] of groups) {
    const own = name.startsWith('carrier.naic|') ? ofCarrier(group, groups.get(name.replace('naic', 'name'))) : group
    if (own.length) kept.push(...choose(own))
  }
  const order = Object.keys(FACT_KEYS)
  kept.sort(
    (a, b) =>
      (a.finding.policy ?? -1) - (b.finding.policy ?? -1) ||
      order.indexOf(a.finding.key) - order.indexOf(b.finding.key) ||
      a.finding.page - b.finding.page ||
      a.finding.row - b.finding.row,
  )
  const facts = crossChecked(kept.map(({ finding, sure }, index) => factOf(finding, sure, `f${index + 1}`)))
  return {
    facts,
    conflicts: conflictsOf(
      facts,
      kept.map((one) => one.rival),
    ),
  }
}

/** NAIC numbers that stand by no other company than the one that is the carrier. */
function ofCarrier(numbers: Placed[], names: Placed[] = []): Placed[] {
  const [carrier] = names.length ? choose(names) : []
  return numbers.filter(({ company }) => !company || !carrier || isOneName(company, carrier.finding.value))
}

function choose(group: Placed[]): { finding: Placed; sure: number; rival: boolean }[] {
  const values = new Map<string, { best: Placed; count: number; weight: number }>()
  for (const finding of group) {
    const name = comparable(finding.key, finding.value)
    const weight = finding.rank + finding.sure
    const known = values.get(name)
    if (!known) values.set(name, { best: finding, count: 1, weight })
    else
      values.set(name, {
        best: weight > known.weight ? finding : known.best,
        count: known.count + 1,
        weight: Math.max(known.weight, weight),
      })
  }
  const ranked = [...values.values()].sort((a, b) => b.weight - a.weight || b.count - a.count)
  const key = group[0]!.key
  if (MANY.test(key)) return ranked.map(({ best }) => ({ finding: best, sure: best.sure, rival: false }))
  if (key === 'carrier.name') preferWhole(ranked)
  const [top, ...others] = ranked
  const rivals = others.filter((other) => rivalry(key, top!, other))
  const sure = Math.min(0.99, top!.best.sure + (top!.count > 1 ? 0.03 : 0))
  return [
    { finding: top!.best, sure, rival: rivals.length > 0 },
    ...rivals.map(({ best }) => ({ finding: best, sure: best.sure, rival: true })),
  ]
}

/** 'Silver Anvil Mutual' in the page's head is the short form of 'Silver Anvil Mutual Insurance Company'. */
function preferWhole(ranked: Value[]) {
  const top = ranked[0]!
  const name = comparable('carrier.name', top.best.value)
  const whole = ranked.findIndex((one) => one !== top && comparable('carrier.name', one.best.value).startsWith(name))
  if (whole > 0) ranked.unshift(...ranked.splice(whole, 1))
}

type Value = { best: Placed; count: number; weight: number }

function rivalry(key: FactKey, top: Value, other: Value) {
  const kind = FACT_KEYS[key].kind
  if (kind === 'name' || kind === 'text') {
    if (key !== 'insured.name' && key !== 'carrier.name') return false
    return other.weight >= top.weight - 0.06 && !isOneName(top.best.value, other.best.value)
  }
  if (
    key === 'policy.issued' ||
    key === 'carrier.naic' ||
    key.startsWith('producer.') ||
    key.startsWith('insured.') ||
    key === 'policy.prior'
  )
    return false
  // Two numbers under one label on one page: of a bill or a file beside the policy's, and nobody says which.
  if (key === 'policy.number') return other.best.page === top.best.page && other.weight >= top.weight - 0.01
  // An endorsement that names another limit than the declarations changes it, in whatever words.
  if (
    kind === 'amount' &&
    other.best.rank === ENDORSEMENT_RANK &&
    top.best.rank > ENDORSEMENT_RANK &&
    top.best.rank < AMENDED
  )
    return true
  if (top.count >= 3 * other.count && top.count > 3) return false
  return other.weight >= top.weight - (kind === 'date' ? 0.12 : 0.16)
}

function comparable(key: FactKey, value: string) {
  return FACT_KEYS[key].kind === 'amount' ? value.replace(/[^\d.]/g, '') : plainName(value)
}

function factOf(finding: Placed, sure: number, id: string): Fact {
  return {
    id,
    key: finding.key,
    policy: finding.policy,
    value: plainQuotes(finding.value),
    printed: spanText(finding.valueSpan),
    source: passageOf(finding.page, finding.spans),
    confidence: Math.round(sure * 100) / 100,
    status: finding.status,
    ...(finding.changed && { changed: true as const }),
  }
}

/** Forms and comparisons want one kind of quotation mark. */
function plainQuotes(text: string) {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

function conflictsOf(facts: Fact[], rival: boolean[]): FactConflict[] {
  const conflicts = new Map<string, FactConflict>()
  facts.forEach((fact, index) => {
    if (!rival[index]) return
    const name = `${fact.key}|${fact.policy}|${fact.status}`
    const known = conflicts.get(name)
    if (known) known.factIds.push(fact.id)
    else conflicts.set(name, { key: fact.key, policy: fact.policy, factIds: [fact.id], why: '' })
  })
  for (const conflict of conflicts.values()) {
    const said = conflict.factIds.map((id) => facts.find((fact) => fact.id === id)!)
    conflict.why = `${FACT_KEYS[conflict.key].label}: ${said.map((fact) => `${fact.value} (page ${fact.source.page})`).join(', ')}.`
  }
  return [...conflicts.values()]
}
