import { endingOf } from './ending.ts'
import { documentsIn, draftsIn, formsIn, pdfsIn } from './made.ts'
import type { Talk } from './talk.ts'
import type { TalkState } from './understanding/intent-features.ts'

/** What stands before a message: what was made, what was made last, and whether something was asked. */
export type Stage = {
  state: TalkState
  hasForm: boolean
  hasDraft: boolean
  isAsked: boolean
  files: boolean
  isFirst: boolean
}

const FILLS: ReadonlySet<string> = new Set(['FILL_TEMPLATE', 'PDF_EDITOR'])
const MAKES: ReadonlySet<string> = new Set([...FILLS, 'DRAFT_EMAIL', 'DRAFT_DOCUMENT', 'FILE_EDITOR'])

/** The stage at which the last message of a talk comes. */
export function stageOf({ turns }: Talk): Stage {
  const calls = turns.slice(0, -1).flatMap((turn) => turn.calls)
  const before = turns.at(-2)
  const ending = before ? endingOf(before) : null
  const hasForm = formsIn(calls).length + pdfsIn(calls).length + documentsIn(calls).length > 0
  const hasDraft = draftsIn(calls).length > 0
  const lastMade = calls.findLast(({ name, error, result }) => MAKES.has(name) && !error && result)?.name
  const isAsked = ending?.outcome === 'NEEDS_INPUT'
  const last = lastMade === undefined ? 'none' : FILLS.has(lastMade) ? 'form_filled' : 'draft_open'
  return {
    state: isAsked && ending.choices?.length ? 'asked_choice' : last,
    ...{ hasForm, hasDraft, isAsked, files: turns.at(-1)!.files.length > 0, isFirst: turns.length === 1 },
  }
}
