import { useEffect, useRef, useState } from 'react'
import type { List, ListRow, ListView } from './list.ts'
import { PAGE } from './list-loader.ts'

const MOST = 200

type More<Row> = { address: string; rows: Row[]; done: boolean }

/**
 * The rows of a list: the first page of `pageSize` rows as the route loaded it, and the pages behind it as they are wanted. When the first page has been
 * loaded again, so are those behind it; another view starts over.
 */
export function useListRows<Row extends ListRow>(
  list: Pick<List<Row>, 'load'>,
  first: Row[],
  view: ListView,
  address: string,
  pageSize = PAGE,
) {
  const [more, setMore] = useState<More<Row> | null>(null)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const asked = useRef(0)
  const extra = more?.address === address ? more : null
  const shown = new Set(first.map(({ id }) => id))
  const rows = [...first, ...(extra?.rows ?? []).filter(({ id }) => !shown.has(id))]
  const hasMore = extra ? !extra.done : first.length === pageSize

  /** Loads `count` rows behind `before`; an answer that comes after another question was asked is left aside. */
  const loadBehind = async (before: Row[], kept: Row[], count: number) => {
    const turn = ++asked.current
    setLoading(true)
    setFailure(undefined)
    try {
      const found = [...kept]
      let done = false
      for (let wanted = count; wanted > 0 && !done; wanted -= MOST) {
        const size = Math.min(wanted, MOST)
        const after = (found.at(-1) ?? before.at(-1))?.place?.cursor ?? null
        const page = await list.load(view, { first: size, after, withTotals: false })
        found.push(...page.rows)
        done = page.rows.length < size
      }
      if (turn === asked.current) setMore({ address, rows: found, done })
    } catch (error) {
      if (turn === asked.current)
        setFailure(error instanceof Error ? error.message : 'The next rows could not be loaded.')
    } finally {
      if (turn === asked.current) setLoading(false)
    }
  }

  const refresh = useRef<() => void>(() => {})
  refresh.current = () => {
    if (extra) void loadBehind(first, [], Math.max(extra.rows.length, pageSize))
  }
  const loaded = useRef(first)
  useEffect(() => {
    if (loaded.current === first) return
    loaded.current = first
    refresh.current()
  }, [first])

  return {
    rows,
    hasMore,
    loading,
    failure,
    loadMore: () => {
      if (!loading && hasMore) void loadBehind(first, extra?.rows ?? [], pageSize)
    },
  }
}
