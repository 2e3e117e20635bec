import { amountsIn, formatAmount } from '../../../shared/amounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyLimit, policyTitle } from '../../../shared/policies.ts'
import type { CoverageLine } from '../../forms/acord-25/coverage-lines.ts'
import { type DescribedFigure, describedFigures, isOfKind } from '../../forms/acord-25/described.ts'
import { tradeProse } from '../../forms/acord-25/trade-prose.ts'
import type { Cell, Finding } from '../../reviews/types.ts'
import type { Policy } from '../policies/types.ts'

/** What a description says of one figure that no policy has; what a policy has instead stands in the cells, with its record. */
export type Undescribed = Pick<Finding, 'topic' | 'verdict' | 'severity' | 'cells' | 'why' | 'action'>

/**
 * The first thing a description says that none of the policies has on its record, under the line and limit it is told of; null when each has
 * it. It contradicts what a policy has under that line and limit.
 */
export function unstatedIn(description: string, policies: readonly Policy[]): Undescribed | null {
  const held = policies.flatMap(amountsOnRecord)
  const numbers = new Set(policies.map(({ policyNumber }) => bare(policyNumber ?? '')))
  for (const figure of describedFigures(description)) {
    const meant = figure.kind === 'amount' ? held.filter(({ of }) => isMeant(figure, of)) : []
    const isStated =
      figure.kind === 'policyNumber'
        ? figure.readings.some((reading) => numbers.has(bare(reading)))
        : figure.kind === 'line'
          ? policies.some((policy) => isOfLine(policy, figure.line))
          : meant.some(({ amount }) => amount === figure.amount)
    if (isStated) continue
    // Without its line, an amount may be any.
    return undescribed(figure, figure.kind === 'amount' && figure.lines.length ? meant : [])
  }
  return null
}

const isMeant = ({ lines, kinds }: Extract<DescribedFigure, { kind: 'amount' }>, of: string) =>
  (!lines.length || lines.some(({ says }) => says.test(of))) && isOfKind(of, kinds)

function undescribed({ kind, written }: DescribedFigure, instead: readonly Held[]): Undescribed {
  const { why, action } = UNSTATED[kind](written)
  const has = instead.map(
    ({ label, amount, policy }) => `${policyTitle(policy)} has $${formatAmount(amount)}: ${label}.`,
  )
  return {
    topic: written,
    ...{ verdict: has.length ? 'CONTRADICTS' : 'NOT_SHOWN', severity: 'HIGH' },
    cells: [{ text: written, place: { of: 'message', quote: written }, note: null }, ...instead.map(cellOf)],
    ...{ why: [why, ...has].join(' '), action },
  }
}

const cellOf = ({ path, label, amount, policy }: Held): Cell => ({
  ...{ text: `$${formatAmount(amount)}`, note: null },
  place: { of: 'record', record: { id: policy.id, type: 'POLICY', name: policyTitle(policy) }, path, quote: label },
})

const UNSTATED: Record<DescribedFigure['kind'], (written: string) => { why: string; action: string }> = {
  amount: (written) => ({
    why: `The description mentions ${written} of coverage, which no policy on this certificate has on its record under that limit.`,
    action: 'Correct it, or add the limit to the policy.',
  }),
  policyNumber: (written) => ({
    why: `The description names policy ${written}, which is not on this certificate.`,
    action: 'Correct it, or add the policy.',
  }),
  line: (written) => ({
    why: `The description mentions ${written} coverage, and no such policy is on this certificate.`,
    action: 'Take it out, or add the policy.',
  }),
}

const bare = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Whether a policy covers a line of business, by its type or by what its limits and coverages are called. */
export const isOfLine = (policy: Policy, { says }: CoverageLine) =>
  [labelOf(POLICY_TYPES, policy.type), ...amountsOnRecord(policy).map(({ of }) => of)].some((of) => says.test(of))

type Held = { of: string; path: string; label: string; amount: number; policy: Policy }

/** Every amount of coverage in a policy's record, with its label; `of`: what it is of, in the words of the trade. */
function amountsOnRecord(policy: Policy): Held[] {
  const { limits, details } = policy
  const { extraLimits = [], coverageDescriptions = [], deductible = '' } = details
  const kept = labelOf(POLICY_TYPES, policy.type)
  const own = Object.entries(limits).map(([id, limit]) => {
    const { coverage, label } = POLICY_LIMITS.find((one) => one.id === (id as PolicyLimit))!
    return { path: `limits.${id}`, label, text: `${coverage} ${label}`, amounts: [Number(limit)] }
  })
  const written = [
    ...extraLimits.map(({ name, limit }) => ({
      path: `details.extraLimits.${name}`,
      label: name,
      text: `${name} ${limit}`,
    })),
    ...coverageDescriptions.map(({ title, description }) => ({
      ...{ path: 'details.coverageDescriptions', label: title, text: `${title} ${description}` },
    })),
    { path: 'details.deductible', label: 'Deductible', text: `Deductible ${deductible}` },
  ].map((one) => ({ ...one, text: `${kept} ${one.text}`, amounts: [...amountsIn(one.text)] }))
  return [...own, ...written].flatMap(({ path, label, text, amounts }) =>
    amounts.map((amount) => ({ of: tradeProse(text), path, label, amount, policy })),
  )
}
