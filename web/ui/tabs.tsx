import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'

/** Tabs over panels; arrows move between them. The panel itself belongs to the screen (id: `${id}-panel`). */
export function Tabs<T extends string>(props: {
  id: string
  label: string
  value: T
  tabs: readonly { value: T; label: ReactNode }[]
  onChange: (value: T) => void
  className?: string
}) {
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    const now = props.tabs.findIndex((tab) => tab.value === props.value)
    const next = props.tabs[(now + step + props.tabs.length) % props.tabs.length]
    if (!next) return
    props.onChange(next.value)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={props.label}
      onKeyDown={move}
      className={cx('flex gap-5', props.className)}
    >
      {props.tabs.map((tab) => {
        const on = tab.value === props.value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            data-tab={tab.value}
            id={`${props.id}-${tab.value}`}
            aria-selected={on}
            aria-controls={`${props.id}-panel`}
            tabIndex={on ? 0 : -1}
            onClick={() => props.onChange(tab.value)}
            className={cx(
              'flex h-10 flex-none items-center gap-[6px] text-13 font-medium focus-visible:rounded-4 focus-visible:-outline-offset-2',
              on ? 'text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}
