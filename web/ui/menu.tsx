import {
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '../lib/idle.ts'

const load = () => import('./menu-parts.ts')
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }))
/** Any of several; the menu stays open while choosing. */
export const MenuChecks = lazy(async () => ({ default: (await load()).MenuChecks }))
/** One of several: the chosen one carries a tick. */
export const MenuChoices = lazy(async () => ({ default: (await load()).MenuChoices }))

// A menu opens at once: its code is loaded before it is needed, and no screen waits for it.
whenIdle(load)

type MenuProps = {
  /** A button; it gets what it needs to open the menu. */
  trigger: ReactElement<Record<string, unknown>>
  align?: 'start' | 'end'
  /** The items, made only while the menu is open. */
  items: () => ReactNode
  /** Fetches what the items need beyond the kit, when the page is idle or the button is reached for. */
  preload?: () => Promise<unknown>
}

/** A button that opens a list of actions or choices. */
export function Menu({ trigger, align = 'end', items, preload }: MenuProps) {
  const reach = () => Promise.all([load(), preload?.()])
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const wasOpen = useRef(false)
  const byKey = useRef(false)
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: () => void reach(),
        onFocus: () => void reach(),
        // A press outside closes the menu, and the button is outside: the click that follows must not open it again.
        onPointerDown: () => {
          wasOpen.current = open
        },
        onClick: ({ detail }: MouseEvent) => {
          // A key makes a click of no presses.
          byKey.current = !detail
          setUsed(true)
          setOpen(!wasOpen.current)
          wasOpen.current = false
        },
      })}
      {used && (
        <Suspense>
          <MenuPopup anchor={anchor} byKey={byKey} align={align} open={open} onClose={() => setOpen(false)}>
            {items()}
          </MenuPopup>
        </Suspense>
      )}
    </>
  )
}
