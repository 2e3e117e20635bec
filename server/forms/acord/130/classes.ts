import { carried, type ElementRow, type Is, lettered, listed, waits } from '../describe.ts'

const FOR_TERM = { carried: 'current' } as const
/** What a renewal goes on with. */
const AGAIN = { carried: 'renewed' } as const
const SHEET = 'WorkersCompensation_RateState_'
const COVERAGE = 'WorkersCompensationStateCoverage_'
const ofState = (part: string, is: Is = {}) => listed('rating', 0, part, { ...FOR_TERM, ...is })
const NOT_READ = carried('current', waits('The carrier rates it.'))

export const STATE: ElementRow[] = [
  [`${SHEET}StateOrProvinceName_A`, 'State', 'TEXT', ofState('state', AGAIN)],
  [
    `${SHEET}StateOrProvinceName_A1`,
    'State, over its premium',
    'TEXT',
    ofState('state', { ...AGAIN, onlyIn: '2026/01' }),
  ],
  [`${SHEET}PageNumber_A`, 'Page', 'TEXT', waits('Number the sheets as you attach them.')],
  [`${SHEET}TotalPageNumber_A`, 'Of pages', 'TEXT', waits('Number the sheets as you attach them.')],
]

const LETTERS = 'ABCDEFGHIJKLMN'
export const CLASSES: ElementRow[] = lettered(LETTERS, (letter, at): ElementRow[] => {
  const own = (part: string, is: Is = {}) => listed('class', at, part, { ...FOR_TERM, ...is })
  const stem = 'WorkersCompensation_RateClass_'
  // An amount of a row is told by the class it stands beside.
  const described: Is = { describedBy: `${stem}ClassificationCode_${letter}` }
  const rows: ElementRow[] = [
    ['LocationProducerIdentifier', 'Location', 'TEXT', own('location_number', { carried: 'standing' })],
    ['ClassificationCode', 'Class code', 'TEXT', own('class_code', { carried: 'standing' })],
    ['DescriptionCode', 'Description code', 'TEXT', own('description_code', { carried: 'standing' })],
    ['DutiesDescription', 'Categories, duties', 'TEXT', own('classification', { carried: 'standing' })],
    ['FullTimeEmployeeCount', 'Full-time employees', 'TEXT', own('full_time_employees', AGAIN)],
    ['PartTimeEmployeeCount', 'Part-time employees', 'TEXT', own('part_time_employees', AGAIN)],
    ['SICCode', 'SIC', 'TEXT', own('sic', { carried: 'standing' })],
    ['NAICSCode', 'NAICS', 'TEXT', own('naics', { carried: 'standing' })],
    ['RemunerationAmount', 'Estimated annual remuneration', 'AMOUNT', own('payroll', { ...AGAIN, ...described, speaksOf: /\b(?:remuneration|payroll|wages)\b/i })],
    ['Rate', 'Rate', 'TEXT', own('rate')],
    ['EstimatedManualPremiumAmount', 'Estimated annual premium', 'AMOUNT', own('premium', { ...described, speaksOf: /\bpremium\b/i })],
  ] // biome-ignore format: a table
  return rows.map(([name, ...row]) => [`${stem}${name}_${letter}`, ...row])
})

/** What changes the premium of a state: the element, its label, how words speak of it, and whether it has no factor. */
const RATED: readonly [element: string, label: string, words: RegExp, is?: { flat?: true; onlyIn?: string }][] = [
  ['IncreasedLimits', 'Increased limits', /\bincreased limits?\b/i],
  ['Deductible', 'Deductible', /\bdeductible\b/i],
  ['ExperienceOrMerit', 'Experience or merit', /\b(?:experience|merit)\b/i],
  ['Terrorism', 'Terrorism', /\bterrorism\b/i, { flat: true, onlyIn: '2026/01' }],
  ['Catastrophe', 'Catastrophe', /\bcatastrophe\b/i, { flat: true, onlyIn: '2026/01' }],
  ['AssignedRiskSurcharge', 'Assigned risk surcharge', /\bassigned risk surcharge\b/i],
  ['AssignedRiskAdditionalPremium', 'Assigned risk additional', /\bassigned risk additional\b/i],
  ['ScheduleRating', 'Schedule rating', /\bschedule rating\b/i],
  ['ContractingClassPremiumAdjustmentProgram', 'Contracting class adjustment', /\bcontracting class/i],
  ['StandardPremium', 'Standard premium', /\bstandard premium\b/i],
  ['PremiumDiscount', 'Premium discount', /\bpremium discount\b/i],
  ['ExpenseConstant', 'Expense constant', /\bexpense constant\b/i, { flat: true }],
  ['TaxesFeeAssessment', 'Taxes, fees and assessments', /\b(?:tax|fee|assessment)/i, { flat: true }],
]

export const RATING: ElementRow[] = [
  [`${COVERAGE}TotalFactoredPremiumAmount_A`, 'Total of the classes', 'AMOUNT', { ...NOT_READ, speaksOf: /\btotal\b/i }],
  ...RATED.flatMap(([element, label, speaksOf, { flat, onlyIn } = {}]): ElementRow[] => {
    const is: Is = { ...NOT_READ, row: element, ...(onlyIn && { onlyIn }) }
    const factor: Is = element === 'ExperienceOrMerit' ? ofState('mod', { row: element }) : is
    return flat
      ? [[`${COVERAGE}${element}_PremiumAmount_A`, label, 'AMOUNT', { ...is, speaksOf }]]
      : [
          [`${COVERAGE}${element}_ModificationFactor_A`, `${label}, factor`, 'TEXT', factor],
          [`${COVERAGE}${element}_FactoredPremiumAmount_A`, label, 'AMOUNT', { ...is, speaksOf }],
        ]
  }),
  ...lettered('ABCD', (letter, at): ElementRow[] => {
    const is: Is = { ...NOT_READ, row: `other ${at}`, ...(at > 1 && { onlyIn: '2010/05' }) }
    const description = `${COVERAGE}Other_CoverageDescription_${letter}`
    return [
      [description, 'Other', 'TEXT', is],
      [`${COVERAGE}Other_ModificationFactor_${letter}`, 'Other, factor', 'TEXT', is],
      [`${COVERAGE}Other_FactoredPremiumAmount_${letter}`, 'Other, premium', 'AMOUNT', { ...is, describedBy: description }],
    ]
  }),
  [`${SHEET}TotalEstimatedAnnualPremiumAmount_A`, 'Estimated annual premium', 'AMOUNT', ofState('state_premium', { speaksOf: /\bestimated annual premium\b/i })],
  [`${SHEET}MinimumPremiumAmount_A`, 'Minimum premium', 'AMOUNT', { ...NOT_READ, speaksOf: /\bminimum premium\b/i }],
  [`${SHEET}DepositPremiumAmount_A`, 'Deposit premium', 'AMOUNT', { ...NOT_READ, speaksOf: /\bdeposit\b/i }],
  [`${SHEET}RemarkText_A`, 'Remarks', 'MULTILINE', carried('current')],
] // biome-ignore format: a table
