import type { DocumentKind } from '../kinds.ts'
import { certaintiesOf, type Features } from '../learned-weights.ts'
import type { Page } from '../types.ts'
import { featuresOf } from './features.ts'
import { type KindWeights, kindWeights } from './kind-weights.ts'

/** How much the first pages of a document say of its kind; the pages behind them say nothing. */
const PAGE_SHARE = [1, 0.4, 0.25]

export const MOST_PAGES = PAGE_SHARE.length

/** What the first pages of a document show, as one. */
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
  return featuresOf(page, (name) => name in weights)
}

/** The surest kind, 'other' where it is not sure enough. */
export function kindBy(
  certainties: number[],
  { classes, threshold }: KindWeights,
): { kind: DocumentKind; certainty: number } {
  const certainty = Math.max(...certainties)
  const kind = classes[certainties.indexOf(certainty)]!
  return { kind: certainty < threshold ? 'other' : kind, certainty }
}

/** The surest kind of a document with these features, by the learned weights. */
export function kindFrom(features: Features): { kind: DocumentKind; certainty: number } {
  const weights = kindWeights()
  return kindBy(certaintiesOf(features, weights), weights)
}
