import type { ReviewCell as Cell, Source } from '../../graph/workspace.ts'

/** What one side says: its words lead to their page; where it says nothing, where was looked. */
export function ReviewCell({ cell, onSource }: { cell: Cell; onSource: (source: Source) => void }) {
  const { text, note, source } = cell
  const place = source && (source.page ? `${source.label}, p. ${String(source.page)}` : source.label)
  if (!text && note) return <span className="text-ink-3">{note}</span>
  // Nothing was looked for here, so nothing is said to be missing.
  if (!text)
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">Not said</span>
      </span>
    )
  return (
    <>
      {source?.fileId ? (
        <button
          type="button"
          title={source.quote ?? undefined}
          onClick={() => onSource(source)}
          className="line-clamp-4 max-w-full rounded-none text-left decoration-accent-line underline-offset-3 hover:bg-accent-soft hover:underline max-md:min-h-6"
        >
          {text}
        </button>
      ) : (
        text
      )}
      {place && <span className="cut block text-12 text-ink-3">{place}</span>}
      {note && <span className="block text-12 text-ink-3">{note}</span>}
    </>
  )
}
