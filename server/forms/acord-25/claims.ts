/**
 * What a description of operations may claim that only an endorsement of a policy grants. `says` is how people and policies write it;
 * a policy grants it where its own words say so and do not take it back.
 */
const ENDORSEMENTS = [
  { id: 'additionalInsured', name: 'additional insured status', says: /\b(?:additional|add'?l|addl\.?) insureds?\b/i },
  {
    id: 'waiver',
    name: 'a waiver of subrogation',
    says: /\b(?:waivers?|waives?|waived|waiving)\b[^.;]{0,60}\b(?:subrogation|rights? of recovery|transfer of rights)\b|\bsubrogation\b[^.;]{0,30}\bwaived\b/i,
  },
  {
    id: 'primary',
    name: 'primary and noncontributory wording',
    says: /\bprimary\b[^.;]{0,40}\bnon-? ?contributory\b|\bnon-? ?contributory\b/i,
  },
  {
    id: 'perProject',
    name: 'an aggregate per project',
    says: /\b(?:aggregate\b[^.;]{0,40}\bper[- ]project|per[- ]project\b[^.;]{0,40}\baggregate)\b/i,
  },
  {
    id: 'perLocation',
    name: 'an aggregate per location',
    says: /\b(?:aggregate\b[^.;]{0,40}\bper[- ]location|per[- ]location\b[^.;]{0,40}\baggregate)\b/i,
  },
  {
    id: 'notice',
    name: 'notice of cancellation to the holder',
    says: /\b(?:notice|notify|notified)\b[^.;]{0,60}\bcancel(?:l?ation|l?ed)?\b|\bcancel(?:l?ation|l?ed)?\b[^.;]{0,60}\bnotice\b/i,
  },
] as const

export type Endorsement = (typeof ENDORSEMENTS)[number]['id']

/** How an endorsement is called in a sentence. */
export const endorsementName = (id: Endorsement) => ENDORSEMENTS.find((one) => one.id === id)!.name

const NEGATION =
  "no|not|never|without|neither|nor|cannot|excludes?|excluded|excluding|exclusions?|deleted|removed|declined|rejected|\\w+n['’]t"
const TAKEN_BACK = new RegExp(`\\b(?:${NEGATION})\\b`, 'i')
/** A negation that belongs to what follows: at most four words before it. */
const DENIED = new RegExp(`\\b(?:${NEGATION})\\b(?:\\W+\\w+){0,4}\\W*$`, 'i')

/**
 * The endorsements a description claims. Only what is denied right before it is no claim: one too many is asked about, one too few
 * would go out.
 */
export function claimsIn(text: string): Endorsement[] {
  const claimed = (says: RegExp, clause: string) =>
    [...clause.matchAll(new RegExp(says, 'gi'))].some(({ index }) => !DENIED.test(clause.slice(0, index)))
  return ENDORSEMENTS.filter(({ says }) => clausesOf(text).some((clause) => claimed(says, clause))).map(({ id }) => id)
}

/** The endorsements that words of a policy grant. A clause with any negation in it grants nothing. */
export function grantsIn(text: string): Endorsement[] {
  const granted = (says: RegExp, clause: string) => says.test(clause) && !TAKEN_BACK.test(clause)
  return ENDORSEMENTS.filter(({ says }) => clausesOf(text).some((clause) => granted(says, clause))).map(({ id }) => id)
}

const clausesOf = (text: string) => text.split(/[.;\n]/)
