import { ChevronRight, CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PlanState } from '../../../graph/generated/graphql.ts'
import { duration, useNow } from '../../../lib/time.ts'
import { cx } from '../../../ui/cx.ts'
import { Spinner } from '../../../ui/spinner.tsx'

const COLLAPSE_MS = 3000 // spec 2 §9: a thought that was opened by hand collapses this long after it is done

const WORTH_SAYING_MS = 100

type StepProps = {
  icon: LucideIcon
  state: PlanState
  title: string
  aside?: ReactNode
  startedAt: string | null
  endedAt: string | null
  error?: string | null
  /** Open by itself while it runs. */
  live?: boolean
  /** Open also afterwards, until the user closes it: something in it needs to be seen. */
  alarming?: boolean
  children?: ReactNode
}

/** One thing Cara did, on the thin line: a row that opens to its content. */
export function Step({ icon, state, title, aside, startedAt, endedAt, error, live, alarming, children }: StepProps) {
  const id = useId()
  const running = state === 'IN_PROGRESS'
  const [open, toggle] = useOpen(Boolean(live && running), Boolean(error || alarming))
  const Icon = state === 'FAILED' || error ? CircleAlert : icon
  const tone = state === 'FAILED' || error ? 'text-fail-dot' : icon === CircleCheck ? 'text-done-dot' : 'text-ink-3'
  return (
    <li className="relative pl-7 not-last:before:absolute not-last:before:top-7 not-last:before:-bottom-2 not-last:before:left-[7.5px] not-last:before:w-px not-last:before:bg-edge">
      <span className={cx('absolute top-2 left-0', tone)}>
        {running ? <Spinner /> : <Icon size={16} strokeWidth={1.75} aria-hidden />}
      </span>
      <button
        type="button"
        aria-expanded={children ? open : undefined}
        aria-controls={children ? id : undefined}
        disabled={!children}
        onClick={toggle}
        className="-mx-2 flex min-h-8 w-[calc(100%+16px)] items-center gap-2 rounded-6 px-2 text-left text-13 text-ink-2 enabled:hover:bg-hover"
      >
        <span className="cut font-medium text-ink">{title}</span>
        {aside && <span className="cut shrink-[9999]">{aside}</span>}
        <span className="num ml-auto flex-none text-12">
          <Took startedAt={startedAt} endedAt={endedAt} running={running} />
        </span>
        {children && (
          <ChevronRight
            size={12}
            strokeWidth={2.25}
            aria-hidden
            className={cx('quick text-ink-3', open && 'rotate-90')}
          />
        )}
      </button>
      {error && <p className="pb-1 text-13 text-fail-ink">{error}</p>}
      {children && open && (
        <div id={id} className="pt-[2px] pb-2 text-13 text-ink-2">
          {children}
        </div>
      )}
    </li>
  )
}

/** Open while it runs; afterwards closed, three seconds later when the user had opened it; then as the user likes. */
function useOpen(live: boolean, failed: boolean): [open: boolean, toggle: () => void] {
  const [choice, setChoice] = useState<boolean | null>(null)
  const wasLive = useRef(live)
  useEffect(() => {
    if (wasLive.current && !live && choice) {
      const timer = window.setTimeout(() => setChoice(null), COLLAPSE_MS)
      wasLive.current = live
      return () => window.clearTimeout(timer)
    }
    wasLive.current = live
    return undefined
  }, [live, choice])
  const open = choice ?? (live || failed)
  return [open, () => setChoice(!open)]
}

function Took({ startedAt, endedAt, running }: { startedAt: string | null; endedAt: string | null; running: boolean }) {
  if (!startedAt) return null
  if (running) return <Ticking since={startedAt} />
  const tookMs = endedAt ? new Date(endedAt).getTime() - new Date(startedAt).getTime() : 0
  return endedAt && tookMs >= WORTH_SAYING_MS ? duration(startedAt, endedAt) : null
}

function Ticking({ since }: { since: string }) {
  const now = useNow(1000)
  return now - new Date(since).getTime() > 1000 ? duration(since, now) : null
}
