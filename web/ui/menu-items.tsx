import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export const MENU_ITEM =
  'flex min-h-8 cursor-default items-center gap-2 rounded-4 px-2 text-13 outline-none data-highlighted:bg-hover data-disabled:text-ink-3 max-md:min-h-10'

type MenuItemProps = { onSelect: () => void; disabled?: boolean; children: ReactNode }

/** One action. A disabled one says in itself why. */
export function MenuItem({ onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <Base.Item className={MENU_ITEM} disabled={disabled} onClick={onSelect}>
      {children}
    </Base.Item>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-1 pb-[2px] text-12 font-medium text-ink-3">{children}</div>
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-hairline" />
}

/** Marks what is chosen; takes its room also when it is not. */
export function MenuTick({ on }: { on: boolean }) {
  return <Check size={14} aria-hidden className={on ? 'text-accent-ink' : 'invisible'} />
}
