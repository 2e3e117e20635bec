import { monthOf } from '../../../../shared/dates.ts'

const words = (text: string) => new Set(text.split(' '))
const ARTICLES = words('the our my your an a')
const PRONOUNS = words('him her them everyone')
/** What people are called in the trade, as far as it decides that they are written to. */
const ROLES = words(
  'insured client customer applicant borrower policyholder holder carrier insurer underwriter uw broker agent producer wholesaler landlord tenant owner mortgagee lender lienholder bank adjuster auditor sub subcontractor gc contractor insurer company',
)
const BEFORE_ROLE = words('named certificate cert policy general premises property mortgage additional')
/** Words that begin what is to be said, and so end the name of the one it is said to. */
const BEGINNERS = words(
  'that we i it he she they the a an our my his her their its this these if whether what when which who how why where for to about of on re regarding concerning with w w/ by in and or is are asking saying telling explaining listing listing: there you no please know now not be all both',
)
/** Verbs whose object is always the one who is written to. */
const MOST = 4

export type Addressed = { name: string; rest: string }

/** Whom words behind a verb like "tell" or "email" name first, and what follows; `strict` takes a plain name only where a request follows. */
export function addresseeIn(text: string, strict = false): Addressed {
  const tokens = [...text.matchAll(/\S+/g)]
  const bare = (index: number) => (tokens[index]?.[0] ?? '').replace(/[,:;.–—-]+$/, '').toLowerCase()
  const stops = (index: number) => /[,:;]$|^[–—-]$/.test(tokens[index]?.[0] ?? '')
  const until = (count: number): Addressed => {
    const end = count ? tokens[count - 1]!.index + tokens[count - 1]![0].length : 0
    return {
      name: text
        .slice(0, end)
        .replace(/[,:;\s]+$/, '')
        .replace(/^to /i, ''),
      rest: text.slice(end).replace(/^[\s,:;–—-]+/, ''),
    }
  }
  let at = bare(0) === 'to' && !strict ? 1 : 0
  const isTo = at === 1
  if (PRONOUNS.has(bare(at)))
    return bare(at) === 'her' && !strict && /^(?:\p{Ll}+)$/u.test(bare(at + 1)) && !BEGINNERS.has(bare(at + 1))
      ? until(0)
      : until(at + 1)
  const hasArticle = ARTICLES.has(bare(at))
  if (hasArticle) at++
  let roles = at
  while (BEFORE_ROLE.has(bare(roles)) && !stops(roles)) roles++
  if (ROLES.has(bare(roles)) || (roles > at && ROLES.has(bare(roles - 1))))
    return until(roles + 1 + (stops(roles) ? 0 : namedFrom(tokens.slice(roles + 1).map(([token]) => token))))
  // "Ask the trust for …": who is asked for something, and no "ask the price of …".
  const isThe = strict && hasArticle && /^(?:for|to|if|whether)$/.test(bare(at + 1))
  if (isThe) return until(at + 1)
  if (hasArticle && !/^\p{Lu}/u.test(tokens[at]?.[0] ?? '')) return until(0)
  let count = 0
  while (
    count < MOST &&
    at + count < tokens.length &&
    !BEGINNERS.has(bare(at + count)) &&
    !/^[–—-]$/.test(tokens[at + count]![0])
  ) {
    count++
    if (stops(at + count - 1)) break
  }
  if (!count || (count === MOST && !isTo)) return until(0)
  const isName = /^\p{Lu}/u.test(tokens[at]![0]) || isTo
  const next = bare(at + count)
  const isAsked = /^(?:for|to|if|whether|that|about|what|when|which|how)$/.test(next)
  return isName || (strict ? isAsked : next !== '' || stops(at + count - 1)) ? until(at + count) : until(0)
}

/** Words behind a name that lead to what is to be said. */
const LEADS = words('that to for about at with and if whether on re regarding concerning')

/** How many words are the name of whoever is called by what they are: "the underwriter Sam Ito that …"; none of a sentence begun with a capital. */
function namedFrom(texts: string[]): number {
  const first = texts.findIndex((text) => !/^\p{Lu}\p{Ll}+[,:;]?$/u.test(text))
  const count = first < 0 ? texts.length : first
  const next = (texts[count] ?? '').toLowerCase()
  const ends = next === '' || LEADS.has(next) || next.endsWith('ing') || /[,:;]$/.test(texts[count - 1] ?? '')
  const isDay = /day$/.test(texts[0] ?? '') || monthOf(texts[0] ?? '') !== null
  return count > 0 && count < MOST && ends && !isDay ? count : 0
}

/** The name behind what somebody is called by their part: "underwriter Sam Ito" → "Sam Ito"; null where there is none. */
export function nameBehindRole(called: string): string | null {
  const [role = '', ...rest] = called.split(' ').filter((word) => !BEFORE_ROLE.has(word.toLowerCase()))
  return ROLES.has(role.toLowerCase()) && rest.length > 0 && rest.every((word) => /^\p{Lu}/u.test(word))
    ? rest.join(' ')
    : null
}
