import { type ComponentProps, useEffect, useRef } from 'react'
import { useMedia } from '../../../lib/media.ts'

/** Where what is open is shown: beside the conversation; on a phone over it, as a dialog that Escape closes and that takes the focus. */
export function OpenPanel({ onClose, children, ...rest }: ComponentProps<'section'> & { onClose: () => void }) {
  const isOver = useMedia('(max-width: 720px)')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOver) return
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOver])
  return (
    <section
      ref={panel}
      {...(isOver && { role: 'dialog', 'aria-modal': true, tabIndex: -1 })}
      onKeyDown={(event) => {
        if (isOver && event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      {...rest}
    >
      {children}
    </section>
  )
}
