import { carried, type ElementRow, type Is, lettered, waits } from '../describe.ts'
import { type Question, questionsOf } from '../section.ts'
import { ABOUT } from './asked-of-insured.ts'

const POLICY = 'CommercialPolicy_'
const EXPLAINED = carried('current', waits('The insured explains it where the answer is yes.'))
const DAY = { maxLength: 10 }

const tick = (name: string, label: string, speaksOf: RegExp): ElementRow => [
  name,
  label,
  'TICK',
  { ...EXPLAINED, speaksOf },
]
const text = (name: string, label: string, is: Is = {}): ElementRow => [name, label, 'TEXT', { ...EXPLAINED, ...is }]

/** What happened, when, and how it was settled. */
const settled = (stem: string, speaksOf: RegExp): ElementRow[] =>
  lettered('AB', (letter): ElementRow[] => [
    [`${POLICY}${stem}_OccurrenceDate_${letter}`, 'Date', 'DATE', { ...EXPLAINED, ...DAY, speaksOf }],
    text(`${POLICY}${stem}Explanation_${letter}`, 'Explanation'),
    text(`${POLICY}${stem}_ResolutionDescription_${letter}`, 'Resolution'),
    [`${POLICY}${stem}_ResolutionDate_${letter}`, 'Resolved', 'DATE', { ...EXPLAINED, ...DAY, speaksOf }],
  ])

const [SAFETY, ENDED] = [`${POLICY}FormalSafetyProgram_`, 'CancelNonRenew_']
const VIOLATION = /\bcode violations?\b/i
const BANKRUPT = /\b(?:bankruptc\w*|foreclosures?|repossessions?)\b/i
const JUDGED = /\b(?:judge?ments?|liens?)\b/i
const DRONES_HIRED = /\bhir\w*\b.*\bdrones?\b|\bdrones?\b.*\bhir\w*\b/i

