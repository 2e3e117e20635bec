import type { Topic } from '../question/topics.ts'

/** What one party of a contract has to do about insurance. */
const REQUIREMENT =
  /\b(?:shall|must|required to|agrees? to|is to|not less than|minimum)\b.*\b(?:insur\w+|per occurrence|each occurrence|liability|compensation|notice (?:of|for) cancell?ation|waiver of subrogation)\b|\b(?:insur\w+|liability|umbrella|compensation)\b.*\b(?:shall|must|required (?:to|by)|not less than|minimum)\b/i

/** Giving up what was paid to be got back. That terms are "amended or waived only by endorsement" says nothing of it. */
export const WAIVER =
  /\bwaivers?\b(?! of (?:premium|deductible|inspection))|\bwaiv\w*\b[^.]*\b(?:subrogat|recover|rights? against)|\b(?:subrogat|recover)\w*\b[^.]*\bwaiv|\btransfer of rights\b|\bsubrogat/i

/** What a clause must hold to speak of a topic, where that is not what people call it in a question. */
const TELLS: Record<string, RegExp> = {
  requirements: REQUIREMENT,
  'additional-insured':
    /additional(?: named)? insured|who is an insured|(?:included|added|named) as an? (?:additional )?insured/i,
  waiver: WAIVER,
  primary:
    /non-?contributory|(?:insurance|coverage) (?:is|will be|shall be|applies as) primary|primary (?:and|insurance)/i,
  'claims-notice':
    /\breport\b.{0,30}\bclaims?\b|\bnotice of (?:claim|loss|occurrence)|\bclaims? (?:unit|department|service|reporting|hotline)|(?:prompt|immediate|written) notice (?:of|to)|notified (?:promptly|immediately|as soon)|as soon as practicable/i,
  cancellation: /cancel|non-?renew/i,
  exclusions: /exclu|does not (?:apply|cover)|will not pay|do not (?:cover|insure)|not covered/i,
  vehicles: /\b(?:19|20)\d\d\b.*[A-Z]{3}|\bVIN\b|\b[A-HJ-NPR-Z\d]{17}\b/,
  drivers: /\bdrivers?\b/i,
  'wc-states': /\bworkers.? compensation law\b|\bstates? (?:listed|covered|named)\b|\bitem 3\.? ?a\b/i,
  locations: /\blocations?\b|\bpremises\b|\bLOC\.?\b/i,
  classes:
    /\bclass\b|\bclassification|\bcode:? \d|^\d{4,5}\s+[A-Z][a-z]{3}|\b\d{4,5}\b.*\b(?:payroll|sales|receipts|rate)\b/i,
  losses: /\b(?:open|closed|pending|reopened)\b.*\d|\$\s?\d.*\$\s?\d/i,
  lender: /mortgage|loss payee|lender|lien/i,
  limits: /\$\s?\d|\b\d{1,3}(?:,\d{3})+/,
  deductible: /deductible|retention|retained/i,
  premium: /premium/i,
  term: /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}, \d{4}\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|policy period/i,
  endorsements: /\b[A-Z]{2,4}[ -]?\d{2,4}\b.*[a-z]{3}|endorsement/,
}

/** The pattern by which words of a page are known to speak of a topic. */
export function tellOf({ id, words }: Topic): RegExp {
  return TELLS[id] ?? new RegExp(words.source, 'i')
}
