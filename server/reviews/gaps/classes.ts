import { type Activity, activitiesIn, ownTable } from '../../classification/index.ts'
import { BoundedCache } from '../../lib/bounded-cache.ts'
import { sentencesIn } from '../policy/wording.ts'
import { saidIn } from './denied.ts'

/** What kind of business is usually so, as it stands in a sentence, and the words that tell of it. */
export type Usual = { kind: string; words: string }

/** How sure all codes together must be that begin as asked. */
const SURE = 0.5

/** The kind of business that a text tells of, if its NAICS code likely begins in one of these ways; '' is any business. */
export function usualIn(text: string, prefixes: readonly string[]): Usual | null {
  for (const { text: words, codes } of businessIn(text)) {
    if (prefixes.includes('')) return { kind: 'a business', words: words.trim() }
    const own = codes.filter(({ code }) => prefixes.some((prefix) => code.startsWith(prefix)))
    const score = own.reduce((sum, { score }) => sum + score, 0)
    if (score >= SURE) return { kind: `the class “${own[0]!.title}”`, words: words.trim() }
  }
  return null
}

/** Each exposure asks of the same text. Bounded by the letters of the texts. */
const known = new BoundedCache<string, Activity[]>(100_000)

/** What the business does: what the first sentence says that tells of any. Later ones tell what it has. */
function businessIn(text: string): Activity[] {
  const found = known.get(text)
  if (found) return found
  for (const sentence of sentencesIn(text)) {
    const activities = saidIn(sentence).has.flatMap(activitiesOf)
    if (activities.length) return known.set(text, activities, text.length + 1)
  }
  return known.set(text, [], text.length + 1)
}

/** What goes along with a business may hide it: then its head alone tells. */
function activitiesOf(words: string): Activity[] {
  const table = ownTable('NAICS')
  const whole = activitiesIn(words, table)
  return whole.length ? whole : activitiesIn(words.split(/,|\bwith\b/)[0]!, table)
}
