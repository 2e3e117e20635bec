import { SEARCH_KINDS } from '../../../shared/search.ts'
import { request } from '../../graph/client.ts'
import { SearchDocument, type SearchQuery, WorkspaceRowsDocument } from '../../graph/generated/graphql.ts'
import { type FoundGroup, useLiveSearch } from '../../parts/use-live-search.ts'
import { presetName } from '../../parts/workspace-badge.tsx'

export type Hit = SearchQuery['search'][number]['hits'][number]

const NEWEST = 6

/** The records that what is typed may mean; nothing typed, the newest workspaces. */
export const useSearch = (typed: string) =>
  useLiveSearch<Hit>(typed, (text, signal) => (text ? found(text, signal) : newest(signal)))

async function found(text: string, signal: AbortSignal): Promise<FoundGroup<Hit>[]> {
  const { search } = await request(SearchDocument, { text }, { signal })
  return search.map(({ kind, hits }) => ({ title: SEARCH_KINDS.find(({ id }) => id === kind)!.label, hits }))
}

async function newest(signal: AbortSignal): Promise<FoundGroup<Hit>[]> {
  const { caraWorkspaces } = await request(WorkspaceRowsDocument, { first: NEWEST }, { signal })
  const hits = caraWorkspaces.map(({ id, title, preset, customPreset, metadata }) => ({
    ...{ kind: 'WORKSPACE' as const, id, title, accountId: null, matches: [] },
    detail: metadata.clientName ?? presetName({ preset, customPreset }),
  }))
  return [{ title: 'Newest workspaces', hits }]
}
