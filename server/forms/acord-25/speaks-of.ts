import { type LimitConcept, type LineOfBusiness, STATES } from '../../documents/index.ts'
import { OF_INSURERS } from '../acord/describe.ts'
import type { FormField } from '../types.ts'

/** How words speak of the parties and of the lines of insurance that the sections of the form are about. */
export const PARTS: Record<string, RegExp>[] = [
  {
    Producer: /\bproducer|\bagen(?:t|cy)\b|\bbroker/i,
    Insured: /(?<!additional )\binsured\b(?! by\b)|\bapplicant|\bissued to\b|\bcustomer\b/i,
    Insurers: /\binsurers?\b|\binsured by\b|\bcarrier|\binsurance compan|\bunderwrit|\bprovided by\b|\bissued by\b/i,
    'Certificate holder': /\bholder\b/i,
  },
  {
    'General liability': /\bgeneral liability|\bCGL\b|\bbusiness liability/i,
    'Automobile liability':
      /\bauto(?:mobile)?s?,? (?:liab|policy|coverage|declarations)|\bbusiness auto|\bcommercial auto/i,
    'Umbrella and excess': /\bumbrella|\bexcess (?:liab|policy)/i,
    'Workers compensation': /\bworkers?[’']?s?[’']?[\s-]*comp|\bemployers?[’']?s?[’']? liab|\bE\.L\./i,
  },
]

export const SECTION_LINES: Record<string, LineOfBusiness> = {
  'General liability': 'gl',
  'Automobile liability': 'auto',
  'Umbrella and excess': 'umbrella',
  'Workers compensation': 'wc',
}

type Speech = Pick<
  FormField,
  'speaksOf' | 'limit' | 'mustNotSpeakOf' | 'shownByAmount' | 'describedBy' | 'stands' | 'alsoPrinted' | 'unbroken'
>

/** A symbol of covered autos, with the words that tell that it is one. */
const symbol = (...numbers: number[]) => {
  const any = numbers.map((number) => `0?${number}`).join('|')
  return `(?=[\\s\\S]*(?:liab|bodily|autos?\\b|symbol|csl|combined))(?=[\\s\\S]*(?<![\\d$.-])(?:${any})(?![\\d$%]|[.-]\\d|,\\d{3}))`
}
const orSymbol = (words: string, ...numbers: number[]) => new RegExp(`${words}|^${symbol(...numbers)}`, 'i')

/** Limits that have "each occurrence" beside their own name. */
const NAMED_LIMIT = 'rented|premises|\\bfire\\b|tenant|personal|advertis|products|completed|aggregate|\\bagg\\b'
const BOTH_INJURIES = '(?:bodily injury|\\bBI\\b)\\s*(?:&|and|/)\\s*(?:property damage|\\bPD\\b)'
const OTHER_THAN_PRODUCTS = '\\b(?:other than|except|excluding|excl)\\.?,? products'
const AGGREGATE_ALONE =
  '(?<!(?:products|operations|comp/op|ops?|work|hazard|injury)[\\s)\\-–/…]{0,4}(?:limit )?)\\bagg(?:regate)?s?\\b'

