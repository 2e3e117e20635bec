import { saveVersion } from '../domains/workspaces/artifacts.ts'
import { artifactIdFor } from '../domains/workspaces/service.ts'
import { nextRev } from '../domains/workspaces/store/workspaces.ts'
import type { Artifact, ArtifactBody } from '../domains/workspaces/types.ts'
import type { ToolContext } from './tool.ts'

type Draft = { id?: string | undefined; version: number; type: Artifact['type']; title: string }

/**
 * Keeps what a tool made as an artifact. Its id follows from the tool call, so a call that is done again after a crash
 * cannot make a second one.
 */
export async function keepArtifact(
  { ctx, conversation, runId, callId, stageId }: ToolContext,
  { id = artifactIdFor(runId, callId), version, type, title }: Draft,
  make: (place: {
    workspaceId: string
    id: string
    version: number
  }) => Promise<{ body: ArtifactBody; blobKey?: string }>,
): Promise<Artifact> {
  const workspaceId = conversation.workspace.id
  const { body, blobKey = null } = await make({ workspaceId, id, version })
  const artifact: Artifact = { id, workspaceId, version, stageId, type, title, body, blobKey, createdAt: ctx.now }
  return saveVersion(ctx, artifact, await nextRev(ctx.db, workspaceId, ctx.now))
}
