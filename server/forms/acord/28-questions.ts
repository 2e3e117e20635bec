import { type ElementRow, fact, waits } from './describe.ts'
import { called, limited, ofCoverage } from './property.ts'

const COVERAGE = 'CommercialPropertyCoverage_'
const PROPERTY = 'CommercialProperty_'
const LAW = `${PROPERTY}BuildingOrdinanceOrLaw_`
const INCOME = `${COVERAGE}BusinessIncomeOrRentalValue_`
const PERCENT = `${PROPERTY}Premises_CoinsurancePercent_A`

/** What evidence asks of a coverage: whether it is there, is not, or does not apply, with what stands beside it. */
type Question = {
  label: string
  /** What the three boxes begin with, where their own names follow it. */
  stem: string
  /** What is asked about, in the words of a document. */
  words: string
  /** How free text speaks of it, each by itself, where `words` would find too much or several things; none where another check reads it. */
  told?: readonly string[]
  /** It takes from the insurance, so that its denial promises more. */
  restricts?: boolean
  /** The names of the three boxes, where they are not the usual ones. */
  boxes?: readonly [yes: string, no: string, na: string | null]
  yes?: (at: number) => ElementRow[3]
  beside?: (at: number) => ElementRow[]
}

const BOXES = ['YesIndicator', 'NoIndicator', 'NotApplicableIndicator'] as const
const DENIAL = 'not?|none|nil|exclu\\w+|declined|rejected'
const NOT_SAID = 'I tick what the documents list as insured, never what they leave out. Fill it in where it applies.'

const boxesOf = ({ stem, boxes = BOXES }: Question) => boxes.flatMap((box) => (box ? [`${stem}${box}_A`] : []))

function rowsOf(question: Question, at: number): ElementRow[] {
  const { label, words, yes, beside } = question
  const row = question.stem
  const [first, no, na] = boxesOf(question)
  const alike = (more: string) => new RegExp(`(?=[\\s\\S]*(?:${words}))[\\s\\S]*\\b(?:${more})\\b`, 'i')
  const is = { ...(yes?.(at) ?? waits(NOT_SAID)), speaksOf: new RegExp(words, 'i') }
  const denied = { mustNotSpeakOf: new RegExp(`\\b(?:${DENIAL})\\b`, 'i') }
  const rows: ElementRow[] = [
    [first!, `${label}: yes`, 'TICK', { ...is, ...denied }],
    [no!, 'No', 'TICK', { ...waits(NOT_SAID), speaksOf: alike(DENIAL) }],
    ...(na ? [[na, 'N/A', 'TICK', { ...waits(NOT_SAID), speaksOf: alike('n/?a|not applicable') }] as ElementRow] : []),
    ...(beside?.(at) ?? []).map(
      ([name, own, type, more]): ElementRow => [name, own, type, { speaksOf: new RegExp(words, 'i'), ...more }],
    ),
  ]
  return rows.map(([name, own, type, more]) => [name, own, type, { row, ...more }])
}

/** A coverage that is asked for with its limit and deductible. `amounts`: what their names begin with. */
function insured(
  label: string,
  words: string,
  of: (name: string) => boolean,
  { stem, amounts = stem, boxes }: { stem: string; amounts?: string; boxes?: Question['boxes'] },
): Question {
  return {
    ...{ label, stem, words, ...(boxes && { boxes }) },
    yes: (at) => ofCoverage(at, 'limit', of),
    beside: (at) => [
      [`${amounts}LimitAmount_A`, 'Limit', 'AMOUNT', ofCoverage(at, 'limit', of)],
      [`${amounts}DeductibleAmount_A`, 'Deductible', 'AMOUNT', ofCoverage(at, 'deductible', of)],
    ],
  }
}

