import { carried, type ElementRow, type Is, lettered } from '../describe.ts'
import { amount, NOW, text, tick } from '../section.ts'

/** The letters of the rows of what is insured, of each of the two buildings: no row of the second is F. */
const ROWS = ['ABCDE', 'GHIJK'] as const
const STEM = 'CommercialProperty_Premises_'

/** What is insured at a building, from 0: up to five subjects of insurance. */
export const coverages = (building: 0 | 1): ElementRow[] =>
  lettered(ROWS[building], (letter, at): ElementRow[] => {
    const subject = `${STEM}SubjectOfInsuranceCode_${letter}`
    const own = (part: string, is: Is = {}): Is => ({
      ...carried('renewed', is),
      listed: { list: 'coverage', at, part, building },
    })
    const beside = { describedBy: subject }
    const rows: readonly [name: string, label: string, type: 'TEXT' | 'AMOUNT', is: Is][] = [
      ['SubjectOfInsuranceCode', 'Subject of insurance', 'TEXT', own('name')],
      ['LimitAmount', 'Amount', 'AMOUNT', own('limit', beside)],
      ['CoinsurancePercent', 'Coinsurance', 'TEXT', own('coinsurance')],
      ['ValuationCode', 'Valuation', 'TEXT', own('valuation')],
      ['CauseOfLossCode', 'Causes of loss', 'TEXT', own('causes_of_loss')],
      ['InflationGuardPercent', 'Inflation guard', 'TEXT', own('inflation_guard')],
      ['DeductibleAmount', 'Deductible', 'AMOUNT', own('deductible', { ...beside, ofAll: 'property.deductible' })],
      ['DeductibleTypeCode', 'Deductible type', 'TEXT', own('deductible_type')],
      ['BlanketNumber', 'Blanket number', 'TEXT', own('blanket')],
      ['FormsAndConditions', 'Forms and conditions', 'TEXT', own('forms')],
    ]
    return rows.map(
      ([name, label, type, is]): ElementRow => [`${STEM}${name}_${letter}`, label, type, { ...is, row: letter }],
    )
  })

/** Limits over several buildings. */
export const BLANKETS: ElementRow[] = lettered('ABCD', (letter, at): ElementRow[] => {
  const kind = `CommercialCoverage_Summary_BlanketTypeDescription_${letter}`
  const own = (part: string, is: Is = {}): Is => ({ ...carried('renewed', is), listed: { list: 'blanket', at, part } })
  return [
    [`CommercialProperty_Summary_BlanketNumberIdentifier_${letter}`, 'Blanket number', 'TEXT', own('number')],
    [
      `CommercialProperty_Summary_BlanketLimitAmount_${letter}`,
      'Amount',
      'AMOUNT',
      own('limit', { describedBy: kind }),
    ],
    [kind, 'Type', 'TEXT', own('name')],
  ]
})

const code = (name: string, label: string, speaksOf: RegExp): ElementRow => [
  name,
  label,
  'CODE',
  { ...NOW, maxLength: 1, speaksOf },
]

const [SPOILAGE, SINKHOLE, MINE] = [/\bspoil/i, /\bsink ?hole/i, /\bmine subsidence/i] as const
const accepted = (what: RegExp, words: string) => new RegExp(`(?=.*${what.source}).*\\b(?:${words})`, 'i')

/** Further coverages of a building, which policies seldom list and forms of this kind ask for. */
export function further(letter: 'A' | 'B'): ElementRow[] {
  const [property, spoilage, collapse] = [
    'CommercialProperty_',
    'CommercialProperty_Spoilage_',
    'CommercialPropertyCoverage_',
  ]
  const rows: ElementRow[] = [
    tick(`${property}Attachment_BusinessIncomeExtraExpenseIndicator`, 'Business income attached', /\bbusiness income\b/i),
    tick(`${property}Attachment_ValueReportingIndicator`, 'Value reporting attached', /\bvalue report/i),
    code(`${spoilage}YesNoCode`, 'Spoilage', SPOILAGE),
    text(`${spoilage}PropertyDescription`, 'Spoilage, property'),
    amount(`${spoilage}LimitAmount`, 'Spoilage, limit', SPOILAGE),
    amount(`${spoilage}DeductibleAmount`, 'Spoilage, deductible', SPOILAGE),
    code(`${spoilage}RefrigeratorMaintenanceCode`, 'Refrigeration agreement', /\brefrigerat/i),
    tick(`${STEM}BreakdownOrContaminationIndicator`, 'Breakdown or contamination', /\bbreakdown\b|\bcontamination\b/i),
    tick(`${STEM}PowerOutageIndicator`, 'Power outage', /\bpower outage\b/i),
    tick(`${STEM}SellingPriceIndicator`, 'Selling price', /\bselling price\b/i),
    [`${STEM}OtherIndicator`, 'Other option', 'TICK', { ...NOW, describedBy: `${STEM}OptionsDescription_${letter}` }],
    text(`${STEM}OptionsDescription`, 'Options'),
    tick(`${collapse}SinkHoleCollapse_YesIndicator`, 'Sinkhole accepted', accepted(SINKHOLE, 'accept|yes|includ')),
    tick(`${collapse}SinkHoleCollapse_NoIndicator`, 'Sinkhole rejected', accepted(SINKHOLE, 'reject|declin|no\\b')),
    amount(`${collapse}SinkHoleCollapse_LimitAmount`, 'Sinkhole, limit', SINKHOLE),
    tick(`${collapse}MineSubsidence_YesIndicator`, 'Mine subsidence accepted', accepted(MINE, 'accept|yes|includ')),
    tick(`${collapse}MineSubsidenceOption_NoIndicator`, 'Mine subsidence rejected', accepted(MINE, 'reject|declin|no\\b')),
    amount(`${collapse}MineSubsidence_LimitAmount`, 'Mine subsidence, limit', MINE),
  ] // biome-ignore format: a table
  return rows.map(([name, ...row]): ElementRow => [`${name}_${letter}`, ...row])
}
