import {
  type Demand,
  type DemandKind,
  FACT_KEYS,
  type FactKey,
  type InsuranceClause,
  LINES,
  type LimitConcept,
  type LineOfBusiness,
  limitFact,
  linesInsured,
  OWN_KIND,
  type RequiredLimit,
} from '../documents/index.ts'
import { bearerOf, bound, carriedBy, carries, linesOf, ONE_OF_MANY } from './bearers.ts'
import { placeIn } from './holdings.ts'
import { counted } from './in-sentences.ts'
import { partyNamed } from './party-named.ts'
import type { Place, ReviewPaper } from './types.ts'

/**
 * One thing that a contract asks of somebody's insurance. `parties`: whom a wording is for, '' where the contract does not tell. `line`: null where its words name none. `ask`: a limit, a line that must be covered
 * at all, or a wording or proof. `key`: the fact by which documents tell it, null where there is none. `amount`: in dollars, null where it is
 * none or in other money.
 */
export type Requirement = {
  ask: 'limit' | 'tail' | DemandKind
  line: LineOfBusiness | null
  key: FactKey | null
  label: string
  amount: number | null
  printed: string
  /** The words name no limit: what the line pays for one event is meant, or something else. */
  isGuess?: true
  /** Another amount stands in its place elsewhere, or may: it is not known which holds. */
  isEither?: true
  /** The words of the one case in which it is asked for. */
  condition?: string
  /** What a deductible or retention may be at most. */
  isCap?: true
  per?: 'project' | 'location'
  /** What an umbrella pays above the line counts as well. */
  orUmbrella?: true
  /** Another than the insured must have it, as far as the contract tells. */
  isOthers?: true
  /** Several must carry insurance, and the words do not tell which of them must have it. */
  isAnyones?: true
  /** Of a sentence that changes what another asks. */
  isChange?: true
  days: number | null
  who: string | null
  place: Place
} & Pick<Demand, 'parties' | 'operations' | 'years' | 'rating'>

const CONTRACT = '[Contract]'
/** Slots that take whatever the user has, where the content of a paper decides. */
const OPEN_SLOTS: readonly string[] = ['', '[Input Document]']

/** What came as a contract, or is one by its content where its slot does not say what it is. */
export const isContract = ({ slot, facts }: Pick<ReviewPaper, 'slot' | 'facts'>) =>
  slot === CONTRACT || (facts.kind === 'contract' && OPEN_SLOTS.includes(slot))

/** A contract and what it asks for; `requirements` is null where not all of it could be read. */
export type Asking = { paper: ReviewPaper; requirements: Requirement[] | null }

export function askingAmong(papers: readonly ReviewPaper[]): Asking[] {
  const others = papers.filter((paper) => !isContract(paper)).flatMap(({ facts }) => facts.facts)
  const insured = others.flatMap(({ key, value }) => (key === 'insured.name' ? [value] : []))
  return papers
    .filter(isContract)
    .map((paper) => ({ paper, requirements: requirementsOf(paper, [...new Set(insured)]) }))
}

/** That a contract asks for no insurance is said only of one whose every page was read. */
export function sayUnread({ paper, requirements }: Asking): string[] {
  if (requirements === null) return [`Not all of ${paper.name} could be read, so it may ask for more.`]
  if (requirements.length) return []
  if (paper.facts.clauses?.length) return [`${paper.name} has an insurance clause that could not be read.`]
  return [`${paper.name} asks for no insurance: every page was read.`]
}

/** What a requirement is, the same whenever its contract is read. */
export const keyOf = ({ ask, line, key, printed, days }: Requirement): string =>
  [ask, line ?? '', key ?? '', printed || (days ?? '')].join('|')

/** A requirement in short: "Each occurrence: $1,000,000". */
export const topicOf = ({ label, printed, days }: Requirement): string =>
  [label, printed || (days === null ? '' : counted(days, 'day'))].filter(Boolean).join(': ')

/** What the clauses of a contract ask for, in the order of its pages; null where not all of it could be read. `insured`: whose policies came. */
export function requirementsOf(paper: ReviewPaper, insured: readonly string[] = []): Requirement[] | null {
  const { clauses } = paper.facts
  if (!clauses) return null
  const demands = clauses.flatMap((clause) => clause.demands)
  const liability = new Map([...new Set(demands.map(({ who }) => who))].map((who) => [who, liabilityOf(clauses, who)]))
  const carriers = new Set(demands.filter(carries).map(({ who }) => who))
  const carried = carriedBy(clauses)
  const all = clauses
    .flatMap(({ heading, demands: own }) =>
      own.flatMap((demand) => ofDemand(paper, heading, demand, liability.get(demand.who)!)),
    )
    .map((one) => ({ ...one, who: bound(one, carriers) ?? bearerOf(one, carried) }))
  const byKey = Map.groupBy(all, ({ key }) => key)
  const per = demands.find((one) => one.per)?.per
  const mixed = demands.flatMap(({ mixes, lines }) => (mixes && Array.isArray(lines) ? lines : []))
  const main = mainOf(all, paper, insured)
  return all.map((one) => ({
    ...one,
    ...(one.who &&
      !one.who.split(' and ').includes(main ?? '') &&
      !/\bpart(?:y|ies)\b/i.test(one.who) && { isOthers: true as const }),
    ...(one.who === null && carried.size > 1 && { isAnyones: true as const }),
    ...(per && one.key === 'gl.generalAggregate' && { per }),
    ...(one.ask === 'limit' && one.line && mixed.includes(one.line) && { orUmbrella: true as const }),
    ...(isDisputed(one, byKey.get(one.key)!) && { isEither: true as const, isGuess: true as const }),
  }))
}