/** A part of ordinance or law, by its letter or by what it pays for, and for nothing else. */
const ordinance = (letter: string, paysFor: RegExp, butNot: RegExp) => {
  const isLettered = called(`ordinance or law ${letter}`)
  return (name: string) => isLettered(name) || (paysFor.test(name) && !butNot.test(name))
}
const [UNDAMAGED, DEMOLITION, INCREASED] = [/\bundamaged\b/i, /\bdemolition\b/i, /\bincreased costs?\b/i]

const part = (label: string, name: string, words: string, of: (name: string) => boolean, own = name) =>
  insured(label, words, of, {
    stem: `${LAW}${name}`,
    amounts: own === name ? `${LAW}${name}` : `${COVERAGE}BuildingOrdinanceOrLaw_${own}`,
  })

/** A peril that may be insured on terms of its own. */
function peril(
  label: string,
  name: string,
  { words, told }: Required<Pick<Question, 'words' | 'told'>>,
  names: string[],
  na: string,
): Question[] {
  const stem = `${COVERAGE}${name}_`
  const of = called(...names)
  const [first, second] = [
    { ...insured(label, words, of, { stem, boxes: ['YesIndicator', 'NoIndicator', null] }), told },
    {
      label: `${label}, other provisions`,
      told: [],
      stem: `${stem}`,
      words,
      boxes: ['SubjectToProvisionsIndicator', 'SubjectToProvisionsNoIndicator', na] as const,
    },
  ]
  return [first, second]
}

const income = limited('business-income')
const rental = called('rental value')

