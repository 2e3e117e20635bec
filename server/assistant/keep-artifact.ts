import type { ArtifactType } from '../../shared/kinds.ts'
import { addVersion } from '../domains/workspaces/artifacts.ts'
import { artifactIdFor } from '../domains/workspaces/rules.ts'
import type { ArtifactBody } from '../domains/workspaces/types.ts'
import type { ToolContext, ToolResult } from './tool.ts'

type Draft = {
  id?: string | undefined
  version: number
  type: ArtifactType
  title: string
  body: ArtifactBody
  blobKey?: string
}

/** The id of what a tool call makes. It is derived from the call, so a repeated call after a crash makes nothing new. */
export const artifactIdOf = ({ runId, callId }: ToolContext) => artifactIdFor(runId, callId)

/** Keeps what a tool made as a version of an artifact, as Cara's work for the user who asked. */
export function keepArtifact(tool: ToolContext, draft: Draft): NonNullable<ToolResult['keep']> {
  const { id = artifactIdOf(tool), blobKey = null, ...rest } = draft
  const { conversation, stageId } = tool
  return async (ctx, rev) => {
    const made = { ...rest, id, blobKey, workspaceId: conversation.workspace.id, stageId, reason: 'CARA' as const }
    await addVersion(ctx, made, rev)
  }
}
