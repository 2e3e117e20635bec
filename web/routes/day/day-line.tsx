import { Ban, Clock, Inbox, ListTodo, type LucideIcon, PanelLeft, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { DayKind } from '../../../shared/day.ts'
import { newId } from '../../lib/id.ts'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { useMayGo } from '../../parts/may-open.ts'
import { useMay } from '../../parts/session.ts'
import { TASK_POST, type TaskAct } from '../../parts/tasks/task-acts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Kbd } from '../../ui/kbd.tsx'
import type { DayLine } from './day-words.ts'

const ICONS: Record<DayKind, LucideIcon> = {
  REQUEST: Inbox,
  CANCELLATION: Ban,
  EXPIRY: RefreshCw,
  WORKSPACE: PanelLeft,
  TASK: ListTodo,
}

/** The items to postpone or bring back, each with a key: the same post sent again has no further effect. */
export type DayPost = { items: string[]; keys: string[]; later: boolean }

type DayLineRowProps = {
  line: DayLine
  /** Counts the lines from 0: the first nine have a key. */
  place: number
  /** It is the one whose next step is taken by Enter. */
  isCurrent: boolean
  onFocus: () => void
}

/** One line of My Day: when, what, whose, and the next step. */
export function DayLineRow({ line, place, isCurrent, onFocus }: DayLineRowProps) {
  const putOff = usePutOff(line.items)
  const Icon = ICONS[line.kind]
  const isLate = line.group === 'LATE'
  const done = useFetcher()
  const may = useMay()
  const mayGo = useMayGo()
  const isMine = 'to' in line.step ? mayGo(line.step) : may('change', 'task')
  // Who may not take the step can look at what it is about.
  const step = isMine ? line.step : { label: 'Open', to: line.to }
  const stepProps = {
    'data-part': 'step',
    size: 'sm',
    look: isCurrent ? 'primary' : 'plain',
    'aria-label': `${step.label}: ${line.title}`,
  } as const
  if (putOff.isGoing || done.state !== 'idle') return null
  return (
    <li
      data-line
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      className={cx(
        'relative grid min-h-13 grid-cols-[100px_20px_minmax(0,1fr)_auto_24px] items-center gap-3 border-b border-hairline px-3 py-1 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-0 max-md:py-2',
        isCurrent
          ? 'rounded-6 bg-accent-soft shadow-[inset_2px_0_var(--accent)] max-md:px-3'
          : 'hover:bg-hover max-md:px-0',
      )}
    >
      <span className={cx('num text-13 max-md:col-span-2', isLate ? 'text-danger' : 'text-ink-2')}>
        {line.when}
        <span className="block text-12 text-ink-3 max-md:inline max-md:before:content-['_·_']">{line.whenBelow}</span>
      </span>
      <Icon size={16} strokeWidth={1.6} className="text-ink-3 max-md:hidden" aria-hidden />
      <div className="min-w-0">
        <Link data-part="open" to={line.to} className="cut block font-medium hover:underline" prefetch="intent">
          {line.title}
        </Link>
        <span className="cut block text-12 text-ink-3">{line.below}</span>
      </div>
      <span className="flex items-center gap-1">
        <Button
          data-part="later"
          look="quiet"
          size="sm"
          icon
          aria-label={`Later: ${line.title}`}
          title="Later (S)"
          onClick={putOff.send}
        >
          <Clock size={16} aria-hidden />
        </Button>
        {'to' in step ? (
          <ButtonLink {...stepProps} to={step.to} state={isMine ? OVER : undefined}>
            {step.label}
          </ButtonLink>
        ) : (
          <Button
            {...stepProps}
            onClick={() => void done.submit({ does: 'DONE', ...step.task } satisfies TaskAct, TASK_POST)}
          >
            {step.label}
          </Button>
        )}
      </span>
      <span className="max-md:hidden">{place < 9 && <Kbd>{place + 1}</Kbd>}</span>
    </li>
  )
}

/** Puts these off until tomorrow. Until that is known to be done, the same item has the same key. */
function usePutOff(items: string[]) {
  const fetcher = useFetcher<'DONE' | 'FAILED'>()
  const [kept] = useState(() => new Map<string, string>())
  const keyOf = (item: string) => {
    if (!kept.has(item)) kept.set(item, newId())
    return kept.get(item)!
  }
  const send = () => {
    if (fetcher.data === 'DONE') kept.clear()
    const post: DayPost = { items, keys: items.map(keyOf), later: true }
    void fetcher.submit(post, { method: 'post', action: '/app/day', encType: 'application/json' })
  }
  return { isGoing: fetcher.state !== 'idle', send }
}
