import { z } from 'zod'
import { addMessage } from '../../domains/workspaces/store/messages.ts'
import { findWorkspace, nextRev, updateWorkspace } from '../../domains/workspaces/store/workspaces.ts'
import { idFrom } from '../../lib/ids.ts'
import { checkAnswer } from '../evidence/check-answer.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { defineTool, type ToolContext } from '../tool.ts'

export const completeTask = defineTool({
  name: 'COMPLETE_TASK',
  manual: new URL('./complete-task.md', import.meta.url),
  input: z.object({
    outcome: z.enum(['DONE', 'NEEDS_INPUT']),
    answer: z.string().trim().min(1).max(30_000),
    sources: z
      .array(z.object({ number: z.number().int().min(1), source: sourceInput }))
      .max(200)
      .optional(),
    choices: z.array(z.string().trim().min(1).max(200)).max(12).optional(),
    title: z.string().trim().min(1).max(100).optional().describe('A title for the workspace, two to six words.'),
  }),
  title: ({ outcome }) => (outcome === 'DONE' ? 'Answered' : 'Asked back'),
  async run(tool, { outcome, answer, sources = [], choices = [], title }) {
    const { content, citations } = await checkAnswer(tool, answer, sources)
    await sayAsCara(tool, { content, citations, choices: outcome === 'NEEDS_INPUT' ? choices : [] })
    if (title) await giveTitle(tool, title)
    return { output: { outcome, delivered: true } }
  },
})

async function sayAsCara(
  { ctx, conversation, runId, callId }: ToolContext,
  said: { content: string; citations: Awaited<ReturnType<typeof checkAnswer>>['citations']; choices: string[] },
) {
  const workspaceId = conversation.workspace.id
  await addMessage(ctx.db, {
    id: idFrom('answer', runId, callId),
    agencyId: ctx.agencyId,
    workspaceId,
    role: 'AGENT',
    ...said,
    createdAt: ctx.now,
    rev: await nextRev(ctx.db, workspaceId, ctx.now),
  })
}

/** A title the user gave stays. */
async function giveTitle({ ctx, conversation }: ToolContext, title: string) {
  const workspace = await findWorkspace(ctx.db, conversation.workspace.id)
  if (workspace && !workspace.titleEdited) await updateWorkspace(ctx.db, workspace.id, { title })
}
