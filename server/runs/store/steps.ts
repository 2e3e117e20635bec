import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import type { StepRecord, ToolResultRecord } from '../types.ts'

export async function addStep(db: Db, agencyId: string, step: StepRecord) {
  await db
    .insertInto('run_steps')
    .values({
      agency_id: agencyId,
      run_id: step.runId,
      number: step.number,
      message_id: step.messageId,
      content: jsonOf(step.content),
      input_tokens: step.inputTokens,
      output_tokens: step.outputTokens,
      model: step.model,
      milliseconds: step.milliseconds,
    })
    .execute()
}

export async function listSteps(db: Db, runIds: string[]): Promise<StepRecord[]> {
  if (!runIds.length) return []
  const rows = await db.selectFrom('run_steps').selectAll().where('run_id', 'in', runIds).orderBy('number').execute()
  return rows.map((row) => ({
    runId: row.run_id,
    number: row.number,
    messageId: row.message_id,
    content: row.content,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    model: row.model,
    milliseconds: row.milliseconds,
  }))
}

export async function countSteps(db: Db, runId: string): Promise<number> {
  const query = db
    .selectFrom('run_steps')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** Keeps what a tool call gave. The key makes a second result of the same call impossible. */
export async function addToolResult(db: Db, agencyId: string, result: ToolResultRecord) {
  await db
    .insertInto('tool_results')
    .values({
      agency_id: agencyId,
      run_id: result.runId,
      call_id: result.callId,
      output: jsonOf(result.output),
      refused: result.refused,
    })
    .execute()
}

export async function listToolResults(db: Db, runIds: string[]): Promise<ToolResultRecord[]> {
  if (!runIds.length) return []
  const rows = await db.selectFrom('tool_results').selectAll().where('run_id', 'in', runIds).execute()
  return rows.map((row) => ({ runId: row.run_id, callId: row.call_id, output: row.output, refused: row.refused }))
}
