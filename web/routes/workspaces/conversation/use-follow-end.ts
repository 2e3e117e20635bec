import { useCallback, useEffect, useRef, useState } from 'react'

const NEAR = 48
const MOVING_MS = 600
const MOVING_KEYS = /^(?:Arrow|Page|Home$|End$|Tab$| $)/
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const topOf = (element: Element) => element.getBoundingClientRect().top

/** The piece of text at the upper edge of what is shown. */
function lineAtTop(box: Element, content: Element) {
  const edge = topOf(box)
  const pieces = content.querySelectorAll('article, p, li, tr, h2, button[aria-expanded]')
  const line = [...pieces].find((piece) => piece.children.length < 20 && topOf(piece) >= edge)
  return line ? { line, top: topOf(line) } : null
}

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
    let reading: { line: Element; top: number } | null = null
    let width = element.clientWidth
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
      reading = element.clientWidth === width ? lineAtTop(element, inner) : reading
      if (isNear) following.current = true
      else if (isMoved) following.current = false
      else if (following.current) toEnd()
      setAtEnd(following.current)
    }
    // What opens next to the conversation makes it narrower and its text longer: the line that was read stays where it was, also in a
    // browser that does not see to it itself.
    const grown = new ResizeObserver(() => {
      const isResized = element.clientWidth !== width
      width = element.clientWidth
      if (following.current) toEnd()
      else if (isResized && reading) element.scrollTop += topOf(reading.line) - reading.top
    })
    grown.observe(inner)
    grown.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    // Who opens something reads it: it must not be pushed out of sight by what it brings.
    const onOpen = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[aria-expanded="false"]')) following.current = false
    }
    element.addEventListener('click', onOpen, { capture: true })
    for (const move of MOVES) element.addEventListener(move, onMove, { passive: true })
    return () => {
      grown.disconnect()
      for (const move of MOVES) element.removeEventListener(move, onMove)
      element.removeEventListener('click', onOpen, { capture: true })
      element.removeEventListener('scroll', onScroll)
    }
  }, [toEnd])

  return { box, content, atEnd, toEnd }
}
