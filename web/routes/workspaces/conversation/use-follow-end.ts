import { useCallback, useEffect, useRef, useState } from 'react'

const NEAR = 48

/**
 * Keeps a scrolling conversation at its end while the user is there, and leaves it alone while they read further up.
 * `content` is what grows inside `box`.
 */
export function useFollowEnd() {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    following.current = true
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
  }, [])

  useEffect(() => {
    const element = box.current
    const inner = content.current
    if (!element || !inner) return
    const onScroll = () => {
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      setAtEnd(following.current)
    }
    const grown = new ResizeObserver(() => following.current && toEnd())
    grown.observe(inner)
    grown.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [toEnd])

  return { box, content, atEnd, toEnd }
}
