import { as25 } from '../as-25.ts'
import { carried, type ElementRow, type Is, said, waits } from '../describe.ts'
import { other } from '../property.ts'

const STEM = 'ExcessUmbrella_'
const DAY = { maxLength: 10 }
const ASKED_FOR = waits('Say what is wanted.')
const wanted = (is: Is = {}): Is => carried('renewed', { ...ASKED_FOR, ...is })
const OF_TERM = { carried: 'current' } as const
const tick = (name: string, label: string, is: Is): ElementRow => [name, label, 'TICK', wanted(is)]
const amount = (name: string, label: string, speaksOf: RegExp): ElementRow => [
  name,
  label,
  'AMOUNT',
  wanted({ speaksOf }),
]

/** An amount of the umbrella itself, by what words say of it on a certificate of liability: told by the user, never by the expiring policy. */
const ofUmbrella = (part: string, label: string, own: Is = {}): ElementRow[] =>
  as25(`${STEM}Umbrella_${part}Amount`).map(
    ([name, , type, { holds: expiring, ...is } = {}]): ElementRow => [
      name,
      label,
      type,
      wanted({ ...is, ...own, said: true, submitted: `request.${expiring!.key}` }),
    ],
  )

const BENEFITS = `${STEM}EmployeeBenefits_`
const OTHER = `${STEM}OtherCoverageDescription_A`

/** What policy is asked for. */
export const WANTED: ElementRow[] = [
  tick('Policy_Status_NewIndicator_A', 'New', { ...said(/\bnew\b.*\b(?:umbrella|excess|polic(?:y|ies))\b/i), ...OF_TERM }),
  tick('Policy_Status_RenewIndicator_A', 'Renewal', { ...said(/\brenew(?:al|s|ing)?\b/i), ...OF_TERM }),
  tick('Policy_PolicyType_UmbrellaIndicator_A', 'Umbrella', { speaksOf: /umbrella/i, submitted: 'request.lines' }),
  tick('Policy_PolicyType_ExcessIndicator_A', 'Excess', { speaksOf: /\bexcess\b/i }),
  tick(`${STEM}OccurrenceIndicator_A`, 'Occurrence', { speaksOf: /\boccurrence (?:form|basis|policy|coverage)\b/i, submitted: 'request.umbrella.trigger' }),
  tick(`${STEM}ClaimsMadeIndicator_A`, 'Claims-made', { speaksOf: /\bclaims?[- ]made\b/i, submitted: 'request.umbrella.trigger' }),
  tick(`${STEM}VoluntaryIndicator_A`, 'Voluntary', { speaksOf: /\bvoluntary\b/i }),
  ...other(`${STEM}Transactiontype_OtherIndicator_A`, `${STEM}Transactiontype_OtherDescription_A`).map(
    ([name, label, type, is]): ElementRow => [name, label, type, wanted(is)],
  ),
  [
    'PriorCoverage_PolicyNumberIdentifier_A',
    'Expiring policy number',
    'TEXT',
    {
      holds: { key: 'policy.number', line: 'umbrella' },
      unbroken: true,
      ...carried('current', waits('No umbrella or excess policy in force is on file.')),
    },
  ],
  [`${STEM}ProposedRetroactiveDate_A`, 'Proposed retroactive date', 'DATE', wanted({ ...DAY, speaksOf: /\bretro/i })],
  [`${STEM}CurrentRetroactiveDate_A`, 'Current retroactive date', 'DATE', wanted({ ...DAY, speaksOf: /\bretro/i })],
  // Of both limits at once words mostly tell one amount.
  ...ofUmbrella('EachOccurrence', 'Each occurrence', { speaksOf: /\bocc(?:urrences?)?\b/i }),
  ...ofUmbrella('Aggregate', 'Aggregate'),
  [OTHER, 'Other limit, description', 'TEXT', wanted()],
  [`${STEM}OtherCoverageLimitAmount_A`, 'Other limit', 'AMOUNT', wanted({ describedBy: OTHER })],
  ...ofUmbrella('DeductibleOrRetention', 'Retained limit'),
  [
    `${STEM}FirstDollarDefenceCode_A`,
    'First dollar defense',
    'CODE',
    wanted({ maxLength: 1, speaksOf: /\bfirst dollar\b/i }),
  ],
  amount(`${BENEFITS}EachEmployeeLimitAmount_A`, 'Benefits, each employee', /\bemployee\b/i),
  amount(`${BENEFITS}AggregateLimitAmount_A`, 'Benefits, aggregate', /\bbenefits?\b.*\bagg/i),
  amount(`${BENEFITS}DeductibleOrRetentionAmount_A`, 'Benefits, retained limit', /\bbenefits?\b.*\b(?:reten|retain|ded)/i),
  [`${BENEFITS}RetroactiveDate_A`, 'Benefits, retroactive date', 'DATE', wanted({ ...DAY, speaksOf: /\bretro/i })],
  [`${BENEFITS}ProgramName_A`, 'Benefit program', 'TEXT', wanted()],
] // biome-ignore format: a table

const DRIVERS: readonly [part: string, label: string, words: RegExp][] = [
  ['UninsuredMotorists', 'Uninsured motorists limit', /\buninsured\b|\bUM\b/i],
  ['UnderinsuredMotorists', 'Underinsured motorists limit', /\bunderinsured\b|\bUIM\b/i],
  ['MedicalPayments', 'Medical payments limit', /\bmed(?:ical)? pay/i],
]
/** Coverages of motorists that states ask about. */
export const MOTORISTS: ElementRow[] = DRIVERS.map(([part, label, speaksOf]) =>
  amount(`${STEM}${part}_LimitAmount_A`, label, speaksOf),
)
