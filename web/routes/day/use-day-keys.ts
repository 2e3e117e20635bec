import { type RefObject, useLayoutEffect } from 'react'
import { isTyping } from '../../lib/is-typing.ts'

/** J and K go from line to line, Enter takes the current one's next step, 1 to 9 that of a line, O opens it, S puts it off. */
export function useDayKeys(list: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      const now = lines.findIndex((line) => line.contains(document.activeElement))
      const current = lines.findIndex((line) => line.ariaCurrent === 'true')
      const part = (place: number, name: string) => lines[place]?.querySelector<HTMLElement>(`[data-part=${name}]`)
      const move = { j: 1, k: -1 }[event.key]
      if (move) part(Math.min(Math.max(now + move, 0), lines.length - 1), 'step')?.focus()
      else if (event.key === 'o') part(current, 'open')?.click()
      else if (event.key === 's') part(current, 'later')?.click()
      // A focused element handles Enter itself.
      else if (event.key === 'Enter' && document.activeElement === document.body) part(current, 'step')?.click()
      else if (/^[1-9]$/.test(event.key)) part(Number(event.key) - 1, 'step')?.click()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [list])
}
