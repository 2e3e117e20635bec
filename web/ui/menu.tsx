import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'

const ITEM =
  'flex min-h-8 cursor-default items-center gap-2 rounded-4 px-2 text-13 outline-none data-highlighted:bg-hover data-disabled:text-ink-3 max-md:min-h-10'

/** A button that opens a list of actions or choices. */
export function Menu({
  trigger,
  align = 'end',
  children,
}: {
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-50 outline-none">
          <Base.Popup className="raised grid max-h-[min(420px,var(--available-height))] min-w-44 overflow-y-auto rounded-8 p-1 shadow-pop outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem({
  onSelect,
  danger,
  children,
}: {
  onSelect: () => void
  danger?: boolean
  children: ReactNode
}) {
  return (
    <Base.Item className={cx(ITEM, danger && 'text-danger')} onClick={onSelect}>
      {children}
    </Base.Item>
  )
}

/** One of several: the chosen one carries a tick. */
export function MenuChoices<T extends string>(props: {
  label: string
  value: T
  choices: readonly { value: T; label: ReactNode }[]
  onChange: (value: T) => void
}) {
  return (
    <Base.RadioGroup value={props.value} onValueChange={(value) => props.onChange(value as T)} aria-label={props.label}>
      {props.choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} closeOnClick className={ITEM}>
          <Tick on={choice.value === props.value} />
          {choice.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** Any of several; stays open while choosing. */
export function MenuCheck({
  on,
  onChange,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <Base.CheckboxItem checked={on} onCheckedChange={onChange} className={ITEM}>
      <Tick on={on} />
      {children}
    </Base.CheckboxItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-1 pb-[2px] text-12 font-medium text-ink-3">{children}</div>
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-hairline" />
}

function Tick({ on }: { on: boolean }) {
  return <Check size={14} aria-hidden className={on ? 'text-accent-ink' : 'invisible'} />
}
