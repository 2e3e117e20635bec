import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/field.tsx'

type ListEndProps = {
  /** "1,204 workspaces". */
  count: string
  hasMore: boolean
  loading: boolean
  failure: string | undefined
  onMore: () => void
}

/** The end of what is shown. The next rows come when it is nearly in sight; the button is for keyboards, and for another try. */
export function ListEnd({ count, hasMore, loading, failure, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  more.current = onMore
  const waits = hasMore && !loading && !failure
  useEffect(() => {
    if (!waits || !end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '600px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [waits])
  return (
    <div ref={end} className="flex min-h-12 flex-wrap items-center gap-3 pl-3 text-12 text-ink-3 max-md:pl-0">
      <span className="num" role="status">
        {count}
      </span>
      {hasMore && (
        <Button size="sm" aria-disabled={loading || undefined} onClick={onMore}>
          {loading ? 'Loading…' : failure ? 'Try again' : 'Load more'}
        </Button>
      )}
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}
