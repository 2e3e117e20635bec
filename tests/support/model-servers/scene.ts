import { builtinModel } from '../../../server/assistant/builtin/model.ts'
import {
  addWorkspaceMessage,
  createWorkspace,
  removeWorkspaceMessage,
  retryWorkspace,
  stopWorkspace,
} from '../../../server/domains/workspaces/service.ts'
import type { FormBody } from '../../../server/domains/workspaces/types.ts'
import type { WorkspaceView } from '../../../server/domains/workspaces/view.ts'
import type { PresetId } from '../../../shared/presets.ts'
import { anUpload, untilDone, view } from '../files.ts'
import { aHouse, anAgency, as } from '../house.ts'
import { aWorker } from '../worker.ts'
import { aModelServer, type Protocol } from './model-server.ts'
import type { Script } from './script.ts'

export type Who = Protocol | 'built-in'

type Sent = { files?: Record<string, Uint8Array>; preset?: PresetId | null; accountId?: string | null }

/**
 * A house with an agency, a worker and a model: the built-in one, or a scripted one behind a wire protocol. The script is
 * given per conversation with `play`; the built-in model has none and goes its own way.
 */
export async function aScene(
  who: Who,
  limits: { timeoutMs?: number; tokens?: number; requestTokens?: number; poolSize?: number } = {},
) {
  const test = await aHouse(limits)
  const agency = await anAgency(test)
  const server = who === 'built-in' ? null : await aModelServer(who, () => ({ does: 'refuse', status: 418 }))
  const worker = await aWorker(test, server?.model ?? builtinModel, limits)
  const acting = { house: test.house, actor: agency.actor }
  const act = <T>(work: Parameters<typeof as<T>>[2]) => as(test.house, agency.actor, work)
  return {
    test,
    agency,
    play: (script: Script) => server?.play(script),
    /** What the model was asked since `play`, oldest first. */
    asked: () => server?.recorded.slice(server.from()) ?? [],
    /** Opens a workspace with a message; gives its id. */
    async send(message: string, { files = {}, preset = null, accountId = null }: Sent = {}) {
      const uploads = await Promise.all(Object.entries(files).map(([name, bytes]) => anUpload(test, name, bytes)))
      return (await createWorkspace(acting, { message, preset, accountId }, uploads)).id
    },
    say: (id: string, message: string, key?: string) =>
      addWorkspaceMessage(acting, id, { message, ...(key && { key }) }),
    takeBack: (id: string, messageId: string) => act((ctx) => removeWorkspaceMessage(ctx, id, messageId)),
    stop: (id: string) => act((ctx) => stopWorkspace(ctx, id)),
    retry: (id: string) => act((ctx) => retryWorkspace(ctx, id)),
    look: (id: string) => view(test, agency.actor, id),
    done: (id: string, seconds?: number) => untilDone(test, agency.actor, id, seconds),
    async close() {
      await worker.stop()
      await server?.close()
      await test.close()
    },
  }
}

export type Scene = Awaited<ReturnType<typeof aScene>>

/** The newest version of the form that was filled. */
export function formOf({ artifacts }: WorkspaceView): FormBody {
  const body = artifacts.findLast((artifact) => artifact.body.kind === 'form')?.body
  if (body?.kind !== 'form') throw new Error('no form was filled')
  return body.form
}

/** An element of a filled form. */
export function fieldOf(found: WorkspaceView, name: string) {
  const field = formOf(found).fields.find((one) => one.name === name)
  if (!field) throw new Error(`the form has no ${name}`)
  return field
}

/** What Cara said last. */
export const answerOf = ({ messages }: WorkspaceView) => messages.findLast(({ role }) => role === 'AGENT')

/** Events that are still open. */
export const openEvents = ({ events, stages }: WorkspaceView) =>
  [...events, ...stages].filter(({ state }) => state === 'IN_PROGRESS' || state === 'PLANNED')

/** Why calls were given back to the model, in order. */
export const refusals = ({ events }: WorkspaceView) =>
  events.flatMap(({ type, error }) => (type === 'TOOL_CALL' && error ? [error] : []))