const eachOccurrence: Speech = {
  speaksOf: new RegExp(
    `^(?![\\s\\S]*(?:${NAMED_LIMIT}))[\\s\\S]*\\b(?:occurrence|occ\\b)|liability (?:and|&) medical|business liability|${BOTH_INJURIES}`,
    'i',
  ),
}
const eachAccident = /\baccident/i
const additionalInsured: Speech = {
  speaksOf: /additional\s+insured|add[’']?l\.?\s+insured|designated\s+insured|\bCG\s?20\s?\d\d\b|\bCA\s?20\s?48\b/i,
}
const subrogationWaived: Speech = {
  speaksOf: /waive|subrogation|transfer of rights|\bCG\s?24\s?04\b|\bCA\s?04\s?44\b|\bWC\s?\d\d\s?03\s?\d\d\b/i,
}
const occurrence: Speech = { speaksOf: /\boccur|\bCG\s?00\s?01\b/i }
const claimsMade: Speech = { speaksOf: /claims?[\s-]*made|\bCG\s?00\s?02\b/i }
const retained: Speech = { speaksOf: /deductible|\bded\b|retention|retained|\bSIR\b/i, shownByAmount: true }

const OTHER_DATE =
  /retroactive|\bbirth|\bloss\b|cancel|\bhired?\b|\bissued? (?:on|date)|\bdate (?:issued|prepared|printed)/i
const effective: Speech = {
  speaksOf: /effective|\beff\b|\bfrom\b|period|\bterm\b|incep|begin|start/i,
  mustNotSpeakOf: OTHER_DATE,
}
const expiration: Speech = {
  speaksOf: /expir|\bexp\b|\bto\b|until|through|\bends?\b|period|\bterm\b/i,
  mustNotSpeakOf: OTHER_DATE,
}

const gl = 'GeneralLiability'
const el = 'WorkersCompensationEmployersLiability_EmployersLiability'

const STATE_NAMES = Object.fromEntries(Object.entries(STATES).map(([name, code]) => [code, name]))

/** The elements that share what they must speak of, by the end of their names; the first that fits counts. */
const BY_KIND: [name: RegExp, speech: Speech][] = [
  [/_InsurerLetterCode_A$/, OF_INSURERS],
  [/_AdditionalInsuredCode_A$/, additionalInsured],
  [/_SubrogationWaivedCode_A$/, subrogationWaived],
  [/EffectiveDate_A$/, effective],
  [/ExpirationDate_A$/, expiration],
  [/PolicyNumberIdentifier_A$/, { unbroken: true }],
  [/_StateOrProvinceCode_A$/, { alsoPrinted: STATE_NAMES }],
]

const BY_NAME: Record<string, Speech> = {
  Form_CompletionDate_A: { speaksOf: /\bdate\b|issued|prepared/i },
  [`${gl}_CoverageIndicator_A`]: { speaksOf: /liability|occurrence|aggregate|\bagg\b|\bCG\s?00\s?0[12]\b|\bCGL\b/i },
  [`${gl}_ClaimsMadeIndicator_A`]: claimsMade,
  [`${gl}_OccurrenceIndicator_A`]: occurrence,
  [`${gl}_OtherCoverageIndicator_A`]: { describedBy: `${gl}_OtherCoverageDescription_A` },
  [`${gl}_OtherCoverageIndicator_B`]: { describedBy: `${gl}_OtherCoverageDescription_B` },
  [`${gl}_GeneralAggregate_LimitAppliesPerPolicyIndicator_A`]: { speaksOf: /\bpolicy/i },
  [`${gl}_GeneralAggregate_LimitAppliesPerProjectIndicator_A`]: { speaksOf: /\bproject|\bpro-/i },
  [`${gl}_GeneralAggregate_LimitAppliesPerLocationIndicator_A`]: { speaksOf: /\bloc/i },
  [`${gl}_GeneralAggregate_LimitAppliesToOtherIndicator_A`]: {
    describedBy: `${gl}_GeneralAggregate_LimitAppliesToCode_A`,
  },
  [`${gl}_GeneralAggregate_LimitAppliesToCode_A`]: { speaksOf: /aggregate|appl(?:y|ies)/i },
  [`${gl}_EachOccurrence_LimitAmount_A`]: eachOccurrence,
  [`${gl}_FireDamageRentedPremises_EachOccurrenceLimitAmount_A`]: {
    speaksOf: /rented|\bfire\b|tenant|premises(?! med)/i,
  },
  [`${gl}_MedicalExpense_EachPersonLimitAmount_A`]: { speaksOf: /(?<!liability (?:and|&) )\bmed(?:ical)?\b/i },
  [`${gl}_PersonalAndAdvertisingInjury_LimitAmount_A`]: { speaksOf: /personal|advertis|\badv\b/i },
  [`${gl}_GeneralAggregate_LimitAmount_A`]: {
    speaksOf: new RegExp(`${AGGREGATE_ALONE}|${OTHER_THAN_PRODUCTS}`, 'i'),
  },
  [`${gl}_ProductsAndCompletedOperations_AggregateLimitAmount_A`]: {
    speaksOf: new RegExp(`^(?![\\s\\S]*${OTHER_THAN_PRODUCTS})[\\s\\S]*(?:products|comp(?:leted)?[\\s/.-]*op)`, 'i'),
  },
  [`${gl}_OtherCoverageLimitAmount_A`]: { describedBy: `${gl}_OtherCoverageLimitDescription_A` },
  Vehicle_AnyAutoIndicator_A: { speaksOf: orSymbol('\\bany\\s+auto', 1, 61) },
  Vehicle_AllOwnedAutosIndicator_A: { speaksOf: orSymbol('(?<!non[\\s-]*)\\bowned', 2, 62) },
  Vehicle_ScheduledAutosIndicator_A: { speaksOf: orSymbol('\\bscheduled|specifically described', 7, 67) },
  Vehicle_HiredAutosIndicator_A: { speaksOf: orSymbol('\\bhired', 8, 68) },
  Vehicle_NonOwnedAutosIndicator_A: { speaksOf: orSymbol('\\bnon[\\s-]*owned', 9, 71) },
  Vehicle_OtherCoveredAutoIndicator_A: { describedBy: 'Vehicle_OtherCoveredAutoDescription_A' },
  Vehicle_OtherCoveredAutoIndicator_B: { describedBy: 'Vehicle_OtherCoveredAutoDescription_B' },
  Vehicle_CombinedSingleLimit_EachAccidentAmount_A: {
    speaksOf: new RegExp(
      `combined|\\bCSL\\b|single limit|(?<!bodily injury |property damage |employers[’']? )\\bliability\\b|${BOTH_INJURIES}`,
      'i',
    ),
  },
  Vehicle_BodilyInjury_PerPersonLimitAmount_A: { speaksOf: /\bperson\b/i },
  Vehicle_BodilyInjury_PerAccidentLimitAmount_A: { speaksOf: /bodily injury|\bBI\b|accident/i },
  Vehicle_PropertyDamage_PerAccidentLimitAmount_A: {
    speaksOf: /(?<!(?:&|and|\/)\s?)(?:property damage|\bPD\b|damage to property)/i,
  },
  Vehicle_OtherCoverage_LimitAmount_A: { describedBy: 'Vehicle_OtherCoverage_CoverageDescription_A' },
  Policy_PolicyType_UmbrellaIndicator_A: { speaksOf: /umbrella/i },
  Policy_PolicyType_ExcessIndicator_A: { speaksOf: /excess/i },
  ExcessUmbrella_OccurrenceIndicator_A: occurrence,
  ExcessUmbrella_ClaimsMadeIndicator_A: claimsMade,
  ExcessUmbrella_DeductibleIndicator_A: retained,
  ExcessUmbrella_RetentionIndicator_A: retained,
  ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A: { speaksOf: retained.speaksOf! },
  ExcessUmbrella_Umbrella_EachOccurrenceAmount_A: eachOccurrence,
  ExcessUmbrella_Umbrella_AggregateAmount_A: { speaksOf: new RegExp(AGGREGATE_ALONE, 'i') },
  ExcessUmbrella_OtherCoverageLimitAmount_A: { describedBy: 'ExcessUmbrella_OtherCoverageDescription_A' },
  WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A: {
    speaksOf: /exclu|officer|partner|member|proprietor|owner/i,
  },
  WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A: {
    speaksOf: /statut?|\bper\b|workers[’']?\s*[’']?\s*compensation/i,
  },
  WorkersCompensationEmployersLiability_OtherCoverageIndicator_A: {
    describedBy: 'WorkersCompensationEmployersLiability_OtherCoverageDescription_A',
  },
  [`${el}_EachAccidentLimitAmount_A`]: { speaksOf: eachAccident },
  [`${el}_DiseaseEachEmployeeLimitAmount_A`]: { speaksOf: /employee\b/i },
  [`${el}_DiseasePolicyLimitAmount_A`]: { speaksOf: /policy[\s…–-]*limit|disease[\s\S]*policy/i },
}

/** Words that make another thing of a limit they stand beside. */
const NO_LIMIT = /\bdeductible|\boptional\b|\bshall\b|\bmust\b|\bassault\b|\bsub-?limit/i

/** The limits as the reader knows them. */
const LIMITS: Record<string, LimitConcept> = {
  [`${gl}_EachOccurrence_LimitAmount_A`]: 'each-occurrence',
  [`${gl}_FireDamageRentedPremises_EachOccurrenceLimitAmount_A`]: 'rented-premises',
  [`${gl}_MedicalExpense_EachPersonLimitAmount_A`]: 'medical-expense',
  [`${gl}_PersonalAndAdvertisingInjury_LimitAmount_A`]: 'personal-advertising-injury',
  [`${gl}_GeneralAggregate_LimitAmount_A`]: 'general-aggregate',
  [`${gl}_ProductsAndCompletedOperations_AggregateLimitAmount_A`]: 'products-aggregate',
  Vehicle_CombinedSingleLimit_EachAccidentAmount_A: 'combined-single-limit',
  Vehicle_BodilyInjury_PerPersonLimitAmount_A: 'bodily-injury-person',
  Vehicle_BodilyInjury_PerAccidentLimitAmount_A: 'bodily-injury-accident',
  Vehicle_PropertyDamage_PerAccidentLimitAmount_A: 'property-damage',
  [`${el}_EachAccidentLimitAmount_A`]: 'each-accident',
  [`${el}_DiseaseEachEmployeeLimitAmount_A`]: 'disease-employee',
  [`${el}_DiseasePolicyLimitAmount_A`]: 'disease-policy',
}

/** What the words behind a value of this element must speak of. */
export function speechOf(name: string): Speech {
  const speech = BY_NAME[name] ?? BY_KIND.find(([kind]) => kind.test(name))?.[1] ?? {}
  const limit = LIMITS[name]
  const isLimit = limit || /_(?:EachOccurrence|Aggregate)Amount_A$/.test(name)
  return isLimit ? { mustNotSpeakOf: NO_LIMIT, ...speech, ...(limit && { limit }) } : speech
}
