import { speaksOfLabel } from '../../../documents/index.ts'
import type { FormField, ProposalInput } from '../../types.ts'
import { withoutTitles } from '../clauses.ts'
import type { FormDraft } from '../draft.ts'

/** Questions of a form that the user's words answer by naming one: 'Foreign operations: no'. Where they answer it both ways, none does. */
export function putAnswers(draft: FormDraft, fields: readonly FormField[], { instructions = '' }: ProposalInput): void {
  const told = instructions.split(SENTENCE).flatMap((sentence) => {
    const { head, answer } = ANSWERED.exec(withoutTitles(sentence))?.groups ?? {}
    return head && answer ? [{ head, value: answer[0]!.toUpperCase(), quote: sentence.trim() }] : []
  })
  for (const { name, label, type, question } of fields) {
    if (!question || type !== 'CODE') continue
    const own = told.filter(({ head }) => speaksOfLabel(label).test(head))
    const [first, ...others] = own
    if (!first) continue
    if (others.some(({ value }) => value !== first.value))
      draft.blank(name, 'Your words answer it with yes and with no.', 'CONFLICT')
    else draft.put(name, first.value, { kind: 'message', quote: first.quote })
  }
}

const SENTENCE = /(?<=[.;!?])\s+|\n/
const ANSWERED = /^\s*(?<head>[^:]+?)\s*:\s*(?<answer>yes|no|y|n)\s*[.;]?\s*$/i
