import type { ReactNode } from 'react'
import type { Tone } from '../../shared/labeled.ts'
import { cx } from './cx.ts'

const TONES: Record<Tone, [box: string, dot: string]> = {
  wait: ['bg-wait-soft text-wait-ink', 'bg-wait-dot'],
  work: ['bg-work-soft text-work-ink', 'bg-work-dot'],
  done: ['bg-done-soft text-done-ink', 'bg-done-dot'],
  fail: ['bg-fail-soft text-fail-ink', 'bg-fail-dot'],
  none: ['bg-none-soft text-none-ink', 'bg-none-dot'],
}

/** A state: a dot and a word, never color alone. */
export function Badge({
  tone = 'none',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  const [box, dot] = TONES[tone]
  return (
    <span
      className={cx(
        'inline-flex h-5 flex-none items-center gap-[6px] rounded-full px-2 text-12 font-medium whitespace-nowrap',
        box,
        className,
      )}
    >
      <span className={cx('size-[6px] rounded-full', dot)} />
      {children}
    </span>
  )
}
