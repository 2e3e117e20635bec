import { certaintiesOf } from '../learned-weights.ts'
import type { Box, Page, Passage } from '../types.ts'
import { demandFeatures } from './features.ts'
import { limitsIn } from './limits.ts'
import { certaintiesOfAll, spoken } from './runs.ts'
import { isTitle, type PlacedWord, type Sentence, sentencesOf } from './sentences.ts'
import type { Demand, InsuranceClause } from './types.ts'
import { type ClauseWeights, clauseWeights, DEMAND_KINDS } from './weights.ts'

/**
 * What a contract asks for about insurance, in the order of its pages. Null where a page has no words, so that nothing can be said of what it
 * does not ask for, and where there is no clause but a sentence that may be one.
 */
export function clausesIn(pages: Page[], weights: ClauseWeights = clauseWeights()): InsuranceClause[] | null {
  if (pages.some(({ lines }) => !lines.length)) return null
  const sentences = sentencesOf(pages)
  const all = certaintiesOfAll(sentences, weights)
  const taken = spoken(
    all.map((one, at) => (isSaying(sentences[at]!) ? one : 0)),
    weights,
  )
  if (!taken.some(Boolean) && all.some((one) => one >= OPEN)) return null
  const clauses: InsuranceClause[] = []
  let last = -2
  for (const [at, sentence] of sentences.entries()) {
    if (!taken[at]) continue
    if (at > last + 1 || !clauses.length) clauses.push({ heading: sentence.heading, demands: [] })
    last = at
    const above = [sentence.heading, sentences[at - 1]?.text ?? ''].join(' ')
    clauses.at(-1)!.demands.push(...demandsOf(sentence, above, weights))
  }
  return clauses
}

/** A title or a bare mark asks for nothing. */
const isSaying = ({ text, isHeading }: Sentence) => !isHeading && /\p{L}{3}/u.test(text)

const LIKELY = 0.5
/** A sentence or a title as sure as this leaves it open whether a contract asks for no insurance. */
const OPEN = 0.7

function demandsOf({ words, text }: Sentence, above: string, { demands }: ClauseWeights): Demand[] {
  const asks = DEMAND_KINDS.filter((kind) => {
    const isKnown = (name: string) => name in demands[kind].weights
    return certaintiesOf(demandFeatures(text, isKnown), demands[kind])[1]! >= LIKELY
  })
  const who = whoIn(text)
  const days = asks.includes('notice') ? daysIn(text) : null
  return [...Map.groupBy(words, ({ page }) => page).values()].map((own) => {
    const source = passageOf(own)
    return { asks, who, limits: limitsIn(source.quote, above), days, source }
  })
}

const DUTY = /^(.{2,80}?),?\s(?:shall|must|will|agrees? to|undertakes? to|is (?:required|obliged) to)\b/
const MARK = /^(?:\(?[\da-z]{1,4}(?:\.\d+)*[.)]?\s+)/i

/** Who has a duty: the words before it, where they are a name. */
function whoIn(text: string): string | null {
  const [, before] = DUTY.exec(text.replace(MARK, '')) ?? []
  const parts = before?.split(',').map((part) => part.trim().replace(/^the /, 'The ')) ?? []
  return parts.findLast(isTitle) ?? null
}

/** '30 days', 'thirty (30) days'. */
function daysIn(text: string): number | null {
  const [, days] = /\b(\d{1,3})\)?(?: \p{L}+)? days\b/iu.exec(text.replace(/[’']/g, '')) ?? []
  return days ? Number(days) : null
}

function passageOf(words: PlacedWord[]): Passage {
  const boxes: Box[] = []
  for (const { word } of words) {
    const last = boxes.at(-1)
    const isSameLine = last && Math.abs(last[1] - word.box[1]) < word.box[3] / 2 && word.box[0] >= last[0]
    if (isSameLine) last[2] = word.box[0] + word.box[2] - last[0]
    else boxes.push([...word.box])
  }
  return { page: words[0]!.page, quote: words.map(({ word }) => word.text).join(' '), boxes }
}
