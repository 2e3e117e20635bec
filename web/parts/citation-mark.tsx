import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Source } from '../graph/workspace.ts'
import { Quote } from './quote.tsx'
import { recordLink } from './record-link.ts'
import { sourceName } from './source-name.ts'
import { STRANGE } from './web-link.tsx'

const Floating = lazy(() => import('../ui/floating.tsx'))
const SHOW_MS = 180
const HIDE_MS = 140

/** [n] after a claim: hover or focus shows the quoted words, click opens their page or record; one of the web in a tab of its own. */
export function CitationMark({
  number,
  source,
  onOpen,
}: {
  number: number
  source: Source
  onOpen: (source: Source) => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const timer = useRef<number>(undefined)
  const [shown, setShown] = useState(false)
  const later = (next: boolean) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown(next), next ? SHOW_MS : HIDE_MS)
  }
  const shared = {
    'aria-label': `Source ${String(number)}: ${sourceName(source)}`,
    onPointerEnter: () => later(true),
    onPointerLeave: () => later(false),
    onFocus: () => later(true),
    onBlur: () => later(false),
    className:
      'relative mx-[2px] inline-grid h-4 min-w-4 place-items-center before:absolute before:-inset-1 max-md:mx-1 rounded-4 bg-accent-soft px-[3px] align-[2px] text-[10px] leading-none font-semibold text-accent-ink shadow-[inset_0_0_0_1px_var(--accent-line)] hover:bg-accent hover:text-on-accent',
    children: number,
  }
  return (
    <>
      {source.record ? (
        <Link {...shared} ref={link} to={recordLink(source.record)} />
      ) : source.url ? (
        <a {...shared} ref={link} href={source.url} target="_blank" rel={STRANGE} />
      ) : (
        <button {...shared} ref={button} type="button" onClick={() => source.fileId && onOpen(source)} />
      )}
      {shown && (
        <Suspense>
          <Floating
            anchor={link.current ?? button.current}
            label={`Source ${String(number)}`}
            open
            onClose={() => setShown(false)}
            onPointerEnter={() => later(true)}
            onPointerLeave={() => later(false)}
          >
            <Quote source={source} />
          </Floating>
        </Suspense>
      )}
    </>
  )
}
