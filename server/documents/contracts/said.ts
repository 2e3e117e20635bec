import { counted } from './counted.ts'
import type { DemandKind } from './weights.ts'

/** What each kind of wording cannot be asked for without, whatever words stand around it. */
export const SAID: Partial<Record<DemandKind, RegExp>> = {
  'additional insured':
    /(?<!\b(?:the|those|these|such) (?:additional )?)(?:\binsureds|(?<=\b(?:additional(?:ly)?|an?|as|co)[ -])insured)\b(?! endorsements?\b)/i,
  // What is excess leaves the insurance of another first.
  primary: /\bprimary\b|^(?!.*\b(?:is|are|be) excess\b).*(?:contribut|\bfirst\b)/i,
  waiver: /^(?!.*\bwaives? (?:nothing|no)\b).*(?:\bwaive|subrogat|\breleas)/i,
  rating: /\brat(?:ed|ings?)\b|\bbest\b/i,
  notice: /\bnoti(?:ce|fy|fied)\b|\bcancel|\blapse/i,
  evidence: /\bcertificat|\bevidence|\bproof\b|\bcop(?:y|ies)\b/i,
}

/** The days of a notice: those beside the word and those for a premium that is not paid, else all that the sentence names. */
export function daysOfNotice(text: string): number[] {
  const beside = [...text.matchAll(/\S+(?: \S+)? days?[’']?(?: \S+){0,3}? notice\b/gi)].flatMap(([said]) =>
    counted(said, 'day'),
  )
  const unpaid = [
    ...text.matchAll(/\S+(?: \S+)? days?[’']?(?:(?![.;]).){0,50}?\b(?:non-?payment|premiums?)\b/gi),
  ].flatMap(([said]) => counted(said, 'day').at(-1) ?? [])
  // 'Certificates within ten days, and notice 30 days before': those of certificates are none of notice.
  const parts = text
    .split(/,\s(?=(?:and|but|or)\b)/)
    .filter((part) => SAID.notice!.test(part) || !SAID.evidence!.test(part))
  const counts = parts.flatMap((part) => counted(part, 'day'))
  const all = counts.length ? counts : counted(text, 'day')
  return beside.length ? [...new Set([...beside, ...unpaid])] : all
}
