import { jobsOf } from '../../server/assistant/builtin/intent.ts'
import { languageOf } from '../../server/assistant/builtin/question/other-languages.ts'
import type { DoneCall, Talk } from '../../server/assistant/builtin/talk.ts'
import { type Intent, intentOf, WANTS } from '../../server/assistant/builtin/understanding/intent-by-weights.ts'
import type { TalkState } from '../../server/assistant/builtin/understanding/intent-features.ts'
import { JOB_FOR } from '../../server/assistant/builtin/understanding/jobs.ts'

const done = (name: DoneCall['name'], input: object, result: object): DoneCall => ({ name, input, result, error: null })

/** What was done before a message of each state. */
const BEFORE: Record<TalkState, DoneCall[]> = {
  none: [],
  form_filled: [
    done(
      'FILL_TEMPLATE',
      { templateId: '25', fields: [] },
      { artifactId: 'a', version: 1, filled: [], refused: [], blank: [], findings: [] },
    ),
  ],
  draft_open: [done('DRAFT_EMAIL', { subject: 's', body: 'b' }, { artifactId: 'e', version: 1 })],
  asked_choice: [done('COMPLETE_TASK', { outcome: 'NEEDS_INPUT', answer: 'Which one?', choices: ['One', 'Two'] }, {})],
}

/**
 * Whether the whole decision, the state of the talk and the weights together, gives a message to work that its intent is done by. What
 * is asked in another language is answered as far as it is understood, and so is right.
 */
export function decidedRight({ message, intent, state }: { message: string; intent: Intent; state: TalkState }) {
  const file = { file: 'F1', name: 'policy.pdf', kind: 'declarations', pages: 2, error: null }
  const talk: Talk = {
    ...{ today: '2026-05-14', preset: null, user: null, account: null, agency: {}, steps: 0 },
    turns: [
      { text: 'here is the policy', files: [file], changed: [], calls: BEFORE[state] },
      { text: message, files: [], changed: [], calls: [] },
    ],
  }
  const own = WANTS.filter((want) => intentOf(want) === intent).map((want) => JOB_FOR[want] as string)
  const isAnswer = state === 'asked_choice' && (intent === 'confirm' || intent === 'complaint')
  const isAnsweredInKind = intent === 'language' && languageOf(message) !== null
  return {
    isRight: isAnsweredInKind || jobsOf(talk).every((job) => own.includes(job) || (isAnswer && job === 'question')),
  }
}
