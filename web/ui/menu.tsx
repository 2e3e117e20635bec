import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react'

const load = () => import('./menu-popup.tsx')
const MenuPopup = lazy(load)

type MenuProps = {
  /** A button; it gets what it needs to open the menu. */
  trigger: ReactElement<Record<string, unknown>>
  align?: 'start' | 'end'
  /** The items, made only while the menu is open. */
  items: () => ReactNode
}

/** A button that opens a list of actions or choices. */
export function Menu({ trigger, align = 'end', items }: MenuProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const wasOpen = useRef(false)
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: load,
        onFocus: load,
        // A press outside closes the menu, and the button is outside: the click that follows must not open it again.
        onPointerDown: () => {
          wasOpen.current = open
        },
        onClick: () => {
          setUsed(true)
          setOpen(!wasOpen.current)
          wasOpen.current = false
        },
      })}
      {used && (
        <Suspense>
          <MenuPopup anchor={anchor} align={align} open={open} onClose={() => setOpen(false)}>
            {items()}
          </MenuPopup>
        </Suspense>
      )}
    </>
  )
}
