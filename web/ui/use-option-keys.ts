import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Option, OptionGroup } from './option-list.tsx'

/**
 * Arrows move through options, Enter chooses, with Ctrl or Cmd in a new tab. While more options are on their way (`busy`), Enter waits for
 * them in `entered`, which may be set before the list is there.
 */
export function useOptionKeys(groups: readonly OptionGroup[], busy: boolean, entered: RefObject<boolean>) {
  const [active, setActive] = useState(0)
  const options = groups.flatMap((group) => group.options)
  const current = options[Math.min(active, options.length - 1)]

  useEffect(() => {
    if (busy || !entered.current) return
    entered.current = false
    current?.onChoose()
  }, [busy, entered, current])

  /** Whether the key meant the list. */
  const press = (event: KeyboardEvent): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && options.length)
      setActive((now) => (Math.min(now, options.length - 1) + step + options.length) % options.length)
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(busy || current)) return false
    else if ((event.ctrlKey || event.metaKey) && current?.to) window.open(current.to, '_blank', 'noopener')
    // Whoever has moved has chosen what is marked; whoever only typed means the first of what comes.
    else if (busy && !active) entered.current = true
    else current?.onChoose()
    event.preventDefault()
    return true
  }
  /** The first is marked again, and no Enter waits. */
  const reset = () => {
    setActive(0)
    entered.current = false
  }
  return { current, press, reset, point: (option: Option) => setActive(options.indexOf(option)) }
}
