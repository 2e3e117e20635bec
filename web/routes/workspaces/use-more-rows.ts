import { useState } from 'react'
import { request } from '../../graph/client.ts'
import { type WorkspaceRowFragment, WorkspaceRowsDocument } from '../../graph/generated/graphql.ts'
import { toast } from '../../ui/toast.tsx'
import { filterOf, type View } from './view.ts'

export const PAGE = 50

/** The pages after the first; forgotten when the view changes. A workspace that moved to the first page shows once. */
export function useMoreRows(first: WorkspaceRowFragment[], view: View, address: string) {
  const [more, setMore] = useState<{ address: string; rows: WorkspaceRowFragment[]; done: boolean } | null>(null)
  const [loading, setLoading] = useState(false)
  const extra = more?.address === address ? more : null
  const shown = new Set(first.map((row) => row.id))
  const rows = [...first, ...(extra?.rows ?? []).filter((row) => !shown.has(row.id))]
  const hasMore = extra ? !extra.done : first.length === PAGE

  const load = async () => {
    const after = rows.at(-1)?.id
    if (loading || !hasMore || !after) return
    setLoading(true)
    try {
      const { caraWorkspaces } = await request(WorkspaceRowsDocument, { filter: filterOf(view), first: PAGE, after })
      setMore({ address, rows: [...(extra?.rows ?? []), ...caraWorkspaces], done: caraWorkspaces.length < PAGE })
    } catch (error) {
      toast(error instanceof Error ? error.message : 'The next page could not be loaded.', { tone: 'fail' })
    } finally {
      setLoading(false)
    }
  }
  return { rows, hasMore, loading, load }
}
