import { z } from 'zod'
import { withoutPrefix } from '../../../shared/presets.ts'
import { sayAsCara } from '../../domains/workspaces/answers.ts'
import { idFrom } from '../../lib/ids.ts'
import { checkAnswer, PATIENCE } from '../evidence/check-answer.ts'
import { whyGroundless } from '../evidence/check-words.ts'
import { sourceInput } from '../evidence/source-input.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'

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
    const { content, citations, quotes } = await checkAnswer(tool, answer, sources)
    const offered = choices.filter((choice) => {
      const reason = whyGroundless(tool, choice, quotes)
      if (reason && tool.refusals < PATIENCE)
        throw new ToolRefusal(`The choice “${choice}” cannot be offered. ${reason}`)
      return !reason
    })
    const said = {
      content: withShownNames(content, tool),
      citations,
      choices: outcome === 'NEEDS_INPUT' ? offered : [],
    }
    const ownTitle = title && !whyGroundless(tool, title) ? title : undefined
    const id = idFrom('answer', tool.runId, tool.callId)
    return {
      output: { outcome, delivered: true },
      keep: (ctx, rev) => sayAsCara(ctx, tool.conversation.workspace.id, { id, ...said, title: ownTitle }, rev),
    }
  },
})

/** A file is called what its user called it, not by the prefix of its input slot. */
function withShownNames(content: string, { conversation }: ToolContext) {
  return conversation.files.reduce((said, { file: { name } }) => said.replaceAll(name, withoutPrefix(name)), content)
}
