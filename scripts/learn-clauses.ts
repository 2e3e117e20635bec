import { writeFile } from 'node:fs/promises'
import { demandFeatures, partsOf, sentenceFeatures } from '../server/documents/contracts/features.ts'
import { certaintiesOfAll, certaintyOf, spoken } from '../server/documents/contracts/runs.ts'
import { type ClauseWeights, DEMAND_KINDS, type DemandKind, type YesNo } from '../server/documents/contracts/weights.ts'
import type { LearnedWeights } from '../server/documents/learned-weights.ts'
import { chanceFrom } from '../tests/papers/bed/random.ts'
import { ALL_SOURCES, type DrawnSentence, drawContract, type Sources } from './contracts/draw.ts'
import { type Example, train } from './learning/train.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/documents/contracts/', import.meta.url)
const CONTRACTS = 600
/** From how many a hand left out is judged. */
const WITHOUT = 250
const SETTINGS = { epochs: 10, balance: 0.2 }
const JUDGED = 115
const FEATURES = { speaks: 2600, demand: 600 }
const RARE = 4
const SCALE = 64
const YES_NO = ['no', 'yes'] as const

/**
 * `node scripts/learn-clauses.ts`: learns which sentences of a contract are of insurance that a party must carry, and what they ask for, from
 * contracts that it draws, and writes the weights with their figures. It learns without each hand and some plain articles in turn as well;
 * `sure` is the lowest step at which no sentence that was left out makes a clause in a contract without one, or
 * the highest step.
 */
async function main() {
  const began = performance.now()
  const drawn = drawAll(1, CONTRACTS, ALL_SOURCES)
  const speaks = learnSpeaks(drawn)
  const unseen = folds().flatMap(({ without, only }, at): Judged[] => {
    const others = drawAll(at + 2, WITHOUT, without)
    const own = { speaks: learnSpeaks(others, Infinity), demands: learnDemands(others) }
    return drawAll(at + 100, JUDGED, only).map((contract) => ({
      ...{ contract, demands: own.demands },
      sure: certaintiesOfAll(contract, own),
    }))
  })
  const thresholds = decide(unseen)
  const demands = learnDemands(drawn)
  const asked = Object.fromEntries(
    DEMAND_KINDS.map((kind) => [kind, askedFrom(kind, unseen, thresholds)]),
  ) as ClauseWeights['asked']
  await writeFile(
    new URL('clause-weights.json', HERE),
    `${JSON.stringify({ ...thresholds, asked, speaks, demands }).replace(/(\],)"/g, '$1\n"')}\n`,
  )
  const figures = {
    ...thresholds,
    unseen: figuresOf(unseen, thresholds),
    asked,
    demands: demandFigures(unseen, thresholds, asked),
  }
  await writeFile(new URL('clause-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n${((performance.now() - began) / 1000).toFixed(0)} s\n`)
}

const drawAll = (seed: number, count: number, sources: Sources): DrawnSentence[][] => {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, () => drawContract(chance, sources))
}

/** Each hand in turn with a quarter of the other sentences, left out and alone. */
function folds(): { without: Sources; only: Sources }[] {
  const { hands } = ALL_SOURCES
  return hands.map((hand, fold) => {
    const isLeft = (at: number) => at % 4 === fold % 4
    return {
      without: { hands: hands.filter((one) => one !== hand), isPlain: (at) => !isLeft(at) },
      only: { hands: [hand], isPlain: isLeft },
    }
  })
}

const learnSpeaks = (contracts: DrawnSentence[][], most = FEATURES.speaks): LearnedWeights<YesNo> =>
  learnFrom(
    contracts.flatMap((contract) =>
      contract.map(
        ({ asks, source }, at): Example<YesNo> => ({
          name: '',
          kind: asks ? 'yes' : 'no',
          source,
          features: sentenceFeatures(contract, at),
        }),
      ),
    ),
    most,
  )

/** Words of insurance: also what asks for none of it may hold them. */
const OF_INSURANCE = /insur|polic|certificat|coverage|subrogat|waive/i

/** What asks for a kind does so somewhere; what does not, in none of its parts. */
function demandExample({ text, asks, source }: DrawnSentence, kind: DemandKind): Example<YesNo>[] {
  if (asks?.includes(kind)) return [{ name: '', kind: 'yes', source, features: demandFeatures(text) }]
  if (!asks && !OF_INSURANCE.test(text)) return []
  return partsOf(text).map((part) => ({ name: '', kind: 'no', source, features: demandFeatures(part) }))
}

/** Weights of the features that say most. */
function learnFrom(examples: Example<YesNo>[], most: number): LearnedWeights<YesNo> {
  const times = new Map<string, number>()
  for (const { features } of examples) for (const one of features.keys()) times.set(one, (times.get(one) ?? 0) + 1)
  const shared = [...times].flatMap(([one, count]) => (count >= RARE ? [one] : []))
  const first = train(examples, YES_NO, shared, 1, SETTINGS)
  const strength = new Map(shared.map((one, at) => [one, Math.abs(first[at]![1]! - first[at]![0]!)]))
  const isAll = shared.length <= most
  const features = isAll ? shared : shared.toSorted((a, b) => strength.get(b)! - strength.get(a)!).slice(0, most)
  const weights = isAll ? first : train(examples, YES_NO, features, 2, SETTINGS)
  return {
    classes: [...YES_NO],
    scale: SCALE,
    weights: Object.fromEntries(
      features.map((one, at) => [one, [...weights[at]!].map((each) => Math.round(each * SCALE))]),
    ),
  }
}

/** A contract with what learned from the others makes of it. */
type Judged = { contract: DrawnSentence[]; sure: number[]; demands: ClauseWeights['demands'] }
type Thresholds = Pick<ClauseWeights, 'sure' | 'likely'>

const STEPS = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99, 0.995, 0.998]
/** How much less sure than a clause must be what belongs to it. */
const LIKELY = 0.3

