import { carried, type ElementRow, ENDS, fact, type Is, lettered, listed, STARTS, said, waits } from '../describe.ts'

const DAY = { maxLength: 10 }
const WC = 'WorkersCompensation_'
const FOR_TERM = { carried: 'renewed' } as const
/** Of an application for a term to come, or of one that is renewed. */
const ofTerm = (is: Is): Is => ({ ...FOR_TERM, ...is })

/** One of the locations by its letter. */
function location(letter: string, at: number): ElementRow[] {
  const own = (part: string) => listed('place', at, part, { carried: 'standing' })
  const stem = 'Location_PhysicalAddress_'
  const rows: ElementRow[] = [
    ['Location_ProducerIdentifier', 'Location', 'TEXT', own('location_number')],
    ['Location_HighestFloorCount', 'Highest floor', 'TEXT', own('highest_floor')],
    [`${stem}LineOne`, 'Street', 'TEXT', own('line1')],
    [`${stem}LineTwo`, 'Street, line 2', 'TEXT', own('line2')],
    [`${stem}CityName`, 'City', 'TEXT', own('city')],
    [`${stem}CountyName`, 'County', 'TEXT', own('county')],
    [`${stem}StateOrProvinceCode`, 'State', 'TEXT', own('state')],
    [`${stem}PostalCode`, 'ZIP code', 'TEXT', own('zip')],
  ]
  return rows.map(([name, ...row]) => [`${name}_${letter}`, ...row])
}
export const LOCATIONS = [...'ABC'].map((letter, at) => [`Location ${at + 1}`, location(letter, at)] as const)

const LIMIT = `${WC.slice(0, -1)}EmployersLiability_EmployersLiability_`
const DISEASE = /\bdisease\b/i
export const POLICY: ElementRow[] = [
  ['Policy_EffectiveDate_A', 'Proposed effective date', 'DATE', ofTerm({ ...DAY, ...fact('policy.effective'), submitted: 'request.effective', ...said(/\b(?:propos|effective|start|incept)\w*/i), speaksOf: STARTS })],
  ['Policy_ExpirationDate_A', 'Proposed expiration date', 'DATE', ofTerm({ ...DAY, ...fact('policy.expiration'), submitted: 'request.expiration', ...said(/\bpropos\w*.*\bexpir\w*/i), speaksOf: ENDS })],
  ['Policy_RatingEffectiveDate_A', 'Rating effective date', 'DATE', carried('current', { ...DAY, onlyIn: '2026/01', speaksOf: /\brating (?:effective )?date\b/i })],
  ['Policy_NormalAnniversaryRatingDate_A', 'Anniversary rating date', 'DATE', carried('current', { ...DAY, speaksOf: /\banniversary\b/i })],
  ['Policy_ParticipatingIndicator_A', 'Participating', 'TICK', carried('renewed', { speaksOf: /\bparticipating\b/i, mustNotSpeakOf: /\bnon-? ?participating\b/i })],
  ['Policy_NonParticipatingIndicator_A', 'Nonparticipating', 'TICK', carried('renewed', { speaksOf: /\bnon-? ?participating\b/i })],
  ['Policy_RetrospectiveRatingPlan_A', 'Retrospective plan', 'TEXT', carried('renewed')],
  [`${LIMIT}EachAccidentLimitAmount_A`, 'Employers liability, each accident', 'AMOUNT', ofTerm({ ...fact('wc.eachAccident'), speaksOf: /\baccident\b/i, mustNotSpeakOf: DISEASE })],
  [`${LIMIT}DiseasePolicyLimitAmount_A`, 'Employers liability, disease, policy limit', 'AMOUNT', ofTerm({ ...fact('wc.diseasePolicyLimit'), speaksOf: /\bpolicy limit\b|\bdisease\W+policy\b/i })],
  [`${LIMIT}DiseaseEachEmployeeLimitAmount_A`, 'Employers liability, disease, each employee', 'AMOUNT', ofTerm({ ...fact('wc.diseaseEachEmployee'), speaksOf: /\b(?:each|ea|per) employee\b|\bdisease\W+employee\b/i })],
] // biome-ignore format: a table

const CELLS = 'ABCDEFGHIJ'
const statesOf = (part: string, list: 'state' | 'other_state', is: Is = {}) =>
  lettered(CELLS, (letter, at): ElementRow[] => [
    [
      `${WC}${part}_StateOrProvinceCode_${letter}`,
      `State ${at + 1}`,
      'TEXT',
      listed(list, at, 'code', { ...FOR_TERM, row: list, ...is }),
    ],
  ])
export const STATES = {
  state: statesOf('PartOne', 'state'),
  other_state: statesOf('PartThree', 'other_state', waits('I read no states of Part Three from policies.')),
}

