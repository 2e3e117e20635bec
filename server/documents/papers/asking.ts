import { readFileSync } from 'node:fs'
import { certaintiesOf, type LearnedWeights } from '../learned-weights.ts'
import type { Page } from '../types.ts'
import { joined, MOST_PAGES } from './classify.ts'
import { featuresOf } from './features.ts'

/** The two kinds of documents it tells apart, in the order of its weights. */
export const ASKING = ['asks', 'other'] as const
/** By what a document that asks for insurance is told from others, learned by `scripts/learn-asking.ts`. */
export type AskingWeights = LearnedWeights<(typeof ASKING)[number]>

/** How sure it must be that a document asks: one taken for asking says nothing of insurance in force. */
const SURE = 0.65
/** Fewer words than these ask for nothing that can be told. */
const LEAST_WORDS = 12

let known: AskingWeights | undefined

/** Whether a document asks for insurance, as a client's letter, an agency's summary or a questionnaire does; its first pages tell. */
export function asksForInsurance(pages: readonly Page[]): boolean {
  known ??= JSON.parse(readFileSync(new URL('asking-weights.json', import.meta.url), 'utf8')) as AskingWeights
  if (pages.reduce((sum, { lines }) => sum + lines.reduce((own, { words }) => own + words.length, 0), 0) < LEAST_WORDS)
    return false
  const { weights } = known
  const features = pages.slice(0, MOST_PAGES).map((page) => featuresOf(page, (name) => name in weights))
  return certaintiesOf(joined(features), known)[0]! >= SURE
}
