import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { holdsAll, matchesIn, SEARCH_KINDS } from '../../../shared/search.ts'
import { request } from '../../graph/client.ts'
import { SearchDocument, type SearchQuery, WorkspaceRowsDocument } from '../../graph/generated/graphql.ts'
import { presetName } from '../../parts/workspace-badge.tsx'

export type Hit = SearchQuery['search'][number]['hits'][number]
type HitGroup = { title: string; hits: readonly Hit[] }
type Answer = { text: string; groups: readonly HitGroup[]; failure?: string }

const NEWEST = 6
const PAUSE_MS = 80

/**
 * The records that what is typed may mean; nothing typed, the newest workspaces. While an answer is on its way (`busy`), those of the one before
 * that hold what is typed now; an answer to what is no longer typed is left aside.
 */
export function useSearch(typed: string) {
  const text = typed.trim()
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<Answer>({ text: '\0', groups: [] })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      try {
        const groups = await (text ? found(text, stop.signal) : newest(stop.signal))
        if (!stop.signal.aborted) setAnswer({ text, groups })
      } catch (error) {
        if (stop.signal.aborted) return
        const toSignIn = error instanceof Response && error.headers.get('Location')
        if (toSignIn) void navigate(toSignIn)
        else setAnswer({ text, groups: [], failure: error instanceof Error ? error.message : 'Something went wrong.' })
      }
    }
    const timer = window.setTimeout(() => void ask(), text ? PAUSE_MS : 0)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [text, tries, navigate])

  const busy = answer.text !== text
  const groups = busy ? answer.groups.map((group) => ({ ...group, hits: stillMeant(group.hits, text) })) : answer.groups
  return { groups, busy, failure: busy ? undefined : answer.failure, again: () => setTries((before) => before + 1) }
}

const stillMeant = (hits: readonly Hit[], text: string) =>
  text
    ? hits.filter(({ title }) => holdsAll(title, text)).map((hit) => ({ ...hit, matches: matchesIn(hit.title, text) }))
    : []

async function found(text: string, signal: AbortSignal): Promise<HitGroup[]> {
  const { search } = await request(SearchDocument, { text }, { signal })
  return search.map(({ kind, hits }) => ({ title: SEARCH_KINDS.find(({ id }) => id === kind)!.label, hits }))
}

async function newest(signal: AbortSignal): Promise<HitGroup[]> {
  const { caraWorkspaces } = await request(WorkspaceRowsDocument, { first: NEWEST }, { signal })
  const hits = caraWorkspaces.map(({ id, title, preset, customPreset, metadata }) => ({
    ...{ kind: 'WORKSPACE' as const, id, title, accountId: null, matches: [] },
    detail: metadata.clientName ?? presetName({ preset, customPreset }),
  }))
  return [{ title: 'Newest workspaces', hits }]
}
