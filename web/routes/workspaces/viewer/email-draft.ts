import type { Artifact } from '../../../graph/workspace.ts'

/** An e-mail as it is typed and sent back. */
export type Draft = ReturnType<typeof draftOf>

export function draftOf(artifact: Artifact) {
  const { toName, toEmail, cc, subject, body, completed, attachments, withSignature } = artifact.email!
  return {
    ...{ toName: toName ?? '', toEmail: toEmail ?? '', cc, subject, body, completed, withSignature },
    // Exactly what is sent back: an attachment is named by its id alone.
    attachments: attachments.map(({ artifactId, fileId }) => ({ artifactId, fileId })),
  }
}
