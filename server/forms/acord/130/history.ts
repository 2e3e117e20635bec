import type { PriorPart } from '../../types.ts'
import { type ElementRow, type Is, lettered, ofPrior, waits } from '../describe.ts'

const YEARS = 'ABCDE'
/** What claims cost grows: an earlier form tells it as it was. */
const OF_TODAY = { carried: 'current' } as const
/** A total of claims is told by the policy it is of. */
const ofPolicy = (letter: string): Is => ({ describedBy: `PriorCoverage_PolicyNumberIdentifier_${letter}` })
const PARTS: readonly [element: string, label: string, type: 'TEXT' | 'AMOUNT', part: PriorPart, is?: Is][] = [
  ['PriorCoverage_EffectiveYear', 'Year', 'TEXT', 'year'],
  ['PriorCoverage_InsurerFullName', 'Carrier', 'TEXT', 'carrier.name'],
  ['PriorCoverage_PolicyNumberIdentifier', 'Policy number', 'TEXT', 'policy.number'],
  [
    'PriorCoverage_TotalPremiumAmount',
    'Annual premium',
    'AMOUNT',
    'policy.premium',
    { speaksOf: /\bpremium\b/i, mustNotSpeakOf: /\b(?:deposit|minimum)\b/i },
  ],
  ['PriorCoverage_ModificationFactor', 'Modification', 'TEXT', 'mod'],
  ['LossHistory_ClaimCount', 'Claims', 'TEXT', 'claims', OF_TODAY],
  ['LossHistory_PaidAmount', 'Amount paid', 'AMOUNT', 'paid', { ...OF_TODAY, speaksOf: /\bpa(?:id|y)/i }],
  [
    'LossHistory_ReservedAmount',
    'Reserve',
    'AMOUNT',
    'reserved',
    { ...OF_TODAY, speaksOf: /\b(?:reserv|outstanding)/i },
  ],
]

/** Who insured the applicant before, a year a row, and what it cost. */
export const PRIOR: ElementRow[] = [
  [
    'WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator_A',
    'Loss run attached',
    'TICK',
    { row: 'attached', speaksOf: /\battach\w*\b.*\bloss runs?\b|\bloss runs?\b.*\battach/i, ...waits('Tick what you attach.') },
  ],
  ...lettered(YEARS, (letter, at) =>
    PARTS.map(
      ([element, label, type, part, is]): ElementRow => [`${element}_${letter}`, label, type, ofPrior(at, part, 'wc', { ...is, ...(is?.carried && type === 'AMOUNT' && ofPolicy(letter)) })],
    ),
  ),
] // biome-ignore format: a table
