import { useCallback, useEffect, useRef, useState } from 'react'

const NEAR = 48
const MOVING_MS = 600
const MOVING_KEYS = /^(?:Arrow|Page|Home$|End$|Tab$| $)/
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

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
    let moved = 0
    let last = { top: element.scrollTop, height: element.scrollHeight }
    const onMove = (event: Event) => {
      const isMove =
        event instanceof KeyboardEvent
          ? MOVING_KEYS.test(event.key)
          : event.type !== 'pointerdown' || event.target === element
      if (isMove) moved = Date.now()
    }
    // What grows scrolls too, and late: only a reader who moves, or a place that goes up in text that stays, ends the following.
    const onScroll = () => {
      const { scrollTop: top, scrollHeight: height } = element
      const isNear = height - top - element.clientHeight < NEAR
      const isMoved = Date.now() - moved < MOVING_MS || (height === last.height && top < last.top)
      last = { top, height }
      if (isNear) following.current = true
      else if (isMoved) following.current = false
      else if (following.current) toEnd()
      setAtEnd(following.current)
    }
    const grown = new ResizeObserver(() => following.current && toEnd())
    grown.observe(inner)
    grown.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    for (const move of MOVES) element.addEventListener(move, onMove, { passive: true })
    return () => {
      grown.disconnect()
      for (const move of MOVES) element.removeEventListener(move, onMove)
      element.removeEventListener('scroll', onScroll)
    }
  }, [toEnd])

  return { box, content, atEnd, toEnd }
}