/** The party whose policies came: of those who must carry insurance the only one, or the one that is named; null where that is not told. */
function mainOf(all: readonly Requirement[], paper: ReviewPaper, insured: readonly string[]): string | null {
  const namesIn = (some: readonly Requirement[]) => [
    ...new Set(some.flatMap(({ who }) => (who && !ONE_OF_MANY.test(who) ? who.split(' and ') : []))),
  ]
  const carrying = namesIn(all.filter(({ ask, isCap }) => (ask === 'limit' && !isCap) || ask === 'coverage'))
  const named = carrying.length ? carrying : namesIn(all)
  return named.length > 1 ? partyNamed(insured, named, paper) : (named[0] ?? null)
}

/** The lines of liability that a contract asks of one party. */
const liabilityOf = (clauses: readonly InsuranceClause[], who: string | null) => [
  ...new Set(
    clauses
      .flatMap(({ demands }) => demands.filter((one) => isOfOne(one.who, who)).flatMap(linesOf))
      .filter(isLiability),
  ),
]

/** Lines whose policies have additional insureds. */
const isLiability = (line: LineOfBusiness) => ['gl', 'auto', 'umbrella', 'liquor', 'pollution', 'garage'].includes(line)

/** Whether a contract names another amount for the same limit of the same party, or an article changes it. `alike`: all of that limit. */
const isDisputed = (one: Requirement, alike: readonly Requirement[]) =>
  one.ask === 'limit' &&
  one.key !== null &&
  alike.some(
    (other) =>
      other !== one &&
      other.isCap === one.isCap &&
      isOfOne(one.who, other.who) &&
      (one.isChange || other.isChange || (other.amount !== one.amount && (!isNameless(other) || isNameless(one)))),
  )

/** An amount of which no words tell the limit: it may be of another one. */
const isNameless = ({ isGuess, isEither }: Requirement) => isGuess === true && !isEither

/** Whether two demands may be of one party: where a contract names nobody, its main party is meant. */
const isOfOne = (one: string | null, other: string | null) =>
  one === other || ((!one || !other) && !ONE_OF_MANY.test((one ?? other)!))

function ofDemand(paper: ReviewPaper, heading: string, demand: Demand, liability: LineOfBusiness[]): Requirement[] {
  const { asks, days, who, source, lines, covers, condition } = demand
  const shared = { who, days: null, place: placeIn(paper, source) }
  const all = demand.limits.map((one) => ({
    ...shared,
    ...ofLimit(one),
    ...(demand.changes && { isChange: true as const }),
  }))
  // 'Auto, $1,000,000 per occurrence and in the aggregate': what the line does not have says nothing more.
  const limits = all.filter(
    (one) =>
      one.key ||
      !one.line ||
      one.isCap ||
      !all.some((other) => other.key && other.line === one.line && other.amount === one.amount),
  )
  const named = covers ?? linesInsured(source.quote)
  const isOfLines = asks.includes('coverage') && !asks.some((ask) => ask in WORDINGS)
  const bare = isOfLines
    ? named.filter((line) => line === 'wc' || !limits.some((one) => one.line === line && !one.isCap))
    : []
  // Insurance of a kind that is not understood is kept with its words.
  const isStrange =
    isOfLines &&
    !named.length &&
    !limits.length &&
    demand.years === undefined &&
    !demand.per &&
    !demand.mixes &&
    OF_INSURANCE.test(source.quote)
  const [only = null] = linesInsured(heading)
  const strangeLine = OWN_KIND.test(source.quote) ? null : only
  const strange = isStrange
    ? [{ ...ofAsk('coverage', strangeLine), ...shared, ...(strangeLine && { label: LINES[strangeLine] }) }]
    : []
  const inCase = condition === undefined ? {} : { condition }
  const covered = bare.map(
    (line): Requirement => ({ ...ofAsk('coverage', line), ...shared, ...inCase, label: LINES[line] }),
  )
  const saidLines = linesInsured(source.quote)
  const scope =
    lines === 'all'
      ? [null]
      : lines === 'liability'
        ? liability
        : (lines ?? (saidLines.length === 1 ? saidLines : /^\W*\d/.test(source.quote) ? [null] : [only]))
  const { parties, operations, rating, years } = demand
  const wordings = asks.flatMap((ask): Requirement[] => {
    if (ask === 'coverage') return []
    const of = ask in WORDINGS && scope.length ? scope : ask === 'notice' && Array.isArray(lines) ? scope : [null]
    const told = {
      ...(ask in WORDINGS && inCase),
      ...(ask === 'additional insured' && { parties: parties ?? '', ...(operations && { operations }) }),
      ...(ask === 'waiver' && { parties: demand.favored ?? parties ?? '' }),
      ...(ask === 'rating' && rating && { rating }),
    }
    const each = ask === 'notice' ? [days, ...(demand.furtherDays ?? [])] : [null]
    return of.flatMap((line) => each.map((own) => ({ ...ofAsk(ask, line), ...shared, ...told, days: own })))
  })
  const kept = [lines].flat().filter((line) => line !== 'all' && line !== 'liability' && line !== undefined)
  const tails =
    years === undefined
      ? []
      : (kept.length ? kept : [operations?.includes('completed') ? ('gl' as const) : null]).map((line) => ({
          ...ofAsk('tail', line),
          ...shared,
          years,
        }))
  return [...limits, ...covered, ...strange, ...wordings, ...tails]
}

