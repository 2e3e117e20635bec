import { type PresetId, presetOf } from '../../../shared/presets.ts'
import { idFrom } from '../../lib/ids.ts'
import type { Run } from '../../runs/types.ts'
import type { Artifact, Workspace } from './types.ts'

export const TITLE_LENGTH = 200
export const MESSAGE_LENGTH = 20_000

/** spec 2 §2: the sentence for a workspace of the old kind. */
const ARCHIVED_SENTENCE = 'This workspace has been archived. Please create a new workspace to continue.'

/** Why a workspace takes no more messages; null when it does. */
export function whyClosed({ schemaVersion, archivedAt }: Workspace): string | null {
  return schemaVersion === 'V0' || archivedAt ? ARCHIVED_SENTENCE : null
}

/** Whether a new message must wait in line: one run at a time works in a workspace. */
export const isBusy = (newest: Run | null) => newest?.state === 'QUEUED' || newest?.state === 'RUNNING'

/** How many messages may wait in line. */
export const MOST_IN_LINE = 20

export function canRetry(newest: Run | null) {
  return newest?.state === 'FAILED' || newest?.state === 'STOPPED'
}

export function canStop(newest: Run | null) {
  return newest?.state === 'QUEUED' || newest?.state === 'RUNNING' || newest?.state === 'WAITING_FOR_INPUT'
}

/** What a workspace of a preset is called: by the preset, the agency's own or a built-in one, and whom it is for as soon as that is known. */
export function presetTitle({ preset, custom }: { preset: PresetId | null; custom: string | null }, client?: string) {
  const title = custom ?? (preset && presetOf(preset).title)
  return title && [title, ...(client ? [client] : [])].join(' for ').slice(0, TITLE_LENGTH)
}

/** A first title without a preset: the first line of what the user asked. Cara gives a better one. */
export function titleOfWords(message: string) {
  const line = message.trim().split('\n')[0]!.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}

/** The id that an artifact of this tool call always has, so that a repeated call cannot make a second one. */
export const artifactIdFor = (runId: string, callId: string) => idFrom('artifact', runId, callId)

/** Saves while a user types become one version, for at most this long. */
const TYPING_MINUTES = 10

/** Whether another save by this user belongs to the version that is there. */
export function isSameTyping(
  newest: Pick<Artifact, 'reason' | 'madeBy' | 'createdAt'>,
  userId: string | null,
  now: Date,
) {
  const age = now.getTime() - newest.createdAt.getTime()
  return newest.reason === 'EDITED' && userId !== null && newest.madeBy === userId && age < TYPING_MINUTES * 60_000
}
