import { fullTime, relativeTime, useNow } from '../lib/time.ts'
import { useTimeZone } from './session.ts'

/** How long ago, and after a week the short date and time; the whole of both on hover. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useNow()
  const timeZone = useTimeZone()
  return (
    <time dateTime={at} title={fullTime(timeZone, at)} className={className}>
      {relativeTime(timeZone, at, now)}
    </time>
  )
}