function decide(judged: Judged[]) {
  const isClean = (step: number) => figuresOf(judged, { sure: step, likely: LIKELY }).falseContracts === 0
  const sure = STEPS.find(isClean) ?? STEPS.at(-1)!
  return { sure, likely: LIKELY }
}

function figuresOf(judged: Judged[], thresholds: Thresholds) {
  let [own, found, falseContracts, without, others, falseSentences] = [0, 0, 0, 0, 0, 0]
  for (const { contract, sure } of judged) {
    const taken = spoken(sure, thresholds)
    const isWithout = contract.every(({ asks }) => !asks)
    if (isWithout) without++
    if (isWithout && taken.some(Boolean)) falseContracts++
    for (const [at, { asks }] of contract.entries()) {
      if (asks) own++
      else others++
      if (asks && taken[at]) found++
      if (!asks && taken[at]) falseSentences++
    }
  }
  return { sentences: own, found, contractsWithout: without, falseContracts, otherSentences: others, falseSentences }
}

const learnDemands = (contracts: DrawnSentence[][]): ClauseWeights['demands'] =>
  Object.fromEntries(
    DEMAND_KINDS.map((kind) => [
      kind,
      learnFrom(
        contracts.flat().flatMap((one) => demandExample(one, kind)),
        FEATURES.demand,
      ),
    ]),
  ) as ClauseWeights['demands']

const COST = 3
const ASKED = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]

/** The step that brings most of what is asked in clauses of the hand left out, where each that is not asked costs as much as several. */
function askedFrom(kind: DemandKind, judged: readonly Judged[], thresholds: Thresholds): number {
  const worth = ASKED.map((step) => {
    const { hits, told } = heard(kind, judged, thresholds, step)
    return hits - COST * (told - hits)
  })
  return ASKED[worth.indexOf(Math.max(...worth))]!
}

/** In clauses of the hands left out: how often a kind is asked for, heard, and both. */
function heard(kind: DemandKind, judged: readonly Judged[], thresholds: Thresholds, step: number) {
  let [hits, told, all] = [0, 0, 0]
  for (const { contract, sure, demands } of judged) {
    const taken = spoken(sure, thresholds)
    for (const [at, { text, asks }] of contract.entries()) {
      if (!taken[at]) continue
      const isAsked = asks?.includes(kind) === true
      const isTold = certaintyOf(text, demands[kind]) >= step
      if (isAsked) all++
      if (isTold) told++
      if (isAsked && isTold) hits++
    }
  }
  return { hits, told, all }
}

const demandFigures = (judged: readonly Judged[], thresholds: Thresholds, asked: ClauseWeights['asked']) =>
  Object.fromEntries(DEMAND_KINDS.map((kind) => [kind, heard(kind, judged, thresholds, asked[kind])]))

await main().catch(failWith)
process.exit(0)
