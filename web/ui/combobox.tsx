import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { focusOnAppear } from './focus.ts'

export type Option = { id: string; label: string; icon?: ReactNode; aside?: ReactNode; onChoose: () => void }
type OptionGroup = { title: string; options: Option[] }

type ComboboxProps = {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: OptionGroup[]
  empty: ReactNode
}

/** Type to narrow, arrows to move, Enter to choose. What the groups hold is the screen's business. */
export function Combobox({ label, placeholder, text, onText, groups, empty }: ComboboxProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const options = groups.flatMap((group) => group.options)
  const current = options[Math.min(active, options.length - 1)]

  useEffect(() => {
    if (current) list.current?.querySelector(`[data-option="${current.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && options.length) {
      event.preventDefault()
      setActive((now) => (Math.min(now, options.length - 1) + step + options.length) % options.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      current?.onChoose()
    }
  }

  return (
    <>
      <div className="flex h-13 flex-none items-center gap-3 border-b border-hairline px-4">
        <Search size={16} className="text-ink-3" aria-hidden />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          ref={focusOnAppear}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setActive(0)
            onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-[16px] outline-none"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 overflow-y-auto px-2 pt-1 pb-2"
      >
        {groups
          .filter((group) => group.options.length)
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and not fieldsets
            <div key={group.title} role="group" aria-label={group.title}>
              <div aria-hidden className="px-2 pt-3 pb-1 text-12 font-medium text-ink-3">
                {group.title}
              </div>
              {group.options.map((option) => (
                <div
                  key={option.id}
                  id={`${id}-${option.id}`}
                  data-option={option.id}
                  role="option"
                  aria-selected={option === current}
                  tabIndex={-1}
                  onClick={option.onChoose}
                  onKeyDown={onKeyDown}
                  onPointerMove={() => setActive(options.indexOf(option))}
                  className={cx(
                    'flex min-h-9 cursor-pointer items-center gap-2 rounded-6 px-2 text-13 max-md:min-h-11',
                    option === current ? 'bg-accent-soft [&>svg]:text-accent-ink' : '[&>svg]:text-ink-3',
                  )}
                >
                  {option.icon}
                  <span className="cut flex-1">{option.label}</span>
                  {option.aside}
                </div>
              ))}
            </div>
          ))}
      </div>
      {options.length === 0 && <p className="px-4 pb-4 text-13 text-ink-2">{empty}</p>}
    </>
  )
}
