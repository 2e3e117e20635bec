/** A symbol of covered autos, with the words that tell that it is one. */
const symbol = (...numbers: number[]) => {
  const any = numbers.map((number) => `0?${number}`).join('|')
  return `(?=[\\s\\S]*(?:liab|bodily|autos?\\b|symbol|csl|combined))(?=[\\s\\S]*(?<![\\d$,.-])(?:${any})(?![\\d$%]|[,.-]\\d))`
}
const orSymbol = (words: string, ...numbers: number[]) => new RegExp(`${words}|^${symbol(...numbers)}`, 'i')

/** What the words behind a tick or a "Y" must speak of, by element; the first that fits counts. */
export const TICK_WORDS: [element: RegExp, words: RegExp][] = [
  [/_ClaimsMadeIndicator/, /claims?[\s-]*made|\bCG\s?00\s?02\b/i],
  [/_OccurrenceIndicator/, /\boccur|\bCG\s?00\s?01\b/i],
  [/^GeneralLiability_CoverageIndicator/, /liability|occurrence|\bCG\s?00\s?0[12]\b|\bCGL\b/i],
  [/LimitAppliesPerPolicyIndicator/, /\bpolicy/i],
  [/LimitAppliesPerProjectIndicator/, /\bproject|\bpro-/i],
  [/LimitAppliesPerLocationIndicator/, /\bloc/i],
  [/_AnyAutoIndicator/, orSymbol('\\bany\\s+auto', 1, 61)],
  [/_AllOwnedAutosIndicator/, orSymbol('(?<!non[\\s-]*)\\bowned', 2, 62)],
  [/_ScheduledAutosIndicator/, orSymbol('\\bscheduled|specifically described', 7, 67)],
  [/_HiredAutosIndicator/, orSymbol('\\bhired', 8, 68)],
  [/_NonOwnedAutosIndicator/, orSymbol('\\bnon[\\s-]*owned', 9, 71)],
  [/_UmbrellaIndicator/, /umbrella/i],
  [/_ExcessIndicator/, /excess/i],
  [/_(?:Deductible|Retention)Indicator/, /deductible|retention|retained|\bSIR\b/i],
  [/StatutoryLimitIndicator/, /statut?|\bper\b|workers[’']?\s*[’']?\s*compensation/i],
  [
    /_AdditionalInsuredCode/,
    /additional\s+insured|add[’']?l\.?\s+insured|designated\s+insured|\bCG\s?20\s?\d\d\b|\bCA\s?20\s?48\b/i,
  ],
  [
    /_SubrogationWaivedCode/,
    /waive|subrogation|transfer of rights|\bCG\s?24\s?04\b|\bCA\s?04\s?44\b|\bWC\s?\d\d\s?03\s?\d\d\b/i,
  ],
  [/_AnyPersonsExcludedIndicator/, /exclu|officer|partner|member|proprietor|owner/i],
]
