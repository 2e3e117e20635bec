import type { LibraryQuestion } from './types.ts'

/** The words of one who says that the papers do not tell. */
const NOTHING =
  /\b(not|no|none|nothing|isn't|aren't|doesn't|don't|didn't|couldn't|can't|cannot|unable|without|neither)\b/i

const unanswered = (question: string, not?: RegExp): LibraryQuestion => ({
  question,
  document: null,
  key: NOTHING,
  ...(not && { not }),
})

export const WITHOUT_ANSWER: LibraryQuestion[] = [
  unanswered('min premuim for a BOP at Larkmead Mutual', /\$\d/),
  unanswered('Gravenhurst Casualty contractors GL - ded and min earned?', /\$\d|\d ?%/),
  unanswered('who do we call for claims at Sorrel Bay Insurance', /555-\d/),
  unanswered('tarn hollow commercial auto guide: max driver points allowed'),
  unanswered('Tarn Hollow BOP 2025 - what is the charge for cyber', /\$\d[\d,]* (charge|flat|per|a year|premium)/i),
  unanswered('tarn hollow artisan contractors: rate per $1000 payroll for drywall'),
  unanswered('quillmark contractors july sheet - how much is a hired/nonowned auto add on'),
  unanswered('Quillmark contractors gl - do they want a tank or pollution CPL limit, what price'),
  unanswered('does Quillmark write liquor liability for a bar'),
  unanswered('brasswick restaurant food truck rules'),
  unanswered('Brasswick office bop EPLI limit options'),
  unanswered('brasswick minimum premium for a habitational acct'),
  unanswered('ostrander vale 2025: schedule credit for a fitness program'),
  unanswered('what rate does ostrander vale charge for class code 5645 in Tennessee'),
  unanswered('ostrander vale telecomuter class code guidance'),
  unanswered('pellwater builders risk: max completed value on the coast'),
  unanswered('what wind ded does pellwater use for homeowners in 2025'),
  unanswered('kestrelgate business auto med pay limit choices'),
  unanswered('kestrelgate trucking bobtail / non trucking liability premium'),
  unanswered('dunmarrow rental dwelling (DP3) min coverage A'),
  unanswered('Dunmarrow boats - max horsepower'),
  unanswered('halcyrus D&O retention for a nonprofit'),
  unanswered('Halcyrus MPL rate per $1000 revenue for bookkeepers'),
  unanswered('fennimoor restaurant rules - max number of seats'),
  unanswered('vantry ridge surety: single job limit for bid bonds'),
  unanswered('vantry ridge personal umbrella requirements youthful driver'),
  unanswered('days notice for nonpay cancellation in Alabama', /\b1\d days/),
  unanswered('SL tax rate florida and when to file it', /\b\d(\.\d+)? ?(%|percent)/),
  unanswered('what commission does Pellwater pay us on coastal property', /\b\d+(\.\d+)? ?(%|percent)/),
  unanswered('how much PTO do account managers get per year in the handbook'),
]
