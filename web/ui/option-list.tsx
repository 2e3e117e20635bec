import { CornerDownLeft } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
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
export type OptionGroup = { title: string; options: Option[] }

/** The id of an option's element in the list of this id. */
export const optionId = (list: string, option: Option) => `${list}-${option.id}`

type OptionListProps = {
  /** Its element is `${id}-list`. */
  id: string
  label: string
  groups: readonly OptionGroup[]
  current: Option | undefined
  /** More options are on their way. */
  busy: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  onPoint: (option: Option) => void
  className?: string
}

/** Options in groups, one of them marked and kept in sight. The box that is typed in keeps the focus. */
export function OptionList({ id, label, groups, current, busy, onKeyDown, onPoint, className }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current) list.current?.querySelector(`[data-option="${current.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      className={cx('min-h-0 overflow-y-auto', className)}
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
                id={optionId(id, option)}
                option={option}
                isCurrent={option === current}
                onKeyDown={onKeyDown}
                onPoint={() => onPoint(option)}
              />
            ))}
          </div>
        ))}
    </div>
  )
}

type ChoiceProps = {
  id: string
  option: Option
  isCurrent: boolean
  onKeyDown: ((event: KeyboardEvent) => void) | undefined
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
