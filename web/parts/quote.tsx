import type { Source } from '../graph/workspace.ts'
import { sourceName } from './source-name.ts'
import { WebLink } from './web-link.tsx'

/** The quoted words and their place. */
export function Quote({ source }: { source: Source }) {
  return (
    <>
      {source.quote && (
        <blockquote className="mb-2 border-l-2 border-accent pl-[10px] text-13">“{source.quote}”</blockquote>
      )}
      <p className="text-12 text-ink-2">
        {source.url ? <WebLink url={source.url}>{sourceName(source)}</WebLink> : sourceName(source)}
      </p>
    </>
  )
}
