import type { FormId } from './forms.ts'
import { CERTIFICATE_REVIEW } from './presets/certificate-review.ts'
import { CLAIMS_REVIEW } from './presets/claims-review.ts'
import { COMMERCIAL_CLASSIFICATION } from './presets/commercial-classification.ts'
import { CONTRACT_REVIEW } from './presets/contract-review.ts'
import { COVERAGE_COMPARISON } from './presets/coverage-comparison.ts'
import { COVERAGE_GAP_ANALYSIS } from './presets/coverage-gap-analysis.ts'
import type { PresetDeclaration } from './presets/declaration.ts'
import { DOCUMENT_EXPLORATION } from './presets/document-exploration.ts'
import {
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE,
  GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE,
} from './presets/generate-certificate.ts'
import { GENERATE_TEMPLATE } from './presets/generate-template.ts'
import { LOSS_RUN_ANALYSIS } from './presets/loss-run-analysis.ts'
import { GENERATE_QUOTE_PROPOSAL } from './presets/quote-proposal.ts'
import { UNDERWRITING_ANALYSIS } from './presets/underwriting-analysis.ts'
import type { ReviewKind } from './reviews.ts'

/** The most characters of a preset that an agency writes itself. */
export const PRESET_TITLE = 100
export const PRESET_DESCRIPTION = 300
export const PRESET_PROMPT = 10_000

export { DEFAULT_HOLDER, DEFAULT_INTEREST, type PresetDeclaration, type PresetInput } from './presets/declaration.ts'

/**
 * The built-in presets, in the order of the start page: those of spec 2 §2, then our own. A preset is its file under shared/presets, a line here, and its
 * instructions for the model under server/assistant/presets. Its card, its dialog and the user's first message are drawn from the file.
 */
export const PRESETS = [
  CERTIFICATE_REVIEW,
  CONTRACT_REVIEW,
  COVERAGE_COMPARISON,
  DOCUMENT_EXPLORATION,
  UNDERWRITING_ANALYSIS,
  COMMERCIAL_CLASSIFICATION,
  GENERATE_TEMPLATE,
  GENERATE_QUOTE_PROPOSAL,
  COVERAGE_GAP_ANALYSIS,
  CLAIMS_REVIEW,
  LOSS_RUN_ANALYSIS,
] as const

/** Presets without a card: they are started from where they are looked for. */
const FURTHER = [GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE, GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE] as const

/** A preset with a card, which has its own way of working. */
export type CardId = (typeof PRESETS)[number]['id']
export type PresetId = CardId | (typeof FURTHER)[number]['id']
type Declared = PresetDeclaration & { id: PresetId }

/** All that can be started. */
export const OFFERED_PRESETS: readonly Declared[] = [...PRESETS, ...FURTHER]

/** The user's input in a preset's dialog, by the names of its inputs: words, and the chosen forms. */
export type PresetValues = {
  texts: Readonly<Record<string, string>>
  forms: readonly FormId[]
  choices?: PresetChoices
}

/** What is chosen, by the names of the inputs; where nothing is, what is chosen from the beginning counts. */
export type PresetChoices = Readonly<Record<string, readonly string[]>>

export const PRESET_IDS = OFFERED_PRESETS.map(({ id }) => id) as readonly PresetId[] as readonly [
  PresetId,
  ...PresetId[],
]

/** The preset that fills one form alone. */
export const presetFor = (form: FormId | undefined) => FURTHER.find(({ fills }) => fills === form)?.id

export const presetOf = (id: PresetId): Declared => OFFERED_PRESETS.find((preset) => preset.id === id)!

/** The preset by whose way of working one is carried out: mostly its own. */
export const wayOf = (id: PresetId): CardId => presetOf(id).like ?? (id as CardId)

/** What the files of each slot of a preset are marked with. */
export const prefixesOf = (id: PresetId): string[] =>
  presetOf(id).inputs.flatMap((input) => (input.kind === 'files' ? [input.prefix] : []))

const FILE_PREFIXES: readonly string[] = PRESET_IDS.flatMap(prefixesOf)

/** The prefix of the input slot that a file came by; '' where it came by none. */
export const slotOf = (name: string): string => FILE_PREFIXES.find((one) => name.startsWith(`${one} `)) ?? ''

/** A file's display name: without the prefix of its input slot. */
export function withoutPrefix(name: string) {
  const prefix = slotOf(name)
  return prefix ? name.slice(prefix.length + 1) : name
}

/** The name of a document on file within a conversation, as if it had been sent in the slot it was put in. */
export const inSlot = (name: string, slot: string) => (slot ? `${slot} ${withoutPrefix(name)}` : name)

/** What a preset reviews the documents for, given what was chosen; null where it does not. */
export function reviewAsked(id: PresetId, choices: PresetChoices): ReviewKind | null {
  const { review } = presetOf(id)
  if (!review || typeof review === 'string') return review ?? null
  return review.kinds[choices[review.by]?.[0] ?? ''] ?? null
}
