import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'

const FADE_MS = 100 // spec 1 §9

/** Fades another page in. A dialog over the same page, or another tab of it, is no other page; without motion nothing fades. */
export function usePageFade() {
  const element = useRef<HTMLDivElement>(null)
  // The shell's own child: root, shell, page.
  const { id, pathname } = useMatches()[2] ?? {}
  const page = `${id} ${pathname}`
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
  }, [page])
  return element
}
