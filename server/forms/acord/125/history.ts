import type { FactKey } from '../../../documents/index.ts'
import type { PriorLine } from '../../types.ts'
import { carried, type ElementRow, ENDS, type Is, lettered, ofPrior, STARTS, waits } from '../describe.ts'
import { lossRows, noLosses } from '../losses.ts'
import { ASKS } from './asked-of-insured.ts'

const DAY = { maxLength: 10 }
const YEARS = 'ABC'
/** The lines that have rows of their own: what their elements begin with, their name, and what they are. */
const LINES: readonly [stem: string, label: string, line: PriorLine][] = [
  ['GeneralLiability', 'General liability', 'gl'],
  ['Automobile', 'Automobile', 'auto'],
  ['Property', 'Property', 'property'],
  ['OtherLine', 'Other', 'other'],
]
const PARTS: readonly [element: string, label: string, type: 'TEXT' | 'AMOUNT' | 'DATE', part: FactKey, is?: Is][] = [
  ['InsurerFullName', 'carrier', 'TEXT', 'carrier.name'],
  ['PolicyNumberIdentifier', 'policy number', 'TEXT', 'policy.number'],
  ['TotalPremiumAmount', 'premium', 'AMOUNT', 'policy.premium', { speaksOf: /\bpremium\b/i }],
  ['EffectiveDate', 'effective', 'DATE', 'policy.effective', { ...DAY, speaksOf: STARTS }],
  ['ExpirationDate', 'expiration', 'DATE', 'policy.expiration', { ...DAY, speaksOf: ENDS }],
]

/** Who insured the applicant before: a year a row, a line a column. */
export const PRIOR: ElementRow[] = [
  ...lettered(YEARS, (letter, at): ElementRow[] => [
    [`PriorCoverage_PolicyYear_${letter}`, 'Year', 'TEXT', ofPrior(at, 'year', null)],
    ...LINES.flatMap(([stem, line, of]) =>
      PARTS.map(([element, label, type, part, is]): ElementRow => {
        const name = `PriorCoverage_${stem}_${element}_${letter}`
        return [name, `${line}, ${label}`, type, ofPrior(at, part, of, is)]
      }),
    ),
  ]),
  ['PriorCoverage_OtherLine_LineOfBusinessCode_A', 'Other line', 'TEXT', ofPrior(0, 'policy.type', 'other')],
]

export const LOSSES: ElementRow[] = [
  noLosses(ASKS.losses),
  ['LossHistory_InformationYearCount_A', 'Years of history', 'TEXT', carried('current', { ...waits('State for how many years the history is told.'), submitted: 'applicant.loss_years' })],
  ['LossHistory_TotalAmount_A', 'Total losses', 'AMOUNT', carried('current', { speaksOf: /\b(?:total|incurred|loss|paid)\b/i })],
  ...lossRows('ABC', ['date', 'line', 'description', 'reported', 'paid', 'reserved', 'subrogation', 'open'], ASKS.losses),
] // biome-ignore format: a table
