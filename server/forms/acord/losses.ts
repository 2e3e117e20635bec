import type { FieldType } from '../../../shared/kinds.ts'
import { type ElementRow, type Is, lettered, listed } from './describe.ts'

/** That there were no losses. */
export const noLosses = (is: Is = {}): ElementRow => [
  'LossHistory_NoPriorLossesIndicator_A',
  'No prior losses',
  'TICK',
  listed('losses', 0, 'none', {
    ...is,
    speaksOf: /\bno (?:prior |known |reported )?(?:loss|claim)\w*|\b(?:loss|claim)\w*\b.*\bnone\b/i,
  }),
]

const DAY = { maxLength: 10 }
const PARTS = {
  date: ['OccurrenceDate', 'Date of loss', 'DATE', { ...DAY, speaksOf: /\b(?:date|loss|accident|occurr\w*|injur\w*)\b/i }],
  line: ['LineOfBusiness', 'Line', 'TEXT', {}],
  description: ['OccurrenceDescription', 'Description', 'TEXT', {}],
  reported: ['ClaimDate', 'Date of claim', 'DATE', { ...DAY, speaksOf: /\b(?:report|notice|receiv|claim)\w*/i }],
  paid: ['PaidAmount', 'Paid', 'AMOUNT', { speaksOf: /\bpa(?:id|y)/i }],
  reserved: ['ReservedAmount', 'Reserved', 'AMOUNT', { speaksOf: /\b(?:reserv|outstanding)/i }],
  subrogation: ['ClaimStatus_SubrogationCode', 'Subrogation', 'CODE', { maxLength: 1, speaksOf: /\bsubro/i }],
  open: ['ClaimStatus_OpenCode', 'Open', 'CODE', { maxLength: 1, speaksOf: /\b(?:open|closed|status)\b/i }],
} as const satisfies Record<string, readonly [element: string, label: string, type: FieldType, is: Is]> // biome-ignore format: a table

/** The rows of losses with these letters, of these parts in their order. `asks`: what is asked of the insured where no day is told. */
export const lossRows = (letters: string, parts: readonly (keyof typeof PARTS)[], asks: Is = {}): ElementRow[] =>
  lettered(letters, (letter, at) =>
    parts.map((part): ElementRow => {
      const [element, label, type, is] = PARTS[part]
      const own = { ...is, ...(part === 'date' && asks) }
      return [`LossHistory_${element}_${letter}`, label, type, listed('loss', at, part, own)]
    }),
  )
