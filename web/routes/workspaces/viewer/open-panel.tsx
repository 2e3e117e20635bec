import { type ComponentProps, useEffect, useRef } from 'react'
import { useMedia } from '../../../lib/media.ts'

/** Where what is open is shown: beside the conversation; on a phone over it, as a dialog that Escape closes and that takes the focus. */
export function OpenPanel({ onClose, children, ...rest }: ComponentProps<'section'> & { onClose: () => void }) {
  const isOver = useMedia('(max-width: 720px)')
  const panel = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const over = panel.current
    if (!isOver || !over) return
    const before = document.activeElement
    // Of the page itself: what a dialog or menu above does with Escape does not come through here.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current()
    }
    over.focus()
    over.addEventListener('keydown', leave)
    return () => {
      over.removeEventListener('keydown', leave)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOver])
  return (
    <section ref={panel} {...(isOver && { role: 'dialog', 'aria-modal': true, tabIndex: -1 })} {...rest}>
      {children}
    </section>
  )
}
