import { amountsIn, findAmounts } from '../../../shared/amounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyLimit } from '../../../shared/policies.ts'
import type { Policy } from '../policies/types.ts'

/** A figure that a description states of the coverage: an amount in dollars or the number of a policy. */
export type DescribedFigure = { written: string } & (
  | { kind: 'amount'; amount: number; lines: readonly RegExp[] }
  | { kind: 'policyNumber' }
)

/** How people, types of policies and their limits name each line. A sentence that names none may speak of any of them. */
const LINES: readonly RegExp[] = [
  /\b(?:general liab\w*|c?gl)\b/i,
  /\b(?:auto\w*|csl|combined single)\b/i,
  /\b(?:umbrella|excess)\b/i,
  /\b(?:workers?|employers|wc)\b/i,
  /\b(?:cyber|privacy)\b/i,
  /\b(?:professional|errors|e ?& ?o)\b/i,
]

/** An amount near one of these is of the coverage; near one of the others it is of the work. */
const OF_COVERAGE =
  /\b(?:limits?|coverages?|insurance|insured|liability|occurrence|aggregate|umbrella|excess|deductible|retention|csl|polic(?:y|ies)|cyber|employers?)\b/gi
const OF_WORK =
  /\b(?:contract|project|job|bid|loan|mortgage|lease|rent|purchase|price|value[ds]?|cost|invoice|order|budget|fee)\b/gi

/** Money as people write it of coverage: with its sign, its commas or its unit. A bare 2022 is a year or a number of a house. */
const IS_MONEY = /^(?:\$|usd|us\$)|,|[a-z]$/i
const LEAST_LIMIT = 1000

/** A number after "policy", and further ones after it. */
const POLICY_NUMBERS =
  /\bpolic(?:y|ies)\s*(?:(?:nos?|num(?:bers?)?|nbr|#)\b\.?)?\s*[:#]*\s*((?:(?:(?:,|and|&|or)\s*)*(?=[\w-]*\d[\w-]*\d[\w-]*\d)[A-Z0-9][A-Z0-9-]{4,}\s*)+)/gi

/** What a description says the coverage is, in figures that a policy can be asked for. */
export function describedFigures(text: string): DescribedFigure[] {
  const written = text.normalize('NFKC')
  const numbers = [...written.matchAll(POLICY_NUMBERS)].flatMap(([, list]) =>
    list!.split(/,|\s(?:and|or)\s|&|\s/i).filter((one) => /\d/.test(one)),
  )
  return [
    ...written.split(/[.;\n](?:\s|$)|,\s/).flatMap(amountsOfCoverage),
    ...numbers.map((number) => ({ kind: 'policyNumber' as const, written: number })),
  ]
}

function amountsOfCoverage(clause: string): DescribedFigure[] {
  const lines = LINES.filter((line) => line.test(clause))
  return findAmounts(clause).flatMap(({ amount, from, to }): DescribedFigure[] => {
    const written = clause.slice(from, to)
    const isMoney = amount >= LEAST_LIMIT && IS_MONEY.test(written)
    const toCoverage = distance(clause, OF_COVERAGE, from, to)
    if (!isMoney || toCoverage === Infinity || toCoverage > distance(clause, OF_WORK, from, to)) return []
    return [{ kind: 'amount', amount, written, lines }]
  })
}

/** How many characters stand between an amount and the nearest of some words; Infinity without any. */
const distance = (clause: string, words: RegExp, from: number, to: number) =>
  Math.min(
    ...[...clause.matchAll(words)].map(({ index, 0: word }) =>
      index < from ? from - index - word.length : index - to,
    ),
  )

/** The first figure that none of the policies has on its record, under the line it is told of; null when each has one. */
export function unstatedFigure(figures: readonly DescribedFigure[], policies: readonly Policy[]) {
  const amounts = policies.flatMap(amountsOnRecord)
  const numbers = new Set(policies.map(({ policyNumber }) => bare(policyNumber ?? '')))
  const isStated = (figure: DescribedFigure) =>
    figure.kind === 'policyNumber'
      ? numbers.has(bare(figure.written))
      : amounts.some(
          ({ of, amount }) =>
            amount === figure.amount && (!figure.lines.length || figure.lines.some((line) => line.test(of))),
        )
  return figures.find((figure) => !isStated(figure)) ?? null
}

const bare = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Every amount of coverage a policy's record has, with the words it stands under. */
function amountsOnRecord({ type, limits, details }: Policy): { of: string; amount: number }[] {
  const { extraLimits = [], coverageDescriptions = [], deductible = '' } = details
  const kept = labelOf(POLICY_TYPES, type)
  const own = Object.entries(limits).map(([id, limit]) => {
    const { coverage, label } = POLICY_LIMITS.find((one) => one.id === (id as PolicyLimit))!
    return { of: `${coverage} ${label}`, amounts: [Number(limit)] }
  })
  const written = [
    ...extraLimits.map(({ name, limit }) => `${name} ${limit}`),
    ...coverageDescriptions.map(({ title, description }) => `${title} ${description}`),
    `Deductible ${deductible}`,
  ].map((text) => ({ of: `${kept} ${text}`, amounts: [...amountsIn(text)] }))
  return [...own, ...written].flatMap(({ of, amounts }) => amounts.map((amount) => ({ of, amount })))
}
