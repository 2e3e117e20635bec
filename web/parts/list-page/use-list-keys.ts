import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isTyping } from '../../lib/is-typing.ts'
import { usePlainKeys } from '../../lib/use-plain-keys.ts'
import { toast } from '../../ui/toast.tsx'
import { useOpenFor } from './bulk-bar.tsx'
import type { ListKey } from './list.ts'

const rowsIn = (table: HTMLElement | null) => [...(table?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
const placeIn = (rows: readonly HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement))

/** J and K go from row to row, X selects the row, Enter opens it (it is a link). Not while something is typed or open. */
export function useListKeys(table: RefObject<HTMLElement | null>, onToggle: (id: string) => void) {
  const toggle = useRef(onToggle)
  toggle.current = onToggle
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const rows = rowsIn(table.current)
      const now = placeIn(rows)
      const step = { j: 1, k: -1 }[event.key]
      if (step) rows[Math.min(Math.max(now + step, 0), rows.length - 1)]?.querySelector('a')?.focus()
      else if (event.key === 'x' && now >= 0) toggle.current(rows[now]!.dataset.row!)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [table])
}

/** The keys of a list's own actions: on the selected rows or, without a selection, on the current one. */
export function useActKeys(
  table: RefObject<HTMLElement | null>,
  keys: readonly ListKey[],
  selected: ReadonlySet<string>,
) {
  const openFor = useOpenFor()
  const act = ({ dialogFor }: ListKey) => {
    const rows = rowsIn(table.current)
    const now = rows[placeIn(rows)]?.dataset.row
    const ids = selected.size ? [...selected] : now ? [now] : []
    if (!ids.length) return
    const asked = dialogFor(ids)
    if ('refused' in asked) toast(asked.refused, { tone: 'fail' })
    else openFor(asked.dialog, ids)
  }
  usePlainKeys(Object.fromEntries(keys.map((one) => [one.key, () => act(one)])))
}
