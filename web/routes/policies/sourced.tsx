import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { PolicyFragment } from '../../graph/generated/graphql.ts'

const Floating = lazy(() => import('../../ui/floating.tsx'))

type Source = PolicyFragment['sources'][number]

/** The source of a field's value, by the field's path; also of a part of it. */
export const sourceAt = ({ sources }: PolicyFragment, path: string) =>
  sources.find((source) => source.field === path || source.field.startsWith(`${path}.`))

/** A file's name without its extension, as shown next to a value. */
const shortName = (name: string) => name.replace(/\.[a-z0-9]{2,4}$/i, '')

/** The source of a value: the file and the page, opened by a click; the quoted words on demand. */
export function SourceLink({ source }: { source: Pick<Source, 'fileId' | 'fileName' | 'page' | 'quote'> }) {
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  const name = `${shortName(source.fileName)}, p. ${String(source.page)}`
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        className="cut max-w-full rounded-4 text-left text-12 text-ink-3 hover:text-accent-ink hover:underline"
      >
        {name}
      </button>
      {shown && (
        <Suspense>
          <Floating anchor={button.current} label={`Source: ${name}`} open modal onClose={() => setShown(false)}>
            <blockquote className="mb-2 border-l-2 border-accent pl-[10px] text-13">“{source.quote}”</blockquote>
            <p className="text-12 text-ink-2">
              {source.fileName}, page {source.page}
            </p>
            <a
              href={`/agency/files/${source.fileId}#page=${String(source.page)}`}
              target="_blank"
              rel="noreferrer"
              className="text-12 font-medium text-accent-ink hover:underline"
            >
              Open the page
            </a>
          </Floating>
        </Suspense>
      )}
    </>
  )
}

/** A value with the quiet line of evidence when it has a source. */
export const Marked = ({ sourced, children }: { sourced: boolean; children: ReactNode }) =>
  sourced ? <span className="border-b border-accent-line">{children}</span> : children