const KIND = `${WC}DeductibleType_`
const NOT_READ = carried('renewed', waits('No application here says it.'))
export const DEDUCTIBLES: ElementRow[] = [
  [`${KIND}MedicalIndicator_A`, 'Medical', 'TICK', { ...NOT_READ, speaksOf: /\bmedical\b/i }],
  [`${KIND}IndemnityIndicator_A`, 'Indemnity', 'TICK', { ...NOT_READ, speaksOf: /\bindemnity\b/i }],
  [`${KIND}OtherIndicator_A`, 'Other', 'TICK', { ...NOT_READ, describedBy: `${KIND}OtherDescription_A` }],
  [`${KIND}OtherDescription_A`, 'Other, description', 'TEXT', NOT_READ],
  [`${WC}DeductibleAmount_A`, 'Deductible amount', 'MULTILINE', NOT_READ],
]

const BOX = `${WC}Coverage_`
export const COVERAGES: ElementRow[] = [
  [`${BOX}USLHIndicator_A`, 'USL&H', 'TICK', { ...NOT_READ, speaksOf: /\bU\.?S\.?L\.? ?(?:&|and) ?H\b|\blongshore/i }],
  [`${BOX}VoluntaryCompensationIndicator_A`, 'Voluntary compensation', 'TICK', { ...NOT_READ, speaksOf: /\bvoluntary comp/i }],
  [`${BOX}ForeignCoverageIndicator_A`, 'Foreign coverage', 'TICK', { ...NOT_READ, speaksOf: /\bforeign\b/i }],
  [`${BOX}ManagedCareOptionIndicator_A`, 'Managed care option', 'TICK', { ...NOT_READ, speaksOf: /\bmanaged care\b/i }],
  ...lettered('AB', (letter): ElementRow[] => {
    const description = `${BOX}OtherDescription_${letter}`
    return [
      [`${BOX}OtherIndicator_${letter}`, 'Other', 'TICK', { ...NOT_READ, row: letter, describedBy: description }],
      [description, 'Other coverage', 'TEXT', { ...NOT_READ, row: letter }],
    ]
  }),
  [`${WC}DividendOrSafetyPlan_A`, 'Dividend or safety plan', 'TEXT', NOT_READ],
  [`${WC}AdditionalCompanyInformation_A`, 'Additional company information', 'TEXT', NOT_READ],
  [`${WC}AdditionalCoverageEndorsementDescription_A`, 'Additional coverages and endorsements', 'TEXT', NOT_READ],
] // biome-ignore format: a table

const TOTAL = `${WC.slice(0, -1)}LineOfBusiness_Total`
export const TOTALS: ElementRow[] = [
  [`${TOTAL}EstimatedAnnualPremiumAllStatesAmount_A`, 'Estimated annual premium', 'AMOUNT', listed('rating', 0, 'premium', { carried: 'current', speaksOf: /\bestimated annual premium\b/i })],
  [`${TOTAL}MinimumPremiumAllStatesAmount_A`, 'Minimum premium', 'AMOUNT', { ...NOT_READ, carried: 'current', speaksOf: /\bminimum premium\b/i, submitted: 'request.minimum_premium' }],
  [`${TOTAL}DepositPremiumAllStatesAmount_A`, 'Deposit premium', 'AMOUNT', { ...NOT_READ, carried: 'current', speaksOf: /\bdeposit\b/i, submitted: 'request.deposit_premium' }],
] // biome-ignore format: a table

export const INDIVIDUALS: ElementRow[] = lettered('ABCD', (letter, at): ElementRow[] => {
  const own = (part: string, is: Is = {}) => listed('individual', at, part, { carried: 'standing', ...is })
  const stem = `${WC}Individual_`
  const described: Is = { describedBy: `${stem}FullName_${letter}` }
  return [
    [`${stem}StateOrProvinceCode_${letter}`, 'State', 'TEXT', own('state')],
    [`${stem}LocationProducerIdentifier_${letter}`, 'Location', 'TEXT', own('location_number')],
    [`${stem}FullName_${letter}`, 'Name', 'TEXT', own('name')],
    [`${stem}BirthDate_${letter}`, 'Date of birth', 'DATE', own('date_of_birth', { ...DAY, ...described, speaksOf: /\b(?:birth|born|DOB)\b/i })],
    [`${stem}TitleRelationshipCode_${letter}`, 'Title or relationship', 'TEXT', own('title')],
    [`${stem}OwnershipPercent_${letter}`, 'Ownership, percent', 'TEXT', own('ownership')],
    [`${stem}DutiesDescription_${letter}`, 'Duties', 'TEXT', own('duties')],
    [`${stem}IncludedExcludedCode_${letter}`, 'Included or excluded', 'CODE', own('inclusion', { speaksOf: /\b(?:inc|exc)(?:l\w*)?\b/i })],
    [`${stem}RatingClassificationCode_${letter}`, 'Class code', 'TEXT', own('class_code')],
    [`${stem}RemunerationAmount_${letter}`, 'Remuneration', 'AMOUNT', own('payroll', { ...FOR_TERM, ...described, speaksOf: /\b(?:remuneration|payroll|salary|wages)\b/i })],
  ]
}) // biome-ignore format: a table
