import { readFileSync } from 'node:fs'
import type { Prepared } from './prepare.ts'
import type { Candidate } from './signs.ts'
import type { Terms } from './views.ts'

/**
 * How texts that tell of a business are told from others, learned by `scripts/learn-classification.ts`. `words`: how often each stem stands in messages that
 * tell of none, `total` in all; `weights`: what each of `tellingSigns` says, and the bias last; from `floor` on a text tells of a business.
 */
export type Telling = { words: Record<string, number>; total: number; weights: number[]; floor: number }

let loaded: Telling | undefined

function learnedTelling(): Telling {
  loaded ??= JSON.parse(readFileSync(new URL('telling.json', import.meta.url), 'utf8')) as Telling
  return loaded
}

/** Whether a text tells of a business. `first`: the code of NAICS that it is likeliest to mean. */
export function tellsOfBusiness(naics: Prepared, terms: Terms, first: Candidate, telling = learnedTelling()): boolean {
  const { weights, floor } = telling
  const signs = tellingSigns(naics, terms, first, telling)
  return signs.reduce((sum, sign, at) => sum + sign * weights[at]!, weights.at(-1)!) >= floor
}

/** How near the best wording is, and how much likelier the words of the text are in NAICS than in other messages. */
export function tellingSigns(
  naics: Prepared,
  terms: Terms,
  first: Candidate,
  { words, total }: Pick<Telling, 'words' | 'total'>,
): number[] {
  const [best = 0] = first.signs
  const here = naics.counts.words
  const odds = terms.words.map((word) => {
    const elsewhere = Object.hasOwn(words, word) ? words[word]! : 0
    return oddsOf([here.terms.get(word)?.all ?? 0, here.total], [elsewhere, total])
  })
  return [Math.sqrt(best), odds.reduce((sum, one) => sum + one, 0) / (odds.length || 1)]
}

type Count = [count: number, of: number]
/** What is thought before anything is counted, in words. */
const PRIOR = 300

/** How much likelier a word is in the one than in the other (natural logarithm); 0 for a word that neither has. */
function oddsOf([here, all]: Count, [elsewhere, total]: Count): number {
  const usual = (here / all + elsewhere / total) / 2
  if (usual === 0) return 0
  const shareOf = (count: number, of: number) => (count + PRIOR * usual) / (of + PRIOR)
  return Math.log(shareOf(here, all) / shareOf(elsewhere, total))
}
