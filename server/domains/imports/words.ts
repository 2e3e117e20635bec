/** Common abbreviations of the trade. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ agg: 'aggregate', occ: 'occurrence', bldg: 'building', lim: 'limit', lmt: 'limit', amt: 'amount' },
  ...{ liab: 'liability', prop: 'property', prof: 'professional', gen: 'general', umb: 'umbrella', cov: 'coverage' },
  ...{ pol: 'policy', prem: 'premium', ins: 'insurance', ann: 'annual', tot: 'total', est: 'estimated' },
}

/** The words of a text, those written short in full. `own` is what a word means in texts of this kind alone. */
export const wordsOf = (text: string, own: Readonly<Record<string, string>> = {}): string[] =>
  (text.toLowerCase().match(/[a-z]+|\d+|&/g) ?? []).map((word) => own[word] ?? SHORT[word] ?? word)
