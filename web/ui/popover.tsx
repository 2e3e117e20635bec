import { Popover as Base } from '@base-ui/react/popover'
import { Tooltip as BaseTip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

const BOX =
  'raised z-50 rounded-8 shadow-pop outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** Opens on hover, focus or click and may hold buttons; Esc closes it. */
export function Popover(props: {
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  hover?: boolean
}) {
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Trigger render={props.trigger} openOnHover={props.hover} delay={250} closeDelay={120} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup aria-label={props.label} className={`${BOX} w-76 max-w-[calc(100vw-24px)] p-3`}>
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The name of an icon button, on hover and focus. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <BaseTip.Root>
      <BaseTip.Trigger delay={400} render={children} />
      <BaseTip.Portal>
        <BaseTip.Positioner sideOffset={6} className="z-50">
          <BaseTip.Popup className={`${BOX} px-2 py-1 text-12`}>{text}</BaseTip.Popup>
        </BaseTip.Positioner>
      </BaseTip.Portal>
    </BaseTip.Root>
  )
}
