import { FORM_CARDS, type FormId } from './forms.ts'

/** The built-in presets that work, in the order of the start page (spec 2 §2). */
export const PRESET_CARDS = [
  {
    id: 'DOCUMENT_EXPLORATION',
    title: 'Explore a Policy',
    description: 'Ask about a policy and see the words it rests on.',
  },
  {
    id: 'GENERATE_TEMPLATE',
    title: 'Fill Forms and Certificates',
    description: 'Fill ACORD forms from quotes, binders and policies.',
  },
] as const

export type PresetId = (typeof PRESET_CARDS)[number]['id']

/** What is put before a file's name, per input slot of a preset dialog (spec 2 §5). */
export const FILE_PREFIXES = { DOCUMENT_EXPLORATION: '[Policy]', GENERATE_TEMPLATE: '[Input]' } as const

/** spec 2 §5: stands for a certificate holder that was left blank. */
export const DEFAULT_HOLDER = "Use the named insured's information as the certificate holder."

/** What the user says to Cara by sending the Fill Forms and Certificates dialog. */
export function composeFillFormsMessage(input: { forms: readonly FormId[]; holder: string; instructions: string }) {
  const names = FORM_CARDS.filter((card) => input.forms.includes(card.id))
  const lines = [`Fill ${names.map((card) => `${card.name} (${card.title})`).join(', ')}.`]
  if (names.some((card) => card.holder)) lines.push(`Certificate holder: ${input.holder.trim() || DEFAULT_HOLDER}`)
  if (input.instructions.trim()) lines.push(input.instructions.trim())
  return lines.join('\n\n')
}

/** What the user says to Cara by sending the Explore a Policy dialog. */
export function composeExplorePolicyMessage(input: { question: string }) {
  return (
    input.question.trim() ||
    'What does this policy cover? Give the parties, dates, limits, deductibles and main exclusions.'
  )
}
