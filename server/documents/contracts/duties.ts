import { unmarked } from './marks.ts'

/** A permission in the main clause: neither 'no insurer may be' nor 'as their interests may appear'. */
const PERMITS = /(?<!\b(?:who|whom|that|which|as|if|where|when|no|nor|neither)\b[^,;.]*)\bmay\b(?! not\b)/i
/** A duty, but not one of what is let: 'may hold a class at which its instructors shall explain certificates'. */
const BINDS =
  /(?<!\b(?:who|whom|whose|which)\b[^,;.]*)\b(?:shall|must|will|agrees?|(?:is|are) (?:to|required))\b|\bmay not\b|\b(?:no|neither|nor)\b[^,;.]*\bmay\b/i

/** Whether a sentence only lets somebody do something: 'Landlord may require that …'. What may not be is asked for. */
export const permits = (text: string): boolean => PERMITS.test(text) && !BINDS.test(text)

/** A clause that tells which insurance is meant, and asks for nothing: 'the insurance in which Owner is an additional insured shall …'. */
const TELLS_WHICH =
  /(?<=\p{L}) (?:in|under|by|on|for|to) (?:which|whom) [^,;]*?\b(?:is|are|was|were|has|have|requires?)\b[^,;]*?(?= (?:shall|must|will)\b)/giu

/** A sentence without the clauses that only tell which insurance it is of. */
export const withoutClauses = (text: string): string => text.replace(TELLS_WHICH, '')

/** 'Umbrella insurance may be counted', 'may be made up in part through an umbrella policy'. */
const LETS_UMBRELLA =
  /\b(?:umbrella|excess)\b[^.;]{0,40}?\bmay\b|\bmay\b(?! not\b)[^.;]*\b(?:umbrella|excess)\b(?! of\b)/i

/** Limits that may be met together: 'any combination of primary and umbrella insurance'. */
const MIXES =
  /\bprimary\b[^.;]{0,30}?\b(?:umbrella|excess)\b(?:(?: (?:or|and) |\/)(?:umbrella|excess)\b)?(?: (?:insurance|polic(?:y|ies)|coverages?))?/i

const UMBRELLA = /\b(?:an? |the )?(?:umbrella|excess)(?: liability)?(?: (?:insurance|polic(?:y|ies)|coverages?))?/gi

/** Whether an umbrella may help to reach the limits of a sentence. */
export const mixesIn = (text: string): boolean => MIXES.test(text) || LETS_UMBRELLA.test(text)

/** A sentence without the umbrella that only helps to reach its limits. */
export const withoutMix = (text: string): string =>
  LETS_UMBRELLA.test(text) ? text.replace(UMBRELLA, '') : text.replace(MIXES, '')

/** Words set in before a duty that tell of one thing of a kind: 'that, upon any trip in an automobile which he drives, he shall'. */
const SET_IN =
  /(?:^|, )(?:upon|during|in|on|at|for|with|as to) [^,;]*\b(?:(?:any|each|every|an?) [^,;]*\b(?:which|who|whom|that)|\p{Ll}+s where)\b[^,;]*, (?=[^,;]* (?:shall|must|will)\b)/iu

/** Whether a sentence holds in some cases only, though no words name a condition. */
export const isInSomeCases = (text: string): boolean => permits(text) || SET_IN.test(unmarked(text))

const CLAUSE = /,? and (?=(?:the|its|all|each|any|every|such|those|\p{Lu}\p{L}+)\b[^;]{0,120}? (?:shall|must|will)\b)/u

/**
 * The main clauses of a sentence, each with a duty of its own: 'The policies of (i) shall name …, and those of (iv) shall contain …'. One that is
 * not of its own goes on with the one before.
 */
export function clausesOf(text: string, isOfOwn: (clause: string) => boolean): string[] {
  const clauses: string[] = []
  for (const part of text.split(CLAUSE)) {
    const last = clauses.at(-1)
    if (last !== undefined && !(isOfOwn(part) && isOfOwn(last))) clauses[clauses.length - 1] = `${last} and ${part}`
    else clauses.push(part)
  }
  return clauses
}
