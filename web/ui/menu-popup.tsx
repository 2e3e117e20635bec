import { Menu as Base } from '@base-ui/react/menu'
import type { FocusEvent, ReactNode, RefObject } from 'react'

type MenuPopupProps = {
  anchor: RefObject<HTMLElement | null>
  /** Whether it was opened by a key, which then goes on with the first item. */
  byKey: RefObject<boolean>
  align: 'start' | 'end'
  open: boolean
  onClose: () => void
  children: ReactNode
}

const FIRST_ITEM = '[role^=menuitem]:not([aria-disabled=true])'

/** The list of a menu. Fetched the first time a menu is reached for: no screen needs it to be shown. */
export default function MenuPopup({ anchor, byKey, align, open, onClose, children }: MenuPopupProps) {
  const goToFirst = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget || !byKey.current) return
    byKey.current = false
    currentTarget.querySelector<HTMLElement>(FIRST_ITEM)?.focus()
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={4} align={align} className="z-50 outline-none">
          <Base.Popup
            onFocus={goToFirst}
            finalFocus={() => !hasDialogFocus() && anchor.current}
            className="raised grid max-h-[min(420px,var(--available-height))] min-w-44 overflow-y-auto rounded-8 p-1 shadow-pop outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Whether a dialog that an item of the menu opened has the focus already: the menu, which fades away meanwhile, must not take it back. */
const hasDialogFocus = () => !!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
