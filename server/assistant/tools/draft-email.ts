import { z } from 'zod'
import { MOST_ATTACHMENTS } from '../../../shared/emails.ts'
import type { EmailAttachment, EmailBody } from '../../domains/workspaces/types.ts'
import { findFile } from '../conversation.ts'
import { refuseUnsourced } from '../evidence/check-text.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'

export const draftEmail = defineTool({
  name: 'DRAFT_EMAIL',
  manual:
    'Drafts an e-mail for the user to read, change and send themselves; nothing is sent. Plain text, short, in the ' +
    "agency's voice. Give an address only if it is in the user's messages or in a document you name as a " +
    "source; else leave toEmail and cc out. Amounts, dates and numbers must be in a source, in the user's messages or " +
    'on a form of this workspace. Attach only what the user asks you to attach.',
  input: z.object({
    toName: z.string().trim().max(200).optional(),
    toEmail: z.string().trim().max(254).optional(),
    cc: z.string().trim().max(1000).optional().describe('Addresses, divided by commas.'),
    subject: z.string().trim().min(1).max(300),
    body: z.string().trim().min(1).max(20_000),
    attachments: z
      .array(z.string())
      .max(MOST_ATTACHMENTS)
      .optional()
      .describe('The artifactId of a form or document made in this workspace, or a file as listed, e.g. "F1".'),
    sources: z.array(sourceInput).max(60).optional(),
  }),
  title: ({ toName }, done) => `${done ? 'Drafted' : 'Drafting'} an e-mail${toName ? ` to ${toName}` : ''}`,
  async run(tool, { toName = null, toEmail = null, cc = '', subject, body, attachments = [], sources }) {
    const text = [toEmail, cc, body].filter(Boolean).join('\n')
    await refuseUnsourced(tool, { text, sources, names: [toName, subject] })
    const attached = attachments.map((one) => attachmentOf(tool, one))
    const more = { ...(cc && { cc }), ...(attached.length && { attachments: attached }) }
    const email: EmailBody = { toName, toEmail, subject, body, completed: false, ...more }
    const artifactId = artifactIdOf(tool)
    return {
      output: { artifactId, version: 1 },
      data: { artifactId, subject, toEmail, toName, body },
      summary: subject,
      keep: keepArtifact(tool, { version: 1, type: 'EMAIL', title: subject, body: { kind: 'email', email } }),
    }
  },
})

function attachmentOf({ conversation }: ToolContext, named: string): EmailAttachment {
  const made = conversation.artifacts.find(({ id, body }) => id === named && body.kind !== 'email')
  if (made) return { artifactId: made.id }
  const found = findFile(conversation, named)
  if (found) return { fileId: found.file.id }
  throw new ToolRefusal(`There is no form, document or file "${named}" in this workspace to attach.`)
}
