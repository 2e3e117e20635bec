import { PRESET_CARDS } from '../../../shared/presets.ts'
import type { Preset, Run, Workspace } from './types.ts'

export const TITLE_LENGTH = 200
export const MESSAGE_LENGTH = 20_000

/** spec 2 §2: the sentence for a workspace of the old kind. */
const ARCHIVED_SENTENCE = 'This workspace has been archived. Please create a new workspace to continue.'

/** Whether a new message may start work: an old workspace takes none, and one run at a time works in a workspace. */
export function whyNotReady(workspace: Workspace, newest: Run | null): string | null {
  if (workspace.schemaVersion === 'V0' || workspace.archivedAt) return ARCHIVED_SENTENCE
  if (newest && (newest.state === 'QUEUED' || newest.state === 'RUNNING')) {
    return 'Cara is still working on your last message. Stop it, or wait until it is done.'
  }
  return null
}

export function canRetry(newest: Run | null) {
  return newest?.state === 'FAILED' || newest?.state === 'STOPPED'
}

export function canStop(newest: Run | null) {
  return newest?.state === 'QUEUED' || newest?.state === 'RUNNING' || newest?.state === 'WAITING_FOR_INPUT'
}

/** A first title: the preset's, or the first line of what the user asked. Cara gives a better one when it knows the client. */
export function firstTitle(message: string, preset: Preset | null) {
  const card = PRESET_CARDS.find(({ id }) => id === preset)
  if (card) return card.title
  const line = message.trim().split('\n')[0]!.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}
