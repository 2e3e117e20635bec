import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isTyping } from '../../lib/is-typing.ts'

/** J and K go from row to row, X selects the row, Enter opens it (it is a link). Not while something is typed or open. */
export function useListKeys(table: RefObject<HTMLElement | null>, onToggle: (id: string) => void) {
  const toggle = useRef(onToggle)
  toggle.current = onToggle
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
      const now = rows.findIndex((row) => row.contains(document.activeElement))
      const step = { j: 1, k: -1 }[event.key]
      if (step) rows[Math.min(Math.max(now + step, 0), rows.length - 1)]?.querySelector('a')?.focus()
      else if (event.key === 'x' && now >= 0) toggle.current(rows[now]!.dataset.row!)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [table])
}
