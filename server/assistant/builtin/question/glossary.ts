/** Terms of the trade in plain words. What they mean in a given policy, only its wording says. */
const TERMS: [names: RegExp, plain: string][] = [
  [/\bexperience mod(?:ification)?\b|\be-?mod\b/, 'The experience modification compares an employer’s past workers compensation losses with the average of its class. Above 1.00 the losses were worse than average and raise the premium; below 1.00 they were better and lower it.'],
  [/\bself[- ]insured retention\b|\bretention\b/, 'A self-insured retention is the amount the insured pays itself, out of pocket, before the insurer pays anything.'],
  [/\bdeductible\b/, 'A deductible is the part of each loss the insured bears itself; the insurer pays what is above it.'],
  [/\bclaims[- ]made\b/, 'A claims-made policy answers for claims first made and reported during the policy period, for acts after its retroactive date.'],
  [/\boccurrence (?:form|basis|policy)\b/, 'An occurrence policy answers for injury or damage that happens during the policy period, even if the claim comes years later.'],
  [/\bretro(?:active)? date\b/, 'The retroactive date is the earliest day an act may have happened for a claims-made policy to answer for it.'],
  [/\bextended reporting\b|\btail\b/, 'An extended reporting period lets claims be reported after a claims-made policy has ended, for acts before its end.'],
  [/\bcoinsurance\b/, 'Coinsurance asks that property be insured to a stated share of its value. With less, a loss is paid only in proportion.'],
  [/\breplacement cost\b/, 'Replacement cost pays what it takes to replace the property new, without taking off for age and wear.'],
  [/\bactual cash value\b/, 'Actual cash value pays what the property was worth at the loss: the cost new, less depreciation.'],
  [/\badditional insured\b/, 'An additional insured is another person or organization that the policy also protects, usually for the named insured’s work for them.'],
  [/\bloss payee\b/, 'A loss payee is paid, with the insured, when the property it has an interest in is damaged.'],
  [/\bmortgagee\b|\bmortgage holder\b/, 'A mortgagee is the lender on a building; it is paid for a loss as far as its interest goes, and is notified of a cancellation.'],
  [/\bisaoa\b/, 'ISAOA stands for “its successors and/or assigns”: the interest passes on to whoever takes the loan over.'],
  [/\batima\b/, 'ATIMA stands for “as their interests may appear”: they are covered as far as their interest goes.'],
  [/\bwaiver of subrogation\b/, 'With a waiver of subrogation the insurer gives up its right to recover what it paid from the party named.'],
  [/\bsubrogation\b/, 'Subrogation is the insurer’s right to recover what it paid from whoever caused the loss.'],
  [/\bprimary and non-?contributory\b|\bnon-?contributory\b/, 'Primary and noncontributory means this policy pays first and does not ask the other party’s insurance to share.'],
  [/\bcertificate holder\b/, 'A certificate holder is the person or organization that a certificate is issued to. That alone gives no rights under the policy.'],
  [/\bminimum (?:and|&) deposit\b/, 'A minimum and deposit premium is paid at the beginning and is the least that is kept, even if an audit comes out lower.'],
  [/\bminimum earned\b/, 'The minimum earned premium is kept by the insurer even if the policy is cancelled early.'],
  [/\bpro rata\b/, 'Pro rata means that the premium for the days not used is given back in full.'],
  [/\bshort rate\b/, 'Short rate means that a penalty is kept from the premium given back when the insured cancels early.'],
  [/\bflat cancel/, 'A flat cancellation ends a policy as of its first day, and the premium is given back.'],
  [/\baggregate\b/, 'An aggregate limit is the most the policy pays for all losses of the period together.'],
  [/\bcombined single limit\b/, 'A combined single limit is one amount for bodily injury and property damage together, for each accident.'],
  [/\bsplit limits?\b/, 'Split limits are separate amounts for injury to each person, injury in each accident, and property damage.'],
  [/\bhired auto\b|\bnon-?owned auto\b/, 'Hired autos are those the business rents or borrows; non-owned autos are those of its employees and others used for it.'],
  [/\bblanket\b/, 'Blanket means that one limit or status applies to all locations or to everybody the wording describes, without naming each.'],
  [/\bendorsement\b/, 'An endorsement is a page that changes the policy it is attached to.'],
  [/\bbinder\b/, 'A binder is temporary proof that coverage is in force until the policy is issued.'],
  [/\bsurplus lines\b/, 'Surplus lines insurance is placed with an insurer not licensed in the state; it brings a tax, and no guaranty fund backs it.'],
  [/\badmitted\b/, 'An admitted insurer is licensed in the state, with filed rates and the state’s guaranty fund behind it.'],
  [/\bordinance (?:or|and|&) law\b/, 'Ordinance or law coverage pays for what building codes add to the cost of rebuilding.'],
  [/\bbusiness (?:income|interruption)\b/, 'Business income coverage pays the income lost and the costs that go on while the business cannot work after a covered loss.'],
  [/\bextra expense\b/, 'Extra expense coverage pays the additional costs of keeping a business going after a covered loss.'],
  [/\bwaiting period\b/, 'A waiting period is the time that has to pass after a loss before a coverage begins to pay.'],
  [/\bmonopolistic\b/, 'In a monopolistic state workers compensation can only be had from the state’s own fund.'],
  [/\bemployers liability\b/, 'Employers liability pays when an employer is sued over a worker’s injury outside the workers compensation law.'],
  [/\breserves?\b/, 'A reserve is what the insurer has set aside for what a claim may still cost.'],
  [/\bincurred\b/, 'Incurred is what a claim has cost and is expected to cost: what was paid and what is reserved, less what was recovered.'],
  [/\bloss run\b/, 'A loss run is the insurer’s list of the claims of a policy, with what was paid and what is reserved.'],
  [/\bsubjectivit(?:y|ies)\b/, 'Subjectivities are what the insurer still wants before it binds, or the quote falls.'],
  [/\bagreed value\b/, 'With agreed value the insurer accepts the stated value, and no coinsurance penalty applies.'],
  [/\bstated amount\b/, 'A stated amount is the most that is paid for a vehicle; the insurer may pay its actual value if that is less.'],
  [/\bnaics\b/, 'NAICS is the government’s code for kinds of business.'],
  [/\bnaic\b/, 'The NAIC number is the code by which regulators know an insurance company.'],
  [/\bfein\b/, 'The FEIN is the federal tax number of an employer.'],
  [/\btria\b|\bterrorism\b/, 'Under the Terrorism Risk Insurance Act insurers have to offer coverage for certified acts of terrorism, which the insured may reject.'],
  [/\bbop\b|\bbusinessowners\b/, 'A businessowners policy puts property and liability coverage for a smaller business into one.'],
] // biome-ignore format: a glossary

const ASKS = /\bwhat (?:does|do|is|are|would)\b|\bmeaning of\b|\bdefine\b|\bdefinition\b|\bexplain\b/
const IN_PLAIN = /\bmeans?\b|\bmeaning\b|\bstand(?:s)? for\b|\bplain\b|\blayman|\bdefin|\bexplain\b|\bfor the client\b/

/** What a term means in general, where a question asks for that; null where it does not, or the term is not known. */
export function plainMeaning(text: string): string | null {
  const asked = text.toLowerCase()
  if (!ASKS.test(asked) || !IN_PLAIN.test(asked)) return null
  return TERMS.find(([names]) => names.test(asked))?.[1] ?? null
}
