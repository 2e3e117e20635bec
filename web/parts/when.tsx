import { fullTime, relativeTime, useNow } from '../lib/time.ts'

/** How long ago, and after a week the short date and time; the whole of both on hover. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {relativeTime(at, now)}
    </time>
  )
}
