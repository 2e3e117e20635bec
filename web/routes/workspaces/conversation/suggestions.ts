import type { PresetId } from '../../../../shared/presets.ts'
import type { Workspace } from '../../../graph/workspace.ts'

const QUESTIONS = {
  DOCUMENT_EXPLORATION: ['What does it exclude?', 'Which deductibles apply?', 'Write a coverage summary document'],
  GENERATE_TEMPLATE: ['What is still missing?', 'Draft an e-mail to the certificate holder'],
} satisfies Record<PresetId, string[]>

/** What may be asked next, once an answer stands and nothing was asked since; each only until it was asked. */
export function suggestionsFor({ state, run, preset, messages }: Workspace): string[] {
  if (state !== 'IDLE' || run?.state !== 'SUCCESS' || !preset) return []
  const asked = new Set(messages.filter(({ role }) => role === 'USER').map(({ content }) => content.trim()))
  return QUESTIONS[preset].filter((question) => !asked.has(question))
}
