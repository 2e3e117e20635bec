import { readFileSync } from 'node:fs'
import type { Features } from '../learned-weights.ts'
import type { Candidate } from './candidates.ts'
import { featuresOf, soughtIn } from './features.ts'
import type { Weighed } from './weighed.ts'

/** What each feature of a candidate says for it, and each of the best one for saying it; `scripts/learn-answers.ts` tells how they came about. */
export type AnswerWeights = { scale: number; rank: Record<string, number>; say: Record<string, number> }

/** A candidate with how well it answers, comparable within one question. */
export type Ranked = { candidate: Candidate; features: Features; score: number }

/** What may answer a question, best first, and how sure it is that the first does: 0 to 1. */
export type Answers = { sure: number; ranked: Ranked[] }

const learned: AnswerWeights = JSON.parse(readFileSync(new URL('answer-weights.json', import.meta.url), 'utf8'))

/** How much a fact must mean what is asked for to be what is meant. */
const MEANT = 0.5

/** The candidates that best answer a question, as it was put without the names of the parties. */
export function rankAnswers(question: string, all: Weighed[], limit: number): Answers {
  const ranked = withoutNoNames(rankAll(question, all))
  const isSpeaking = ({ features }: Ranked) => SPEAKING.some((name) => features.has(name))
  const sure = ranked[0] && isSpeaking(ranked[0]) ? surenessOf(ranked) : 0
  return { sure, ranked: ranked.slice(0, limit).filter(isSpeaking) }
}

/** Who somebody is: where the documents were read to name them, nothing that is no name comes before that. */
function withoutNoNames(ranked: Ranked[]): Ranked[] {
  const isNamed = ranked.some(
    ({ candidate: { kind }, features }) =>
      kind === 'fact' &&
      features.has('wants who: name') &&
      Math.max(meantBy(features), features.get('label fits') ?? 0) >= MEANT,
  )
  return isNamed ? ranked.filter(({ features }) => features.has('wants who: name')) : ranked
}

/** All candidates, best first; none where nothing is asked for. */
export function rankAll(question: string, all: Weighed[], { scale, rank }: AnswerWeights = learned): Ranked[] {
  const sought = soughtIn(question, all)
  if (!sought.terms.length) return []
  return all
    .map((known) => {
      const features = featuresOf(known, sought)
      return { candidate: known.statement, features, score: weighed(features, rank) / scale }
    })
    .sort((a, b) => b.score - a.score)
}

/** What speaks of nothing that is asked for, in its words or by what they mean, is no answer. */
const MEANING = ['label means it', 'label in its section means it', 'row means it', 'sentence means it']
const SPEAKING = ['whole', ...MEANING]

/** How much a candidate's words mean what is asked for, 0 to 1. */
export const meantBy = (features: Features): number => Math.max(...MEANING.map((name) => features.get(name) ?? 0))

/** How sure it is that the first of ranked candidates answers. */
export function surenessOf(ranked: Ranked[]): number {
  if (!ranked.length) return 0
  return 1 / (1 + Math.exp(-weighed(sayFeatures(ranked), learned.say) / learned.scale))
}

/** What features say in sum. */
export function weighed(features: Features, weights: Record<string, number>): number {
  let sum = 0
  for (const [name, value] of features) sum += (weights[name] ?? 0) * value
  return sum
}

/** How close another candidate of the same value must be to speak for the first one. */
const CLOSE = 4
const MOST_AGREEING = 3
const FAR = 8
/** Of the first candidate's own features, those that say whether it is to be said. */
const OWN = [
  'whole', 'all', 'missed is a name elsewhere', 'nowhere', 'figures missed', 'label fits', 'label fits whole', 'row fits', 'of many', 'worked out', 'worked out as it is called', 'label means it', 'label means another', 'sentence means it',
  'is sentence', 'is fact', 'is entry', 'is pair',
] // biome-ignore format: a list

/** What tells whether the first of ranked candidates is right: how far it is ahead of one that says otherwise, what agrees with it, and its own features. */
export function sayFeatures(ranked: Ranked[]): Features {
  const [best] = ranked as [Ranked, ...Ranked[]]
  const value = bare(best)
  const rival = ranked.find((one) => bare(one) !== value && one.candidate.row !== (best.candidate.row || null))
  const agreeing = ranked.filter((one) => one !== best && one.score > best.score - CLOSE && bare(one) === value)
  const names = [...best.features.keys()]
  return new Map([
    ['always', 1],
    ['ahead', Math.tanh((best.score - (rival?.score ?? best.score - FAR)) / 3)],
    ['agreed', Math.min(MOST_AGREEING, agreeing.length) / MOST_AGREEING],
    ['score', best.score / 10],
    ['of the type', names.some((name) => name.endsWith(': fits')) ? 1 : 0],
    ['of another type', names.some((name) => name.endsWith(': not')) ? 1 : 0],
    ...OWN.map((name): [string, number] => [name, best.features.get(name) ?? 0]),
  ])
}

const bare = ({ candidate }: Ranked): string => candidate.value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
