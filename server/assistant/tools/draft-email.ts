import { z } from 'zod'
import type { EmailBody } from '../../domains/workspaces/types.ts'
import { refuseUnsourced } from '../evidence/check-text.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { defineTool } from '../tool.ts'

export const draftEmail = defineTool({
  name: 'DRAFT_EMAIL',
  manual:
    'Drafts an e-mail for the user to read, change and send themselves; nothing is sent. Plain text, short, in the ' +
    "agency's voice. Give an address only if it is in the user's messages or in a document you name as a " +
    "source; else leave toEmail out. Amounts, dates and numbers must be in a source, in the user's messages or " +
    'on a form of this workspace.',
  input: z.object({
    toName: z.string().trim().max(200).optional(),
    toEmail: z.string().trim().max(254).optional(),
    subject: z.string().trim().min(1).max(300),
    body: z.string().trim().min(1).max(20_000),
    sources: z.array(sourceInput).max(60).optional(),
  }),
  title: ({ toName }, done) => `${done ? 'Drafted' : 'Drafting'} an e-mail${toName ? ` to ${toName}` : ''}`,
  async run(tool, { toName = null, toEmail = null, subject, body, sources }) {
    await refuseUnsourced(tool, { text: [toEmail, body].filter(Boolean).join('\n'), sources, names: [toName, subject] })
    const email: EmailBody = { toName, toEmail, subject, body, completed: false }
    const artifactId = artifactIdOf(tool)
    return {
      output: { artifactId, version: 1 },
      data: { artifactId, subject, toEmail, toName, body },
      summary: subject,
      keep: keepArtifact(tool, { version: 1, type: 'EMAIL', title: subject, body: { kind: 'email', email } }),
    }
  },
})
