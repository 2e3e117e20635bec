import { fullTime, relativeTime, useNow } from '../lib/time.ts'

/** How long ago, with the whole date on hover. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {relativeTime(at, now)}
    </time>
  )
}