const ASKED: Question[] = [
  {
    ...{ code: 'AAI', label: 'Subsidiary of another', topic: /\bsubsidiary of\b|\bparent company\b/i, askedWith: ABOUT.business },
    text: 'Is the business a subsidiary of another entity? If so, of which company, and what share does it hold?',
    beside: [
      text('BusinessInformation_ParentOrganizationName_A', 'Parent company'),
      text('Subsidiary_ParentSubsidiaryRelationshipDescription_A', 'Relationship'),
      text('Subsidiary_ParentOwnershipPercent_A', 'Share held'),
    ],
  },
  {
    ...{ code: 'AAJ', label: 'Has subsidiaries', topic: /\bsubsidiaries\b/i, askedWith: ABOUT.business },
    text: 'Does the business have subsidiaries? If so, which, and what share does it hold?',
    beside: [
      text('Subsidiary_OrganizationName_A', 'Subsidiary'),
      text('Subsidiary_ParentSubsidiaryRelationshipDescription_B', 'Relationship'),
      text('Subsidiary_ParentOwnershipPercent_B', 'Share held'),
    ],
  },
  {
    ...{ code: 'KAA', label: 'Safety program', topic: /\bsafety program/i, askedWith: ABOUT.safety },
    text: 'Is there a formal safety program: a manual, monthly meetings, a safety position, OSHA?',
    beside: [
      tick(`${SAFETY}SafetyManualIndicator_A`, 'Manual', /\bsafety manual\b/i),
      tick(`${SAFETY}SafetyPositionIndicator_B`, 'Position', /\bsafety (?:position|officer|manager|director)\b/i),
      tick(`${SAFETY}MonthlyMeetingsIndicator_B`, 'Monthly meetings', /\bmonthly\b/i),
      tick(`${SAFETY}OSHAIndicator_B`, 'OSHA', /\bOSHA\b/i),
      [`${SAFETY}OtherIndicator_B`, 'Other', 'TICK', { ...EXPLAINED, describedBy: `${SAFETY}OtherDescription_B` }],
      text(`${SAFETY}OtherDescription_B`, 'Other, description'),
    ],
  },
  {
    ...{ code: 'ABC', label: 'Flammables, explosives, chemicals', topic: /\b(?:flammables?|explosives?|chemicals?)\b/i, askedWith: ABOUT.safety },
    text: 'Are there flammables, explosives or chemicals?',
    explained: 'AnyExposureToFlammableExplosivesChemicals',
  },
  {
    ...{ code: 'AAH', label: 'Other insurance with this carrier', topic: /\bother insurance with\b/i, askedWith: ABOUT.insurance },
    text: 'Is there other insurance with this carrier? If so, which lines and policy numbers?',
    beside: lettered('ABCD', (letter): ElementRow[] => [
      text(`OtherPolicy_LineOfBusinessCode_${letter}`, 'Line of business'),
      text(`OtherPolicy_PolicyNumberIdentifier_${letter}`, 'Policy number'),
    ]),
  },
  {
    ...{ code: 'AAC', label: 'Declined, canceled or non-renewed', topic: /\b(?:declined|cancell?ed|non-?renewed)\b/i, askedWith: ABOUT.insurance },
    text: 'Was a policy or coverage declined, canceled or non-renewed in the last three years? If so, why?',
    beside: [
      tick(`${ENDED}NonPaymentIndicator_A`, 'Non-payment', /\bnon-?payment\b/i),
      tick(`${ENDED}NonRenewalIndicator_A`, 'Non-renewal', /\bnon-?renew/i),
      tick(`${ENDED}AgentNoLongerWritesForInsurerIndicator_A`, 'Agent no longer represents carrier', /\bagent no longer\b/i),
      tick(`${ENDED}UnderwritingIndicator_A`, 'Underwriting', /\bunderwriting\b/i),
      tick(`${ENDED}UnderwritingConditionCorrectedIndicator_A`, 'Condition corrected', /\bcondition corrected\b/i),
      text(`${ENDED}UnderwritingConditionCorrectedDescription_A`, 'How corrected'),
      [`${ENDED}OtherIndicator_A`, 'Other', 'TICK', { ...EXPLAINED, describedBy: `${ENDED}OtherDescription_A` }],
      text(`${ENDED}OtherDescription_A`, 'Other, description'),
    ],
  },
  {
    ...{ code: 'AAD', label: 'Claims of abuse, discrimination or negligent hiring', topic: /\b(?:sexual abuse|molestation|discrimination|negligent hiring)\b/i, askedWith: ABOUT.insurance },
    text: 'Were there past losses or claims of sexual abuse or molestation, discrimination or negligent hiring?',
    explained: 'PastLossesClaimsRelatingSexualAbuseDiscriminationNegligentHiring',
  },
  {
    ...{ code: 'KAB', label: 'Indicted or convicted', topic: /\b(?:indicted|convict\w*|fraud|bribery|arson)\b/i, askedWith: ABOUT.legal },
    text: 'In the last five years, was an applicant indicted for or convicted of fraud, bribery, arson or another crime of that kind?',
    explained: 'PastFiveYearsAnyApplicantIndictedOrConvictedFraudBriberyArson',
  },
  {
    ...{ code: 'AAF', label: 'Uncorrected code violations', topic: VIOLATION, askedWith: ABOUT.safety },
    text: 'Are there uncorrected fire or safety code violations?',
    beside: settled('UncorrectedFireCodeViolation', VIOLATION),
  },
  {
    ...{ code: 'KAK', label: 'Foreclosure, repossession or bankruptcy', topic: BANKRUPT, askedWith: ABOUT.legal },
    text: 'Was there a foreclosure, repossession or bankruptcy in the last five years?',
    beside: settled('ForeclosureRepossessionBankruptcy', BANKRUPT),
  },
  {
    ...{ code: 'KAL', label: 'Judgment or lien', topic: JUDGED, askedWith: ABOUT.legal },
    text: 'Was there a judgment or lien in the last five years?',
    beside: settled('JudgementOrLien', JUDGED),
  },
  {
    ...{ code: 'ABB', label: 'Business placed in a trust', topic: /\bin a trust\b/i, askedWith: ABOUT.business },
    text: 'Was the business placed in a trust? If so, what is the trust called?',
  },
  {
    ...{ code: 'KAC', label: 'Foreign operations', topic: /\bforeign (?:operations?|products?)\b/i, askedWith: ABOUT.operations },
    text: 'Are there foreign operations, foreign products sold here, or products sold abroad?',
  },
  {
    ...{ code: 'KAM', label: 'Other ventures', topic: /\bother (?:business )?ventures?\b/i, askedWith: ABOUT.business },
    text: 'Does the applicant have other business ventures for which coverage is not asked?',
    explained: 'ApplicantOtherBusinessVenturesCoverageNotRequested',
  },
  {
    ...{ code: 'KAN', label: 'Owns or operates drones', topic: /\b(?:own|lease|operate)\w*\b.*\bdrones?\b|\bdrones?\b.*\b(?:owned|leased|operated)\b/i, askedWith: ABOUT.operations },
    text: 'Does the applicant own, lease or operate drones?',
    explained: 'ApplicantOwnLeaseOperateDrones',
  },
  {
    ...{ code: 'KAO', label: 'Hires others who operate drones', topic: DRONES_HIRED, askedWith: ABOUT.operations },
    text: 'Does the applicant hire others who operate drones?',
    explained: 'ApplicantHireOthersOperateDrones',
  },
] // biome-ignore format: a table of questions

/** What the insured is asked, one question after another. */
export const QUESTIONS: ElementRow[] = ASKED.flatMap(questionsOf(POLICY, EXPLAINED))
