import { type Conversation, callsOf, resultKey } from '../conversation.ts'
import type { BookOutput, FoundRecord, ToldFound } from './types.ts'

const known = new WeakMap<object, FoundRecord[]>()

/** The records that searches over all of the agency's have found in a conversation, each as it was last found. */
export function recordsFound({ steps, results }: Pick<Conversation, 'steps' | 'results'>): FoundRecord[] {
  const found = steps.flatMap((step) =>
    callsOf(step).flatMap(({ name, callId }) => {
      const result = name === 'SEARCH_KNOWLEDGE_GRAPH' ? results.get(resultKey(step.runId, callId)) : undefined
      return result && !result.refused ? recordsIn(result.output as BookOutput) : []
    }),
  )
  return [...new Map(found.map((record) => [record.id, record])).values()]
}

function recordsIn(output: BookOutput): FoundRecord[] {
  const records = known.get(output) ?? output.records.map(heldOf)
  known.set(output, records)
  return records
}

const heldOf = ({ statements, ...record }: ToldFound): FoundRecord => ({
  ...record,
  values: statements.map(({ path, attribute, value, kind }) => ({ path, label: attribute, value, kind, also: '' })),
})
