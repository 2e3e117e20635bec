import { becauseOf } from './because.ts'
import { likeEntries } from './likeness.ts'
import { prepared } from './prepare.ts'
import { type Ranked, rank, rankByKin } from './rank.ts'
import { spelled } from './spelled.ts'
import { ownTable } from './tables.ts'
import { tellsOfBusiness } from './telling.ts'
import type { ClassTable, RankedCode } from './types.ts'
import { type Terms, termsIn } from './views.ts'
import { whatDecides } from './what-decides.ts'
import { readWording } from './wording.ts'

/** The most codes that are given for a text. */
const MOST = 10
/** How sure a runner-up must be to be told from the first, as a share of that one's score. */
const CLOSE = 0.2

/**
 * The codes of a table for what a text says of a business, likeliest first, ten at most; none where it says nothing of one. It takes the text as one
 * activity: ask `activitiesIn` of a text that may tell of several.
 */
export function classify(text: string, table: ClassTable): RankedCode[] {
  const wording = spelled(readWording(text), ownTable('NAICS'), table)
  const terms = termsIn(wording)
  const ranked = rankedIn(table, terms)
  const [first] = ranked
  if (!first) return []
  const ready = prepared(table)
  const like = Map.groupBy(likeEntries(ready, terms), ({ entry }) => ready.entries[entry]!.code)
  return ranked.slice(0, MOST).map(({ code, score }, at) => {
    const own = ready.codes[code]!
    const isClose = at > 0 && score >= first.score * CLOSE
    return {
      ...{ code: own.code, title: own.title, score },
      because: becauseOf(ready, like.get(code) ?? [], text, wording.said),
      decides: isClose ? whatDecides(ready.codes[first.code]!, own) : null,
    }
  })
}

/** Whether a text tells of a business at all is asked of NAICS, which has the most words for it. */
function rankedIn(table: ClassTable, terms: Terms): readonly Ranked[] {
  const naics = prepared(ownTable('NAICS'))
  const industries = terms.words.length > 0 ? rank(naics, terms) : []
  const [first] = industries
  if (!first || !tellsOfBusiness(naics, terms, first)) return []
  if (table === ownTable('NAICS')) return industries
  const own = rank(prepared(table), terms)
  if (!table.kin) return own.filter(({ signs: [best] }) => best! > 0)
  const named = industries.map((one) => ({ ...one, name: naics.codes[one.code]!.code }))
  return rankByKin(prepared(table), own, named, table.kin)
}
