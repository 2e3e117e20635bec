import { termsOf } from '../../documents/index.ts'

/** Sentences of a text, each with what ends it. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.;!?]["”’)]{0,3})\s+(?=[\p{Lu}“"(])/u)

/** The insurance, or who gives it, followed by that it does not: "We do not cover", "This insurance does not apply". */
const GIVES_NOT =
  /\b(?:we|insurance|coverages?|policy|insurer|company|form|part|section|endorsement|property)\b[^.;:]{0,60}?\b(?:do|does|did|will|shall|is|are|was)(?: not|n[’']t)(?: \w+){0,2}? (?:apply|cover(?:ed)?|pay|insured?|provided?|includ(?:e|ed)|afford(?:ed)?|extend)\b(?! more)|\bno (?:coverage|insurance)\b/i
/** Calls something an exclusion, or excluded. */
const EXCLUDES = /\bexclu(?:de[sd]?|ding|sions?)\b/i

/** Whether words say of insurance that it is not given. */
export const deniesCover = (text: string): boolean =>
  GIVES_NOT.test(text) && !/\bexclusions?\b[^.;:]{0,40}\bnot\b/i.test(text)
export const isOfExclusion = (text: string): boolean => deniesCover(text) || EXCLUDES.test(text)

/** Words that lead a list of exclusions. */
export const leadsExclusions = (text: string): boolean => {
  const last = sentencesIn(text).at(-1)!
  if (/:$/.test(text)) return deniesCover(last) || /\bexclusions?\b[^.;]{0,200}\badded\b/i.test(last)
  return sentencesIn(text).some((one) => deniesCover(one) && /\bfollowing\b/i.test(one))
}

/** Words that exclude: they deny cover, or add an exclusion. */
export const statesExclusion = (text: string): boolean =>
  sentencesIn(text).some((one) => deniesCover(one) || /\bexclusions?\b[^.;]{0,200}\badded\b/i.test(one))

/** A title of a list of exclusions, and one that names a single exclusion. */
export const isExclusionsTitle = (title: string): boolean =>
  /\bexclusions\b/i.test(title) || /\b(?:not|n[’']t)\b(?: \w+)? (?:cover|insur)/i.test(title)
/** A title that says no more than that exclusions follow, and of what part. */
export const isPlainTitle = (title: string): boolean =>
  isExclusionsTitle(title) && termsOf(title).filter((stem) => stem.length > 3 && !/^exclu/.test(stem)).length < 2
export const isExclusionTitle = (title: string): boolean =>
  /\b(?:exclusion|excluded|excluding)\b/i.test(title) && termsOf(title).length > 1 && !changesExclusion(title)

/** Words that take an exclusion back, or change it. */
export const CHANGES =
  /\b(?:delet\w+|remov\w+|replac\w+|amends?|amended|waive[sd]?|void|restor\w+|(?:do|does|shall|will) not apply)\b/i
export const changesExclusion = (text: string): boolean =>
  EXCLUDES.test(text) && (CHANGES.test(text) || /\bexceptions?\b/i.test(text))

/** What an exclusion leaves covered. */
const SPARES =
  /\b(?:exclusion|paragraphs?|subparagraphs?|provision|limitation|this|it)\b[^.;]{0,70}?\b(?:does|do|shall|will)(?: not|n[’']t) (?:apply|include)\b|\b(?:except|unless|other than)\b/i
const TURNS = /^(?:However|But)\b/
export const spares = (text: string): boolean => SPARES.test(text) || TURNS.test(text)

/** The same for texts of the same words, in whatever order; null without words. */
export const wordsKey = (text: string): string | null => [...new Set(termsOf(text))].sort().join(' ') || null

export const isSameWording = (one: string, other: string): boolean => {
  const key = wordsKey(one)
  return key !== null && key === wordsKey(other)
}
