import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 200

/**
 * The text of the filter: applied after a short pause, or once the list is back when `isHere` is false or `onSearch` refuses it; reset when
 * the address changes.
 */
export function useTypedFilter(search: string, isHere: boolean, onSearch: (search: string) => boolean) {
  const [text, setText] = useState(search)
  const asked = useRef(search)
  const give = useRef(onSearch)
  give.current = onSearch
  useEffect(() => {
    if (text === asked.current || !isHere) return
    const timer = window.setTimeout(() => {
      if (give.current(text)) asked.current = text
    }, PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text, isHere])
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])
  /** Sets the text where it is given on in the same breath. */
  const settle = (given: string) => {
    asked.current = given
    setText(given)
  }
  return { text, setText, settle }
}
