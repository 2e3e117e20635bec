/** Which way a wording speaks of something. */
export type Verdict = 'excludes' | 'excepts' | 'grants' | 'speaks'

const EXCEPTS = /\bthis exclusion (?:does|shall|will) not apply\b|\bexcept(?:ion|ing)?\b|\bhowever\b|\bunless\b/i
const EXCLUDES =
  /\b(?:does|do|shall|will) not (?:apply|cover|pay|include|insure|extend)\b|\bnot covered\b|\bno coverage\b|\bexclu(?:de[sd]?|ding|sions?)\b|\bwe will not (?:pay|cover|insure|defend|be liable|provide)\b|\bis not insured\b/i
const GRANTS =
  /\bwe will (?:pay|reimburse|cover|provide)\b|\b(?:is|are) (?:covered|included|insured)\b|\bcoverage (?:is|applies|includes|extends)\b|\binsurance (?:applies|includes|extends)\b|\b(?:amended|extended) to include\b|\bwe (?:insure|cover|provide)\b|\bincluded\b|\$\s?\d/i

/** Tells whether words exclude something, make an exception to an exclusion, grant it, or only speak of it. */
export function verdictOf(words: string): Verdict {
  if (/\bthis exclusion (?:does|shall|will) not apply\b/i.test(words)) return 'excepts'
  if (EXCLUDES.test(words)) return EXCEPTS.test(words.replace(EXCLUDES, '')) ? 'excepts' : 'excludes'
  return GRANTS.test(words) ? 'grants' : 'speaks'
}
