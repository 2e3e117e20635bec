import { redirect } from 'react-router'
import { request } from '../../graph/client.ts'
import { UpdateWorkspacesDocument } from '../../graph/generated/graphql.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import { counted } from '../../parts/list-page/list.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/archive.ts'

const ADDRESS = '/app/workspaces/archive'
/** The server changes up to so many at once. */
const AT_ONCE = 200
const NOUN = ['workspace', 'workspaces'] as const

/** This route has no screen. */
export const clientLoader = () => redirect('/app/workspaces')

/** Takes `{ workspaceIds, archive }` as JSON (spec 2 §8): puts workspaces away, or with `archive: false` back, and says so with the way back. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const { workspaceIds: ids, archive } = (await post.json()) as { workspaceIds: string[]; archive: boolean }
  const failure = await change(ids, archive)
  const what = counted(ids.length, NOUN)
  if (failure) toast(`${what} could not be ${archive ? 'archived' : 'brought back'}. ${failure}`, { tone: 'fail' })
  else if (archive)
    toast(`${what} archived`, {
      action: { label: 'Undo', post: { action: ADDRESS, body: { workspaceIds: ids, archive: false } } },
    })
  else toast(`${what} brought back`)
  return null
}

/** Why it could not be done, if so. */
async function change(ids: string[], archive: boolean) {
  try {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const part = ids.slice(from, from + AT_ONCE)
      const { updateCaraWorkspaces } = await request(UpdateWorkspacesDocument, { ids: part, input: { archive } })
      const failure = updateCaraWorkspaces.errors[0]
      if (failure) return failure.message
    }
    return undefined
  } catch (error) {
    if (error instanceof RequestFailed) return error.message
    throw error
  }
}
