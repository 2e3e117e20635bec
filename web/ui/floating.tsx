import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'

type FloatingProps = {
  anchor: Element | null
  label: string
  open: boolean
  onClose: () => void
  /** Takes the focus and gives it back; without it the card only shows, as on hover. */
  modal?: boolean
  side?: 'top' | 'bottom'
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  children: ReactNode
}

/** A small card next to an element. Fetched when the first one is reached for: no screen needs it to be shown. */
export default function Floating(props: FloatingProps) {
  const { anchor, modal } = props
  return (
    <Popover.Root open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side={props.side} sideOffset={8} collisionPadding={12} className="z-50">
          <Popover.Popup
            aria-label={props.label}
            initialFocus={modal ? undefined : false}
            finalFocus={modal ? () => anchor as HTMLElement : false}
            onPointerEnter={props.onPointerEnter}
            onPointerLeave={props.onPointerLeave}
            className="raised w-76 max-w-[calc(100vw-24px)] rounded-8 p-3 shadow-pop outline-none"
          >
            {props.children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
