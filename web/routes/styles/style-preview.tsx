import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'

/** How long a save takes to be seen (spec 2 §4). */
const DELAY_MS = 1500

/** What the preview shows: nothing yet, a style being made anew, that style, or nothing since the form was changed. */
type Shown = 'none' | 'making' | 'shown' | 'changed'

/** The preview of a form: a change hides it, a save brings it back after a moment. `saves` counts the saves; 0 is the style as it was opened. */
export function useStylePreview(id: string | null, saves: number) {
  const [shown, setShown] = useState<Shown>(id ? (saves ? 'making' : 'shown') : 'none')
  useEffect(() => {
    if (!id || !saves) return
    setShown('making')
    const timer = setTimeout(() => setShown('shown'), DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, saves])
  return { shown, hide: () => setShown((now) => (now === 'none' ? now : 'changed')) }
}

type StylePreviewProps = { id: string | null; shown: Shown; count: number }

/** A document of ours in the style. */
export function StylePreview({ id, shown, count }: StylePreviewProps) {
  return (
    <section aria-label="Preview" className="relative min-h-0 min-w-0 bg-sunken max-md:h-120">
      {shown === 'shown' && id ? (
        <iframe
          title="Preview of the style"
          sandbox=""
          src={`/agency/preview-html/${id}?v=${String(count)}`}
          className="size-full border-0 bg-white"
        />
      ) : (
        <Note>
          {shown === 'making' ? (
            <span role="status" className="inline-flex items-center gap-2">
              <Spinner />
              Generating preview...
            </span>
          ) : shown === 'none' ? (
            'Preview not available'
          ) : (
            'Save to see the preview.'
          )}
        </Note>
      )}
    </section>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="grid size-full min-h-40 place-items-center p-6 text-13 text-ink-2">{children}</p>
)
