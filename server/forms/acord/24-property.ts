import { type ElementRow, lettered, listed } from './describe.ts'
import { building, CAUSES, called, contents, ofCoverage } from './property.ts'

const COVERAGE = 'CommercialPropertyCoverage_'

/** Free rows of coverages: a tick, what it is and its limit. `filled`: with the coverages that no row is printed for. */
export function free(
  letters: string,
  [tick, name, limit]: readonly [string, string, string],
  filled = false,
): ElementRow[] {
  return lettered(letters, (letter, at): ElementRow[] => {
    const description = `${name}_${letter}`
    const part = (own: string) => (filled ? listed('coverage', at, own) : {})
    const row = description
    return [
      [
        `${tick}_${letter}`,
        `Other coverage ${at + 1}`,
        'TICK',
        { row, describedBy: description, ...(filled && { tickedWith: `${limit}_${letter}` }) },
      ],
      [description, 'What it is', 'TEXT', { row, ...part('name') }],
      [`${limit}_${letter}`, 'Limit', 'AMOUNT', { row, describedBy: description, ...part('limit') }],
    ]
  })
}

/** A coverage that has a row of its own: a tick and its limit. */
const printed = (
  at: number,
  label: string,
  tick: string,
  limit: string,
  of: (name: string) => boolean,
): ElementRow[] => {
  const speaksOf = { test: of }
  return [
    [tick, label, 'TICK', ofCoverage(at, 'limit', of, { row: label, speaksOf })],
    [limit, 'Limit', 'AMOUNT', ofCoverage(at, 'limit', of, { row: label, speaksOf })],
  ]
}

const [quake, wind, flood] = [
  called('earthquake', 'earth movement'),
  called('wind', 'windstorm', 'windstorm or hail', 'wind or hail'),
  called('flood'),
]

const blanket = (...kinds: string[]) => called(...kinds.map((kind) => `blanket ${kind}`))
const GOODS = ['personal property', 'business personal property', 'contents']

/** A cause of loss with the deductible beside it. */
const peril = (
  label: string,
  letter: string,
  tick: string,
  words: RegExp,
  of: (name: string) => boolean,
): ElementRow[] => [
  [tick, label, 'TICK', ofCoverage(0, 'limit', of, { row: label, speaksOf: words })],
  [deducted(letter), 'Deductible', 'AMOUNT', ofCoverage(0, 'deductible', of, { row: label, speaksOf: words })],
]
/** A deductible that the policy tells of everything. */
const ALL = { row: 'deductibles', ofAll: 'property.deductible', speaksOf: /\bded/i } as const
const deducted = (letter: string) => `CommercialProperty_Premises_DeductibleAmount_${letter}`

/** Causes of loss with their deductibles, and what is insured with its limits. */
export const PROPERTY: ElementRow[] = [
  ...CAUSES,
  [deducted('A'), 'Deductible, building', 'AMOUNT', ofCoverage(0, 'deductible', building, ALL)],
  [deducted('B'), 'Deductible, contents', 'AMOUNT', ofCoverage(0, 'deductible', contents, ALL)],
  ...peril('Earthquake', 'C', `${COVERAGE}EarthquakeOption_IncludedIndicator_A`, /\bearth/i, quake),
  ...peril('Wind', 'D', 'Policy_PolicyType_WindIndicator_A', /\bwind/i, wind),
  ...peril('Flood', 'E', `${COVERAGE}Flood_YesIndicator_A`, /\bflood/i, flood),
  ...lettered('AB', (letter, at): ElementRow[] => {
    const description = `Policy_PolicyType_OtherDescription_${letter}`
    const beside = { row: description, describedBy: description }
    return [
      [`Policy_PolicyType_OtherIndicator_${letter}`, `Other cause of loss ${at + 1}`, 'TICK', beside],
      [description, 'What it is', 'TEXT', { row: description }],
      [deducted('FG'[at]!), 'Deductible', 'AMOUNT', beside],
    ]
  }),
  ...printed(1, 'Building', 'Property_Building_CoverageIndicator_A', 'Property_Building_LimitAmount_A', building),
  ...printed(
    2,
    'Personal property',
    'Property_PersonalProperty_CoverageIndicator_A',
    'Property_PersonalProperty_LimitAmount_A',
    contents,
  ),
  ...(
    [
      ['Business income', 'BusinessIncome', 'business income'],
      ['Extra expense', 'ExtraExpense', 'extra expense'],
      ['Rental value', 'RentalValue', 'rental value'],
    ] as const
  ).flatMap(([label, name, own], at) =>
    printed(
      at + 3,
      label,
      `${COVERAGE}${name}Option_IncludedIndicator_A`,
      `${COVERAGE}${name}_LimitAmount_A`,
      called(own),
    ),
  ),
  ...(
    [
      ['Blanket building', blanket('building', 'buildings')],
      ['Blanket personal property', blanket(...GOODS)],
      ['Blanket building and personal property', blanket(...GOODS.map((own) => `building ${own}`))],
    ] as const
  ).flatMap(([label, of], at) =>
    printed(
      at + 6,
      label,
      `CommercialProperty_Blanket_YesIndicator_${'ABC'[at]!}`,
      `CommercialProperty_Blanket_LimitAmount_${'ABC'[at]!}`,
      of,
    ),
  ),
  ...free(
    'AB',
    [
      'PropertyCoverage_OtherOption_IncludedIndicator',
      'PropertyCoverage_Other_CoverageDescription',
      'PropertyCoverage_Other_LimitAmount',
    ],
    true,
  ),
]
