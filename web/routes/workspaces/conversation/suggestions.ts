import { FORM_CARDS } from '../../../../shared/forms.ts'
import { ASK_HOLDER, ASK_INSURED } from '../../../../shared/presets/generate-template.ts'
import { presetOf } from '../../../../shared/presets.ts'
import { VERDICTS } from '../../../../shared/reviews.ts'
import type { Workspace } from '../../../graph/workspace.ts'

type Asked = Pick<Workspace, 'state' | 'run' | 'preset' | 'customPreset' | 'messages' | 'artifacts'>

/** What may be asked next, once an answer stands and nothing was asked since; each only until it was asked. */
export function suggestionsFor({ state, run, preset, customPreset, messages, artifacts }: Asked): string[] {
  const like = preset ?? customPreset?.inheritFromPreset
  if (state !== 'IDLE' || run?.state !== 'SUCCESS' || !like) return []
  const asked = new Set(messages.filter(({ role }) => role === 'USER').map(({ content }) => content.trim()))
  const review = artifacts.findLast((one) => one.review)?.review
  const isUncompared = review?.columns.length === 1
  const forms = FORM_CARDS.filter(({ name }) => artifacts.some(({ form }) => form?.form === name))
  const isOut = (question: string) =>
    (question === ASK_HOLDER && forms.length > 0 && !forms.some(({ holder }) => holder)) ||
    (question === ASK_INSURED && !forms.some(({ asks }) => asks)) ||
    (isUncompared && namesVerdict(question))
  return presetOf(like).next.filter((question) => !asked.has(question) && !isOut(question))
}

/** Whether a question is for what a comparison came to: 'What is short?' */
const namesVerdict = (question: string) =>
  VERDICTS.some(({ label }) => question.toLowerCase().includes(` ${label.toLowerCase()}`))
