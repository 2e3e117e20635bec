import { ChevronLeft, ChevronRight, ExternalLink, FileText, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Source } from '../../graph/workspace.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useZoom, type Zoom, ZoomTools, zoomedWidth, zoomKeys } from '../../ui/zoom.tsx'

type SourcePaneProps = {
  source: Source
  /** How many pages the file has, where that is known. */
  pages: number | null
  whole: boolean
  /** Missing where what it stands in is closed instead. */
  onClose?: () => void
}

/** The page a value or a sentence rests on, its words highlighted. `whole`: it has the panel for itself. */
export function SourcePane({ source, pages: count, whole, onClose }: SourcePaneProps) {
  const [page, setPage] = useState(source.page ?? 1)
  useEffect(() => setPage(source.page ?? 1), [source])
  const pages = count ?? source.page ?? 1
  const [zoom, setZoom] = useZoom()

  return (
    <section
      aria-label="Source page"
      className={cx('flex min-h-0 flex-col bg-sunken', whole ? 'flex-1' : 'flex-[0_0_44%] border-t border-hairline')}
    >
      <header
        className={cx('flex flex-none items-center gap-2 pr-2 pl-5 text-12 max-md:pl-4', whole ? 'h-12' : 'h-10')}
      >
        <FileText size={16} aria-hidden className="text-ink-2" />
        <b className="cut font-semibold">{source.label}</b>
        <span className="num text-ink-3" aria-live="polite">
          page {page}
          {count !== null && ` of ${String(count)}`}
        </span>
        <span className="ml-auto flex flex-none">
          <span className="flex max-md:hidden">
            <ZoomTools label="Size of the page" zoom={zoom} onZoom={setZoom} />
          </span>
          {count !== null && (
            <>
              <Button
                look="quiet"
                size="sm"
                icon
                aria-label="Previous page"
                disabled={page <= 1}
                onClick={() => setPage(page - 1)}
              >
                <ChevronLeft size={16} aria-hidden />
              </Button>
              <Button
                look="quiet"
                size="sm"
                icon
                aria-label="Next page"
                disabled={page >= pages}
                onClick={() => setPage(page + 1)}
              >
                <ChevronRight size={16} aria-hidden />
              </Button>
            </>
          )}
          {source.fileId && (
            <ButtonAnchor
              look="quiet"
              size="sm"
              icon
              href={`/app/files/${source.fileId}?page=${String(page)}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Open the document in a new tab"
              title="Open the document in a new tab"
            >
              <ExternalLink size={16} aria-hidden />
            </ButtonAnchor>
          )}
          {onClose && (
            <Button look="quiet" size="sm" icon aria-label="Close the page" onClick={onClose}>
              <X size={16} aria-hidden />
            </Button>
          )}
        </span>
      </header>
      <PageImage
        key={`${source.fileId ?? ''} ${String(page)}`}
        source={source}
        page={page}
        zoom={zoom}
        onZoom={setZoom}
      />
    </section>
  )
}

type PageImageProps = { source: Source; page: number; zoom: Zoom; onZoom: (zoom: Zoom) => void }

/** The page as an image with its highlights; it scrolls to the first one. */
function PageImage({ source, page, zoom, onZoom }: PageImageProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const first = useRef<HTMLSpanElement>(null)
  const width = source.pageWidth ?? 612
  const height = source.pageHeight ?? 792
  const boxes = page === source.page ? source.boxes : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first highlight moves with the source
  useEffect(() => {
    if (state === 'shown') first.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [state, source, zoom])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of zooming, which have buttons too
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      onKeyDown={zoomKeys(zoom, onZoom)}
      className="relative min-h-0 flex-1 overflow-auto px-5 pb-5 -outline-offset-2 max-md:px-3"
    >
      <div
        className="relative mx-auto rounded-4 bg-paper shadow-[0_0_0_1px_var(--hairline)]"
        style={{
          width: zoomedWidth(zoom, width),
          ...(zoom === 'width' ? { maxWidth: '880px' } : {}),
          ...(page === source.page || state !== 'shown' ? { aspectRatio: `${String(width)} / ${String(height)}` } : {}),
        }}
      >
        <img
          src={`/agency/files/${source.fileId ?? ''}/pages/${String(page)}.png`}
          alt={`Page ${String(page)} of ${source.label}`}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={cx('paper block w-full rounded-4', state !== 'shown' && 'invisible')}
        />
        {state === 'loading' && <span className="absolute inset-0 animate-bone rounded-4 bg-press" />}
        {state === 'failed' && (
          <p role="alert" className="absolute inset-x-0 top-8 text-center text-13 text-paper-ink">
            This page cannot be shown as a picture. {source.quote && `It says: “${source.quote}”`}
          </p>
        )}
        {state === 'shown' &&
          boxes.map(([x = 0, y = 0, w = 0, h = 0], index) => (
            <span
              key={`${String(x)} ${String(y)}`}
              ref={index === 0 ? first : undefined}
              className="absolute rounded-[2px] bg-paper-mark mix-blend-multiply shadow-[inset_0_-2px_var(--paper-mark-line)]"
              style={{
                left: `${String(((x - 2) / width) * 100)}%`,
                top: `${String(((y - 1) / height) * 100)}%`,
                width: `${String(((w + 4) / width) * 100)}%`,
                height: `${String(((h + 2) / height) * 100)}%`,
              }}
            />
          ))}
      </div>
    </div>
  )
}
