import type { WebSource } from '../domains/workspaces/types.ts'
import { type Conversation, callsOf, resultKey } from './conversation.ts'

/** Words of a page of the web, as SEARCH_WEB gives them; `covered`: the share of the query they speak of, 0 to 1. */
export type WebPassage = Omit<WebSource, 'kind' | 'label'> & { title: string; covered: number }

/** What SEARCH_WEB gives: `note` says why an address was not read. */
export type WebFound = {
  results: { query: string; passages: WebPassage[] }[]
  visited: { url: string; note: string | null }[]
}

/** All passages of the web that were found in a conversation. */
export function passagesOfWeb({ steps, results }: Pick<Conversation, 'steps' | 'results'>): WebPassage[] {
  return steps.flatMap((step) =>
    callsOf(step).flatMap(({ name, callId }) => {
      const result = results.get(resultKey(step.runId, callId))
      if (name !== 'SEARCH_WEB' || !result || result.refused) return []
      return (result.output as WebFound).results.flatMap(({ passages }) => passages)
    }),
  )
}
