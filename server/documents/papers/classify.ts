import type { DocumentKind } from '../kinds.ts'
import type { Page } from '../types.ts'
import { type Features, featuresOf } from './features.ts'
import { kindWeights } from './kind-weights.ts'

/** How sure each kind is, all of them together 1, in the order of the weights' kinds. */
export type Certainties = number[]

/** How much the first pages of a paper say of its kind; the pages behind them say nothing. */
const PAGE_SHARE = [1, 0.4, 0.25]

export const MOST_PAGES = PAGE_SHARE.length

/** What the first pages of a paper show, as one. */
export function joined(pages: Features[]): Features {
  const first = pages.slice(0, MOST_PAGES)
  const whole = Math.sqrt(first.reduce((sum, _, at) => sum + PAGE_SHARE[at]!, 0))
  const all: Features = new Map()
  for (const [at, features] of first.entries())
    for (const [name, value] of features) all.set(name, (all.get(name) ?? 0) + (value * PAGE_SHARE[at]!) / whole)
  return all
}

/** The features of a page that weigh anything. */
export function knownFeatures(page: Page): Features {
  const { weights } = kindWeights()
  return featuresOf(page, (name) => weights.has(name))
}

export function certaintiesOf(features: Features): Certainties {
  const { weights, kinds, scale } = kindWeights()
  const scores = kinds.map(() => 0)
  for (const [name, value] of features) {
    const own = weights.get(name)
    if (own) for (let at = 0; at < own.length; at++) scores[at]! += (own[at]! * value) / scale
  }
  return softmax(scores)
}

export function softmax(scores: number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}

/** The surest kind, 'other' where it is not sure enough. */
export function kindBy(certainties: Certainties): { kind: DocumentKind; certainty: number } {
  const { kinds, threshold } = kindWeights()
  const certainty = Math.max(...certainties)
  const kind = kinds[certainties.indexOf(certainty)]!
  return { kind: certainty < threshold ? 'other' : kind, certainty }
}
