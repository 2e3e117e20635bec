import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

type BannerProps = {
  /** fail: something is broken; wait: a person has to act; work: in progress; none: for information. */
  tone: 'fail' | 'wait' | 'work' | 'none'
  icon: LucideIcon
  title: string
  /** What, when, why, and what holds until then. */
  children: ReactNode
  action?: ReactNode
}

const TONES = {
  fail: ['bg-fail-soft', 'text-fail-ink'],
  wait: ['bg-wait-soft', 'text-wait-ink'],
  work: ['bg-work-soft', 'text-work-ink'],
  none: ['bg-none-soft', 'text-ink'],
} as const

/** A notice about the whole record, between its header and its tabs. A screen shows at most one, the most important. */
export function Banner({ tone, icon: Icon, title, children, action }: BannerProps) {
  const [box, ink] = TONES[tone]
  return (
    <section
      aria-label={title}
      className={cx('mb-4 flex items-start gap-3 rounded-8 px-4 py-3 text-13 max-md:flex-wrap max-md:px-3', box)}
    >
      <Icon size={16} aria-hidden className={cx('mt-[2px]', ink)} />
      <div className="min-w-0 flex-1">
        <h2 className={cx('text-13! font-semibold! tracking-normal!', ink)}>{title}</h2>
        <p className="text-ink-2">{children}</p>
      </div>
      {action && <div className="my-1 flex flex-none gap-2 empty:hidden max-md:w-full max-md:pl-7">{action}</div>}
    </section>
  )
}
