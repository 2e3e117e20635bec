import type { Page } from '../types.ts'
import { doubted, settled } from './changes.ts'
import { Demands } from './demands.ts'
import { permits } from './duties.ts'
import { deniesAll, linesFreed, withoutFreed } from './freed.ts'
import { certaintiesOfAll, spoken } from './runs.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { takeChanges, takeLists, takeTables } from './taken.ts'
import type { Demand, InsuranceClause } from './types.ts'
import { type ClauseWeights, clauseWeights } from './weights.ts'

/**
 * What a contract asks for about insurance, in the order of its pages. Null where a page has no words, so that nothing can be said of what it
 * does not ask for, and where there is no clause but a sentence that may be one.
 */
export function clausesIn(pages: Page[], weights: ClauseWeights = clauseWeights()): InsuranceClause[] | null {
  if (pages.some(({ lines }) => !lines.length)) return null
  const sentences = sentencesOf(pages)
  const all = certaintiesOfAll(sentences, weights)
  const taken = spoken(
    all.map((one, at) =>
      isSaying(sentences[at]!) ? (permits(sentences[at]!.text) ? Math.min(one, weights.likely) : one) : 0,
    ),
    weights,
  )
  if (!taken.some(Boolean) && all.some((one) => one >= OPEN)) return null
  takeTables(sentences, taken)
  takeLists(sentences, taken)
  const changed = takeChanges(sentences, taken)
  const clauses: InsuranceClause[] = []
  const asked = new Demands(sentences, weights)
  let last = -2
  for (const [at, sentence] of sentences.entries()) {
    if (!taken[at] && taken[at + 1]) asked.leadsIn(sentence)
    if (!taken[at]) continue
    if (at > last + 1 || !clauses.length) clauses.push({ heading: sentence.heading, demands: [] })
    last = at
    clauses.at(-1)!.demands.push(
      ...asked.of(sentence, {
        before: changed.get(at) ?? withoutFreed(sentences[at - 1]?.text ?? ''),
        isChange: typeof changed.get(at) === 'string',
      }),
    )
  }
  if (sentences.some(({ text }) => deniesAll(text)) && !clauses.some(({ demands }) => demands.some(isDuty))) return []
  // Words on certificates and wordings of insurance that nobody must carry may tell of work that is done with them.
  const told = clauses.flatMap(({ demands }) =>
    demands.filter(({ asks, limits }) => asks.some((ask) => ask !== 'coverage') || limits.length),
  )
  if (told.length && !clauses.some(({ demands }) => demands.some(isOfSomebody))) return null
  const freed = sentences
    .map(({ text }) => ({ lines: linesFreed(text), party: asked.firstIn(text) }))
    .filter(({ lines }) => lines.length)
  return doubted(settled(clauses), freed).filter(({ demands }) => demands.length)
}

/** A title or a bare mark asks for nothing. */
const isSaying = ({ text, isHeading }: Sentence) => !isHeading && /\p{L}{3}/u.test(text)

/** A sentence or a title as sure as this leaves it open whether a contract asks for no insurance. */
const OPEN = 0.7

/** That somebody is bound to something, or has insurance of some kind. */
const isOfSomebody = ({ who, covers = [], limits, source }: Demand) =>
  /\b(?:shall|must|will|agrees?|required|please)\b|:$/i.test(source.quote) ||
  (who !== null && (covers.length > 0 || limits.length > 0))

/** That somebody is bound to what a demand names, or to the items of a list: what a form or a policy at present has is no duty. */
const isDuty = ({ asks, covers = [], limits, source }: Demand) =>
  /\b(?:shall|must|will|agrees?)\b/i.test(source.quote) &&
  (covers.length > 0 || limits.length > 0 || asks.some((ask) => ask !== 'coverage') || source.quote.endsWith(':'))