const ASKED: Question[] = [
  {
    label: 'Income or rental value',
    stem: INCOME,
    words: 'business income|rental|rents?\\b',
    told: ['business income', 'rental (?:value|income)|loss of rents?'],
    yes: (at) => ofCoverage(at, 'limit', (name) => income(name) || rental(name)),
    beside: (at) => [
      [`${INCOME}BusinessIncomeCoverageIndicator_A`, 'Business income', 'TICK', ofCoverage(at, 'limit', income)],
      [`${INCOME}RentalValueCoverageIndicator_A`, 'Rental value', 'TICK', ofCoverage(at, 'limit', rental)],
      [`${INCOME}LimitAmount_A`, 'Limit', 'AMOUNT', ofCoverage(at, 'limit', (name) => income(name) || rental(name))],
      [
        `${INCOME}ActualLossSustainedIndicator_A`,
        'Actual loss sustained',
        'TICK',
        {
          listed: {
            list: 'coverage',
            at,
            part: 'limit',
            of: (name) => income(name) || rental(name),
            says: 'actual loss sustained',
          },
          speaksOf: /\bactual loss sustained\b|\bALS\b/i,
        },
      ],
      [`${INCOME}ActualLossSustainedMonthCount_A`, 'Actual loss sustained, months', 'TEXT'],
    ],
  },
  {
    label: 'Blanket',
    stem: `${PROPERTY}Blanket_`,
    words: 'blanket',
    told: ['blanket(?! (?:additional|waiver))'],
    yes: (at) => ofCoverage(at, 'limit', (name) => /\bblanket\b/i.test(name)),
    beside: () => [['StatementOfValues_Premises_ValueAmount_A', 'Value reported for the property', 'AMOUNT']],
  },
  { label: 'Terrorism', stem: `${COVERAGE}Terrorism_`, words: 'terroris' },
  { label: 'Exclusion of terrorism', stem: `${COVERAGE}TerrorismExclusion_`, words: 'terroris' },
  { label: 'Exclusion of domestic terrorism', stem: `${COVERAGE}DomesticTerrorismExclusion_`, words: 'terroris' },
  insured('Limited fungus', 'fung|mold', called('limited fungus', 'fungus', 'limited fungi'), {
    stem: `${COVERAGE}LimitedFungus_`,
  }),
  {
    label: 'Exclusion of fungus',
    stem: `${COVERAGE}FungusExclusion_`,
    words: 'fung|mold',
    beside: () => [
      ['FormEndorsement_FormIdentifier_A', 'Form number', 'TEXT'],
      ['FormEndorsement_FormDate_A', 'Form date', 'DATE', { maxLength: 10 }],
      ['FormEndorsement_CopyrightOwnerCode_A', 'Form of', 'TEXT'],
    ],
  },
  {
    label: 'Replacement cost',
    stem: `${COVERAGE}ReplacementCost_`,
    words: 'replacement|\\bRC\\b',
    told: ['replacement costs?|RC'],
    yes: () => fact('property.valuation', 'replacement cost'),
  },
  { label: 'Agreed value', stem: `${COVERAGE}AgreedValue_`, words: 'agreed', told: ['agreed (?:value|amount)'] },
  {
    label: 'Coinsurance',
    stem: `${COVERAGE}Coinsurance_`,
    words: 'co-?ins',
    told: ['co[- ]?insurance|coins'],
    restricts: true,
    yes: () => ({ tickedWith: PERCENT }),
    beside: () => [
      [
        PERCENT,
        'Percent',
        'TEXT',
        {
          ...fact('property.coinsurance'),
          whyMisfit: (value) => (/^(?:100|[1-9]\d)\s?%?$/.test(value) ? null : `“${value}” is no percentage.`),
        },
      ],
    ],
  },
  insured('Equipment breakdown', 'equipment breakdown|boiler', called('equipment breakdown'), {
    stem: `${COVERAGE}EquipmentBreakdown_`,
  }),
  part(
    'Ordinance or law, undamaged portion',
    'UndamagedPortionOfBuilding',
    'ordinance|undamaged',
    ordinance('A', UNDAMAGED, /\bdemolition\b|\bincreased\b/i),
    'UndamagedPortionBuilding',
  ),
  part(
    'Ordinance or law, demolition',
    'DemolitionCosts',
    'ordinance|demolition',
    ordinance('B', DEMOLITION, /\bundamaged\b|\bincreased\b|\bdebris\b/i),
  ),
  part(
    'Ordinance or law, increased cost',
    'IncreasedCostOfConstruction',
    'ordinance|increased cost',
    ordinance('C', INCREASED, /\bundamaged\b|\bdemolition\b/i),
  ),
  insured('Earth movement', 'earth', called('earth movement', 'earthquake'), { stem: `${COVERAGE}EarthMovement_` }),
  insured('Flood', 'flood', called('flood'), { stem: `${COVERAGE}Flood_` }),
  ...peril(
    'Wind or hail',
    'WindHail',
    { words: 'wind|hail', told: ['wind(?:storm)?s?', 'hail'] },
    ['wind hail', 'windstorm or hail'],
    'NotApplicableIndicator',
  ),
  ...peril(
    'Named storm',
    'NamedWindstorm',
    { words: 'named', told: ['named (?:wind)?storms?'] },
    ['named storm', 'named windstorm'],
    'SubjectToProvisionsNotApplicableIndicator',
  ),
  {
    label: 'Waiver of subrogation for the mortgagee',
    stem: `${PROPERTY}SubrogationWaiver_`,
    words: 'subrogation',
    told: [],
  },
]

/** How free text speaks of what is asked: each word or phrase once. */
export const TOLD = [...Map.groupBy(ASKED.flatMap(toldOf), ({ words }) => words).values()].map(([first]) => first!)

function toldOf({ words, told, restricts = false }: Question) {
  const phrases = told?.map((one) => `(?:${one})\\b`) ?? words.split('|').map((one) => `${one}\\w*`)
  return phrases.map((one) => ({ words: one, restricts, says: new RegExp(`\\b${one}`, 'gi') }))
}

/** What evidence of commercial property asks of coverages, one a row. */
export const QUESTIONS: ElementRow[] = ASKED.flatMap(rowsOf)
/** The boxes of each question, of which one is ticked. */
export const BOXES_OF_QUESTIONS: string[][] = ASKED.map(boxesOf)
