import { CornerDownLeft, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { focusOnAppear } from './focus.ts'
import { Kbd } from './kbd.tsx'
import { Marked } from './marked.tsx'

/** `marks` are the parts of its label that were typed; with `to` it is a link, which opens in a new tab where the browser's keys say so. */
export type Option = {
  id: string
  label: string
  marks?: readonly { start: number; end: number }[]
  icon?: ReactNode
  aside?: ReactNode
  to?: string
  onChoose: () => void
}
type OptionGroup = { title: string; options: Option[] }

type ComboboxProps = {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: OptionGroup[]
  /** What is said above the options. */
  note: ReactNode
  /** More options are on their way: Enter waits for them. */
  busy: boolean
  /** Whether Enter was pressed before the box was there. */
  entered: RefObject<boolean>
  /** A key that was pressed in the box, before it is typed. */
  onKey: (key: string) => void
}

/** Type to narrow, arrows to move, Enter to choose, with Ctrl or Cmd in a new tab. What the groups hold is the screen's business. */
export function Combobox({ label, placeholder, text, onText, groups, note, busy, entered, onKey }: ComboboxProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const options = groups.flatMap((group) => group.options)
  const current = options[Math.min(active, options.length - 1)]

  useEffect(() => {
    if (current) list.current?.querySelector(`[data-option="${current.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  useEffect(() => {
    if (busy || !entered.current) return
    entered.current = false
    current?.onChoose()
  }, [busy, entered, current])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && options.length) {
      event.preventDefault()
      setActive((now) => (Math.min(now, options.length - 1) + step + options.length) % options.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if ((event.ctrlKey || event.metaKey) && current?.to) window.open(current.to, '_blank', 'noopener')
      // Whoever has moved has chosen what is marked; whoever only typed means the first of what comes.
      else if (busy && !active) entered.current = true
      else current?.onChoose()
    } else onKey(event.key)
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
            entered.current = false
            onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-[16px] outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      {/* Said again when it changes, also to whoever hears the screen. */}
      <div role="status" className="flex-none px-4 text-13 text-ink-2 not-empty:pt-3">
        {note || null}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={busy}
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
                <Choice
                  key={option.id}
                  id={`${id}-${option.id}`}
                  option={option}
                  isCurrent={option === current}
                  onKeyDown={onKeyDown}
                  onPoint={() => setActive(options.indexOf(option))}
                />
              ))}
            </div>
          ))}
      </div>
    </>
  )
}

type ChoiceProps = {
  id: string
  option: Option
  isCurrent: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPoint: () => void
}

function Choice({ id, option, isCurrent, onKeyDown, onPoint }: ChoiceProps) {
  const Row = option.to ? 'a' : 'div'
  return (
    <Row
      id={id}
      href={option.to}
      data-option={option.id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={(event: MouseEvent) => {
        if (option.to && (event.ctrlKey || event.metaKey || event.shiftKey)) return
        event.preventDefault()
        option.onChoose()
      }}
      onKeyDown={onKeyDown}
      onPointerMove={onPoint}
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-2 rounded-6 px-2 text-13 text-ink max-md:min-h-11 [&>svg]:flex-none',
        isCurrent ? 'bg-accent-soft [&>svg]:text-accent-ink' : '[&>svg]:text-ink-3',
      )}
    >
      {option.icon}
      <span className="cut flex-1">
        <Marked text={option.label} parts={option.marks} />
      </span>
      {option.aside && <span className="cut max-w-[45%] flex-none text-12 text-ink-3">{option.aside}</span>}
      {isCurrent && <CornerDownLeft size={14} aria-hidden className="pointer-coarse:hidden" />}
    </Row>
  )
}
