import { certaintiesOf, type LearnedWeights } from '../learned-weights.ts'
import { demandFeatures, partsOf, type Said, sentenceFeatures } from './features.ts'
import type { ClauseWeights, YesNo } from './weights.ts'

/** How sure each sentence is of insurance that a party must carry, 0 to 1, in their order. */
export function certaintiesOfAll(all: readonly Said[], { speaks }: Pick<ClauseWeights, 'speaks'>): number[] {
  const isKnown = (name: string) => name in speaks.weights
  return all.map((_, at) => certaintiesOf(sentenceFeatures(all, at, isKnown), speaks)[1]!)
}

/** How many sentences apart two of one clause may stand. */
const REACH = 2

/** Which sentences make clauses: those that are sure, and the likely ones that follow one another from there. */
export function spoken(sure: readonly number[], weights: Pick<ClauseWeights, 'sure' | 'likely'>): boolean[] {
  const taken = sure.map((one) => one >= weights.sure)
  const grow = (from: number, to: number, step: 1 | -1) => {
    for (let at = from, last = -Infinity; at !== to; at += step) {
      taken[at] ||= Math.abs(at - last) <= REACH && sure[at]! >= weights.likely
      if (taken[at]) last = at
    }
  }
  grow(0, sure.length, 1)
  grow(sure.length - 1, -1, -1)
  return taken
}

/** How sure a sentence asks for a kind, 0 to 1: as sure as the surest of its parts. */
export function certaintyOf(text: string, kind: LearnedWeights<YesNo>): number {
  const isKnown = (name: string) => name in kind.weights
  return Math.max(...partsOf(text).map((part) => certaintiesOf(demandFeatures(part, isKnown), kind)[1]!))
}
