import { writeFile } from 'node:fs/promises'
import { demandFeatures, sentenceFeatures } from '../server/documents/contracts/features.ts'
import { certaintiesOfAll, spoken } from '../server/documents/contracts/runs.ts'
import { type ClauseWeights, DEMAND_KINDS, type DemandKind, type YesNo } from '../server/documents/contracts/weights.ts'
import { certaintiesOf, type LearnedWeights } from '../server/documents/learned-weights.ts'
import { chanceFrom } from '../tests/papers/bed/random.ts'
import { ALL_SOURCES, type DrawnSentence, drawContract, type Sources } from './contracts/draw.ts'
import { type Example, train } from './learning/train.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/documents/contracts/', import.meta.url)
const CONTRACTS = 600
const SETTINGS = { epochs: 10, balance: 0.2 }
const JUDGED = 150
const FEATURES = { speaks: 2600, demand: 350 }
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
  const unseen = folds().map(({ without, only }, at) => {
    const own = learnSpeaks(drawAll(at + 2, CONTRACTS, without), Infinity)
    return drawAll(at + 100, JUDGED, only).map((contract) => ({
      contract,
      sure: certaintiesOfAll(contract, { speaks: own }),
    }))
  })
  const thresholds = decide(unseen.flat())
  const demands = Object.fromEntries(
    DEMAND_KINDS.map((kind) => [
      kind,
      learnFrom(
        drawn.flat().flatMap((one) => demandExample(one, kind)),
        FEATURES.demand,
      ),
    ]),
  ) as ClauseWeights['demands']
  await writeFile(
    new URL('clause-weights.json', HERE),
    `${JSON.stringify({ ...thresholds, speaks, demands }).replace(/(\],)"/g, '$1\n"')}\n`,
  )
  const figures = { ...thresholds, unseen: figuresOf(unseen.flat(), thresholds), demands: demandFigures(demands) }
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

const demandExample = ({ text, asks, source }: DrawnSentence, kind: DemandKind): Example<YesNo>[] =>
  asks ? [{ name: '', kind: asks.includes(kind) ? 'yes' : 'no', source, features: demandFeatures(text) }] : []

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

type Judged = { contract: DrawnSentence[]; sure: number[] }

const STEPS = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99, 0.995]
/** How much less sure than a clause must be what belongs to it. */
const LIKELY = 0.3

function decide(judged: Judged[]) {
  const isClean = (step: number) => figuresOf(judged, { sure: step, likely: LIKELY }).falseContracts === 0
  const sure = STEPS.find(isClean) ?? STEPS.at(-1)!
  return { sure, likely: LIKELY }
}

function figuresOf(judged: Judged[], thresholds: Pick<ClauseWeights, 'sure' | 'likely'>) {
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

function demandFigures(demands: ClauseWeights['demands']) {
  const drawn = drawAll(7, JUDGED, ALL_SOURCES)
    .flat()
    .filter(({ asks }) => asks)
  return Object.fromEntries(
    DEMAND_KINDS.map((kind) => {
      const right = drawn.filter(
        ({ text, asks }) => certaintiesOf(demandFeatures(text), demands[kind])[1]! >= 0.5 === asks!.includes(kind),
      ).length
      return [kind, Math.round((right / drawn.length) * 1000) / 1000]
    }),
  )
}

await main().catch(failWith)
process.exit(0)
