import { useNavigate } from 'react-router'
import type { PresetId } from '../../shared/presets.ts'
import { type Outcome, useAct } from '../graph/act.ts'
import { CreateWorkspaceDocument, type CreateWorkspaceMutation } from '../graph/generated/graphql.ts'
import { untilAnswered } from '../graph/until-answered.ts'
import type { Outgoing } from './composer.tsx'

type Started = Outcome<CreateWorkspaceMutation['createCaraWorkspace']>

/** History state of a workspace that was just started: nothing in it has been seen before. */
export const JUST_STARTED = { justStarted: true }

/** The sentence when there is no workspace to go to (spec 1 §8, spec 2 §8). */
export const NOT_MADE = 'Failed to create workspace'

/** What a workspace is about, if anything, files the agency has already, and a preset of the agency. */
export type About = {
  accountId?: string
  serviceRequestId?: string
  documentIds?: string[]
  /** The inputs of the preset that these are for, by their prefixes. */
  documentSlots?: { documentId: string; slot: string }[]
  customPresetId?: string
}

/**
 * Creates a workspace from a message, files and perhaps a preset, about something or nothing, and goes to it. It waits for a lost connection;
 * what failed comes back.
 */
export function useStartWorkspace() {
  const act = useAct()
  const navigate = useNavigate()
  return async (
    preset: PresetId | null,
    { message, files, key, documentIds, accountId, signal, onProgress, onWait }: Outgoing,
    about: About = {},
  ): Promise<Started> => {
    const named = { ...(documentIds && { documentIds }), ...(accountId && { accountId }) }
    const input = { preset, message, files, key, ...named, ...about }
    const send = () => act(CreateWorkspaceDocument, { input }, { signal, onProgress })
    const outcome = await untilAnswered(send, { signal, onWait })
    if (!outcome.ok) return outcome
    if (!outcome.value.id) {
      // spec 2 §8: an answer with neither an id nor an error is logged; what was written stays, to be sent again.
      reportError(new Error(NOT_MADE))
      return { ok: false, sentence: NOT_MADE, code: 'BUG', errors: [] }
    }
    await navigate(`/app/workspaces/${outcome.value.id}`, { state: JUST_STARTED })
    return outcome
  }
}
