import { isStopWord, stemsOf, termsOf } from './stem.ts'

/** What people at an agency say, and what policies say for the same thing. Each row is one meaning. */
const MEANINGS = [
  ['limit', 'limits of insurance', 'limit of liability'],
  ['med pay', 'medical payments', 'medical expense', 'med exp'],
  ['ai', 'additional insured', 'additional named insured', 'added as insured', 'addl insd'],
  ['wos', 'waiver of subrogation', 'transfer of rights of recovery', 'waiver of transfer of rights', 'subr wvd'],
  ['pnc', 'primary and noncontributory', 'primary non-contributory', 'primary insurance'],
  ['gl', 'general liability', 'commercial general liability', 'cgl'],
  ['wc', 'workers compensation', 'workers comp', 'work comp'],
  ['el', 'employers liability', 'e.l.'],
  ['auto', 'automobile', 'business auto', 'commercial auto', 'vehicle'],
  ['landscaper', 'landscape', 'landscaping'],
  ['apartment', 'habitational'],
  ['umbrella', 'excess', 'umbrella liability', 'excess liability'],
  ['noc', 'notice of cancellation', 'cancellation notice'],
  ['coi', 'certificate of insurance', 'certificate of liability insurance'],
  ['bi', 'bodily injury'],
  ['pd', 'property damage'],
  ['bop', 'businessowners', 'business owners policy'],
  ['bpp', 'business personal property', 'contents'],
  ['tiv', 'total insured value'],
  ['rc', 'replacement cost'],
  ['acv', 'actual cash value'],
  ['sir', 'self-insured retention', 'retention'],
  ['deductible', 'ded'],
  ['premium', 'cost', 'price'],
  ['occurrence', 'each occurrence', 'per occurrence', 'occ'],
  ['aggregate', 'general aggregate', 'agg'],
  ['products', 'products completed operations', 'products-comp/op', 'completed operations'],
  ['rented premises', 'damage to premises rented to you', 'damage to rented premises', 'fire legal', 'fire damage'],
  ['personal injury', 'personal and advertising injury', 'personal & adv injury'],
  ['csl', 'combined single limit'],
  ['um', 'uninsured motorist', 'uim', 'underinsured motorist'],
  ['hired auto', 'hired and non-owned', 'hnoa', 'non-owned auto'],
  ['e&o', 'errors and omissions', 'professional liability'],
  ['d&o', 'directors and officers'],
  ['epli', 'employment practices'],
  ['cyber', 'data breach', 'network security', 'privacy liability'],
  ['insurer', 'carrier', 'insurance company', 'company'],
  ['insured', 'named insured', 'policyholder', 'applicant'],
  ['agent', 'producer', 'broker', 'agency'],
  ['dba', 'doing business as'],
  ['term', 'policy period', 'effective', 'expiration'],
  ['expire', 'expiration', 'expires', 'expiry', 'termination'],
  ['cancel', 'cancellation', 'terminate', 'termination'],
  ['exclude', 'exclusion', 'excluded', 'does not apply'],
  ['cover', 'coverage', 'covered', 'insuring agreement'],
  ['lessor', 'landlord', 'property owner'],
  ['lender', 'mortgagee', 'loss payee', 'lienholder', 'mortgage holder'],
  ['claim', 'loss', 'incident'],
  ['class code', 'classification', 'code no'],
  ['expire', 'run out', 'end'],
  ['pay', 'payment'],
  ['reason', 'because', 'due to'],
  ['signed by', 'sign', 'signed', 'signature', 'wrote', 'written by'],
  ['from', 'sender', 'emailed', 'sent me'],
  ['addressed to', 'issued to', 'certificate holder', 'made out to', 'sent to', 'written to', 'recipient'],
  ['monthly', 'month', 'each month', 'per month'],
  ['yearly', 'annual', 'each year', 'a year', 'per year'],
  ['acreage', 'acre'],
  ['dwelling', 'coverage a', 'residence'],
  ['rating', 'rated'],
  ['subjectivity', 'subject to'],
  ['respond', 'reply', 'response'],
  ['remove', 'delete'],
  ['tail', 'extended reporting period'],
  ['payroll', 'remuneration', 'wages'],
  ['keep', 'continue', 'maintain'],
  ['molestation', 'sexual abuse', 'sexual conduct', 'abuse'],
  ['theft', 'stolen'],
  ['hurt', 'injury', 'injured'],
  ['fein', 'tax id', 'federal employer id'],
  ['adjuster', 'claim specialist', 'claim representative', 'examiner'],
  ['renew', 'renewal'],
  ['want', 'require', 'requirement'],
  ['bounced check', 'returned check', 'returned payment', 'returned item', 'nsf'],
  ['startup', 'start-up', 'new venture'],
  ['picture', 'pic', 'photo', 'photograph'],
  ['lawyer', 'attorney', 'counsel'],
  ['alcohol', 'liquor', 'alcoholic beverages', 'spirits'],
  ['short rental', 'short term rental', 'vacation rental'],
  ['hurricane', 'named storm'],
  ['age', 'years old'],
  ['rent', 'rental', 'rented'],
  ['carrier', 'market'],
]

/** Looked up by the words that carry meaning, as a question is cut to them. */
const bySpoken = new Map<string, string[][]>()
for (const meaning of MEANINGS) {
  const ways = meaning.map(stemsOf)
  for (const [index, spoken] of meaning.entries()) {
    const key = termsOf(spoken).join(' ')
    const others = ways.filter((_, other) => other !== index)
    bySpoken.set(key, [...(bySpoken.get(key) ?? [ways[index]!]), ...others])
  }
}

/** The ways to say these terms, each as a row of stems, the way they were said first; none for what is in no row. */
export function synonymsOf(terms: string[]): string[][] {
  return bySpoken.get(terms.filter((term) => !isStopWord(term)).join(' ')) ?? []
}

/** The words of the table by their stems. */
const wordOfStem = new Map(
  MEANINGS.flat().flatMap((meaning) => meaning.split(/\s+/).map((word) => [stemsOf(word).join(' '), word])),
)

/** A word of the table as it is spoken, by its stem; null for a stem that is in no row. */
export function spokenWord(stem: string): string | null {
  return wordOfStem.get(stem) ?? null
}

/** The longest phrase in the table, in words. */
export const LONGEST_PHRASE = 5
