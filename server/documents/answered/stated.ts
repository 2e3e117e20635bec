import { paragraphsOf, sentencesOf } from '../submission/prose.ts'
import type { Page } from '../types.ts'
import { isTakenBack } from './answer.ts'
import type { AnsweredQuestion } from './types.ts'

/** How a clause begins that speaks of who writes, in words of grammar alone. */
const OURS =
  /^(?:in the \w+ (?:\w+ )?years?,?\s+)?(?:we|i|our|my|no|none|nobody|nothing|neither|never|there|it|all|everybody|everyone|(?:the|this) (?:company|business|firm|applicant|organization))\b/i
/** What is wished for, thought of or holds under a condition states nothing. */
const OPEN = /\b(?:should|would|could|might|please|hope|plan(?:s|ning)? to|want|wish|like to|used to)\b/i
/** Two of them may take each other back. */
const DENIES = /\b(?:no|not|never|none|without|neither|nobody|nothing|cannot)\b|n['’]t\b/gi
/** The years of which something is said, which an answer does not leave open. */
const YEARS = /,?\s*\b(?:with)?in the (?:last|past) \w+ years?\b/i
/** Where another statement begins within a sentence. */
const CLAUSES = /;\s+|,\s+(?=(?:we|i|there|it)\b)|,?\s+(?:and|but)\s+(?=(?:we|i|our|my|no|none|nobody|there|it)\b)/i
/** A verb behind 'and' has the subject that its sentence began with. */
const SAME_SUBJECT = /,?\s+(?:and|but)\s+(?=(?:am|are|have|do|did|never|will)\b)/i
const LISTED = /,\s+(?:(?:or|nor|and)\s+)?|\s+n?or\s+/i
/** More things than this are not told apart in a list. */
const MOST_LISTED = 6

/**
 * What the sentences of an applicant state, as questions with a yes: a statement that denies asks with its 'not', and is answered with yes all the
 * same. What is in doubt, holds in part or is said of somebody else states nothing.
 */
export const statedOn = ({ lines: all, number }: Page): AnsweredQuestion[] =>
  paragraphsOf(all)
    .flatMap(sentencesOf)
    .flatMap(({ text, lines }) => {
      if (/\?|\b(?:if|whether|unless)\b/i.test(text)) return []
      const source = { page: number, quote: text, boxes: lines.map(({ box }) => box) }
      const whole = text.replace(/^(?:yes|no|so far|also),\s+/i, '').replace(/[.!]+$/, '')
      const clauses = [...new Set([whole, ...clausesOf(whole)])].filter(isStatement).flatMap(withEachDenied)
      return clauses.map(
        (question): AnsweredQuestion => ({ question, answer: 'yes', explanation: '', section: '', source }),
      )
    })

const clausesOf = (sentence: string) =>
  sentence.split(CLAUSES).flatMap((clause) => {
    const [first, ...others] = clause.split(SAME_SUBJECT)
    const subject = /^(?:we|i)\b/i.exec(first!)?.[0] ?? ''
    return [first!, ...others.map((rest) => `${subject} ${rest}`.trim())]
  })

function isStatement(clause: string): boolean {
  const denials = [...clause.matchAll(DENIES)].length
  if (!OURS.test(clause) || !/\s/.test(clause) || OPEN.test(clause) || denials > 1) return false
  return !isTakenBack(denials ? 'no' : 'yes', clause.replace(YEARS, ' ').replace(/^no\b/i, ''))
}

/** Who denies a list denies each of it: 'no bankruptcy, foreclosure or lien'. */
function withEachDenied(clause: string): string[] {
  const [years = ''] = YEARS.exec(clause) ?? []
  const parts = clause.replace(YEARS, '').split(LISTED)
  if (parts.length < 2 || parts.length > MOST_LISTED || !parts[0]!.match(DENIES)) return [clause]
  const runs = parts.flatMap((_, from) => parts.slice(from).map((_, more) => parts.slice(from, from + more + 1)))
  return [clause, ...runs.map((run) => `${run[0] === parts[0] ? '' : 'No '}${run.join(' or ')}${years}`)]
}
