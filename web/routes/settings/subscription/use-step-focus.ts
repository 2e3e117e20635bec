import { useEffect, useRef } from 'react'

/** The focus goes to a step that takes the place of another: the button it was on is gone. */
export function useStepFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