/** A sentence, or a row, that speaks of insurance. */
const OF_INSURANCE = /\b(?:insur(?:ance|ed?)|polic(?:y|ies)|coverages?)\b.*[.;,:]$/i

function ofLimit({
  line,
  limit,
  printed,
  amount = null,
  isCap,
  isEither,
  isOnly,
  per,
  condition,
  isFreed,
}: RequiredLimit) {
  const own = line ?? (limit && OF_GENERAL.has(limit) ? 'gl' : null)
  const key = isCap ? capOf(own) : factOf(own, limit)
  const isGuess = isEither || isFreed || (!limit && !isCap && !(isOnly && own && OF_ONE_LIMIT.has(own)))
  return {
    ...{ ask: 'limit' as const, line: own, key, amount, printed },
    label: isCap && !key ? 'Deductible or retention' : labelOf(own, key),
    ...(isGuess && { isGuess }),
    ...(isEither && { isEither }),
    ...(isCap && { isCap }),
    ...(per && { per }),
    ...(condition && { condition }),
  }
}

/** Lines that are written with one limit, or of which one amount names all. */
const OF_ONE_LIMIT = new Set<LineOfBusiness>(['auto', 'wc', 'cargo', 'crime', 'inlandMarine', 'umbrella'])

const factOf = (line: LineOfBusiness | null, limit: LimitConcept | null) =>
  line && (limit ? (limitFact(limit, line) ?? (PER_EVENT.has(limit) ? firstLimit(line) : null)) : firstLimit(line))

/** Limits that only general liability has. */
const OF_GENERAL = new Set<string>([
  'general-aggregate',
  'products-aggregate',
  'personal-advertising-injury',
  'rented-premises',
])

/** The fact that tells the deductible or retention of a line. */
const capOf = (line: LineOfBusiness | null): FactKey | null =>
  [`${line}.deductible`, `${line}.retention`].find((key): key is FactKey => key in FACT_KEYS) ?? null

const ofAsk = (ask: Exclude<Requirement['ask'], 'limit'>, line: LineOfBusiness | null) => ({
  ...{ ask, line, key: WORDINGS[ask] ?? null, label: ask === 'tail' ? 'Coverage after completion' : ASKS[ask] },
  ...{ amount: null, printed: '' },
})

/** What each demand is called. */
export const ASKS: Record<DemandKind, string> = {
  coverage: 'Coverage',
  'additional insured': 'Additional insured',
  primary: 'Primary and noncontributory',
  waiver: 'Waiver of subrogation',
  notice: 'Notice of cancellation',
  rating: 'Rating of the insurer',
  evidence: 'Certificate of insurance',
}

const WORDINGS: Partial<Record<Requirement['ask'], FactKey>> = {
  'additional insured': 'wording.additionalInsured',
  primary: 'wording.primary',
  waiver: 'wording.waiver',
}

/** Limits for one event, which lines call by different names. */
const PER_EVENT = new Set<string>(['each-occurrence', 'each-claim', 'each-accident', 'combined-single-limit'])

/** An amount without the name of a limit is what the line pays for one event. */
const firstLimit = (line: LineOfBusiness): FactKey | null =>
  (['each-occurrence', 'each-claim', 'combined-single-limit', 'each-accident'] as const)
    .map((limit) => limitFact(limit, line))
    .find((key) => key?.startsWith(`${line}.`)) ?? null

const labelOf = (line: LineOfBusiness | null, key: FactKey | null) =>
  key ? FACT_KEYS[key].label : line ? LINES[line] : 'Limit of insurance'
