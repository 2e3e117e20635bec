import type { DocumentKind } from '../../documents/kinds.ts'
import type { ProposalInput } from '../types.ts'
import { mentions } from './mentions.ts'
import type { SheetDraft } from './sheet-draft.ts'

/** What papers that do not speak of insurance in force are called; the others may say what a certificate says. */
const SILENT: Partial<Record<DocumentKind, string>> = {
  application: 'an application',
  quote: 'a quote',
  schedule: 'a schedule',
  'loss-run': 'a loss run',
  contract: 'a contract',
  invoice: 'an invoice',
}

type File = ProposalInput['files'][number]

/** The papers that may say what a certificate says, and any other that the user's words name. */
export function speakingPapers({ files, instructions }: ProposalInput): File[] {
  return files.filter(({ facts, fileName }) => !SILENT[facts.kind] || mentions(instructions, fileName))
}

/** Where no paper may speak, asks whether one of them shall: what it offers or asks for is not said to be in force. */
export function askForPapers(draft: SheetDraft, input: ProposalInput): void {
  const silent = input.files.filter(({ facts }) => SILENT[facts.kind] && facts.policies.length > 0)
  if (
    silent.length === 0 ||
    speakingPapers(input).some(({ facts }) => !['other', 'letter', 'notice'].includes(facts.kind))
  )
    return
  const kinds = [...new Set(silent.map(({ facts }) => SILENT[facts.kind]))].join(' and ')
  draft.ask({
    about: 'papers',
    text: `There is only ${kinds} here, which does not say what is insured. Shall it be used all the same?`,
    choices: silent.map(({ fileName }) => `Use ${fileName}`),
  })
}
