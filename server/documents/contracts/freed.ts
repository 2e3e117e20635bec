import { linesNamed } from '../facts/headings.ts'
import type { LineOfBusiness } from '../facts/keys.ts'
import { normal } from '../facts/sheet.ts'

/** Where one of several clauses of a sentence ends: '; this', ', but', ', except', ', and'. */
const CLAUSE = /(?<=;)\s|,?\s(?=but\b)|,\s(?=(?:and|except)\b)/i

/** That somebody has no duty, or that what stands there is not asked: 'is not required to', 'need not', 'no insurance is asked for'. */
const FREES =
  /(?<!\b(?:if|or|where|even|unless) )\b(?:not|never|nor|none|no longer)(?: (?:is|are|be|being|been|hereby|otherwise)){0,2} (?:required|obliged|obligated|asked|asks?|called for|bound to)\b|\bneed(?:s|ed)? (?:not|no)\b|\bno (?:duty|obligation|demand)\b|\bneither\b[^.;,]{0,30}\b(?:is|are) (?:required|obliged|obligated|asked)\b|\bnothing\b[^.;,]{0,60}\b(?:requires?|obliges?)\b|\bno\b[^.;,]{0,50}\b(?:is|are) (?:to be|required|asked|called for|needed)\b|\brequirements?\b[^;]*\b(?:is|are)(?: hereby)? waived\b/i

/** The lines that a sentence says need not be insured. */
export const linesFreed = (text: string): LineOfBusiness[] =>
  FREES.test(text)
    ? text
        .split(CLAUSE)
        .flatMap((clause) => (FREES.test(clause) && !OF_POLICY.test(clause) ? linesNamed(normal(clause)) : []))
    : []
/** What a policy need not say: 'is not asked on the auto policy'. */
const OF_POLICY = /\b(?:on|under|in|by|of) (?:the|its|that|any|each) [^,;]*\bpolic(?:y|ies)\b/i

/** A sentence without its clauses that free somebody of a duty; '' where it does nothing else. */
export const withoutFreed = (text: string): string =>
  FREES.test(text)
    ? text
        .split(CLAUSE)
        .filter((clause) => !FREES.test(clause))
        .join(' ')
    : text

/** 'Nothing in this Agreement requires Maker to buy any insurance': a contract as a whole asks for none. */
const DENIES = /\b(?:nothing|no demand)\b/i
const IN_PART = /\b(?:beyond|other|more|further|additional|greater|except|until|unless)\b/i

/** Whether a sentence says that a contract asks for no insurance at all. */
export const deniesAll = (text: string): boolean =>
  text
    .split(/(?<=;)\s/)
    .some((part) => FREES.test(part) && DENIES.test(part) && /\binsur/i.test(part) && !IN_PART.test(part))
