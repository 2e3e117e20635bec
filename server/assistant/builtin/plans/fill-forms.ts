import { DEFAULT_HOLDER } from '../../../../shared/presets.ts'
import { ACORD_25 } from '../../../forms/acord-25/index.ts'
import type { ValueSource } from '../../../forms/types.ts'
import type { SourceInput } from '../../evidence/source-input.ts'
import { papersOf, peekCalls } from '../papers.ts'
import type { NextStep, Talk } from '../talk.ts'

/** Fills the form from the attached papers, step by step. */
export function fillForms(talk: Talk): NextStep {
  const turn = talk.turns.at(-1)!
  const papers = papersOf(talk)
  if (papers.unopened.length) return { thought: 'I will look into every file first.', calls: peekCalls(papers) }
  const filled = turn.calls.find(({ name }) => name === 'FILL_TEMPLATE')
  if (filled)
    return {
      thought: '',
      calls: [{ name: 'COMPLETE_TASK', input: { outcome: 'DONE', answer: 'The form is filled.' } }],
    }
  const files = papers.read.map(({ file, name, facts }) => ({ fileId: file, fileName: name, facts }))
  const holder = /certificate holder:\s*(.+?)(?:\n\n|$)/is.exec(turn.text)?.[1] ?? DEFAULT_HOLDER
  const proposal = ACORD_25.propose({ files, holder, instructions: turn.text, today: talk.today })
  const fields = proposal.values.map(({ source, ...value }) => ({ ...value, source: sourceOf(source) }))
  return {
    thought: 'I fill what the papers answer.',
    calls: [{ name: 'FILL_TEMPLATE', input: { templateId: '25', fields } }],
  }
}

function sourceOf(source: ValueSource): SourceInput {
  if (source.kind !== 'document') return source as SourceInput
  return { kind: 'document', file: source.fileId, page: source.page, quote: source.quote }
}
