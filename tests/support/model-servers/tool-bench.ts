import { randomUUID } from 'node:crypto'
import type { Tool, ToolContext, ToolResult } from '../../../server/assistant/tool.ts'
import { type Ctx, withCtx } from '../../../server/ctx.ts'
import { readFile } from '../../../server/domains/files/reading.ts'
import { createWorkspace } from '../../../server/domains/workspaces/service.ts'
import { nextRev } from '../../../server/live/revision.ts'
import { openJournal } from '../../../server/runs/journal.ts'
import { readConversation } from '../../../server/runs/read-conversation.ts'
import { findNewestRun } from '../../../server/runs/service.ts'
import { anUpload, view } from '../files.ts'
import { type anAgency, as, type TestHouse } from '../house.ts'

type Agency = Awaited<ReturnType<typeof anAgency>>

/** A workspace whose files are read, with a tool in hand and no model: calls of the tool, one after another. */
export async function aToolBench(
  test: TestHouse,
  agency: Agency,
  message: string,
  files: Record<string, Uint8Array> = {},
  accountId: string | null = null,
) {
  const uploads = await Promise.all(Object.entries(files).map(([name, bytes]) => anUpload(test, name, bytes)))
  const { id } = await as(test.house, agency.actor, (ctx) => createWorkspace(ctx, { message, accountId }, uploads))
  const run = await as(test.house, agency.actor, async (ctx) => (await findNewestRun(ctx, id))!)
  const cara = { ...agency.actor, kind: 'cara' as const }
  const read = (ctx: Ctx) => readConversation(ctx, run.id)
  const begin = await withCtx(test.house, cara, read)
  const { signal } = new AbortController()
  for (const { file } of begin.files) await readFile(test.house, cara, file, () => {}, signal)
  const stage = await openJournal(test.house, cara, run).startStage('TASK', begin.messages[0]!.id)
  /** Does something as a tool may, with the conversation as it now stands. */
  const inTool = <T>(work: (tool: ToolContext) => Promise<T>, refusals = 0) =>
    withCtx(test.house, cara, read).then((conversation) =>
      work({
        house: test.house,
        actor: cara,
        conversation,
        runId: run.id,
        callId: randomUUID(),
        stageId: stage.id,
        refusals,
        signal,
      }),
    )
  return {
    id,
    inTool,
    /** Calls a tool and keeps what it made. */
    async call<Input>(tool: Tool<Input>, input: Input, refusals = 0): Promise<ToolResult> {
      const result = await inTool((context) => tool.run(context, tool.input.parse(input)), refusals)
      await withCtx(test.house, cara, async (ctx) =>
        result.keep?.(ctx, await nextRev(ctx.db, 'workspaces', id, ctx.now)),
      )
      return result
    },
    look: () => view(test, agency.actor, id),
  }
}

export type ToolBench = Awaited<ReturnType<typeof aToolBench>>
