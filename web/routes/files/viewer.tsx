import { ArrowLeft, Download, ExternalLink, Files } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import { ViewedFileDocument } from '../../graph/generated/graphql.ts'
import { count } from '../../lib/count.ts'
import { fileSize } from '../../lib/size.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { May } from '../../parts/may.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Progress } from '../../ui/progress.tsx'
import { useZoom, ZoomTools, zoomKeys } from '../../ui/zoom.tsx'
import type { Route } from './+types/viewer.ts'
import { FindBar, type Place } from './find-bar.tsx'
import { addressOf, labelOf } from './homes.ts'
import { PageView } from './page-view.tsx'

const FillForm = lazy(() => import('./fill-form.tsx'))

export async function clientLoader({ params: { fileId } }: Route.ClientLoaderArgs) {
  return (await request(ViewedFileDocument, { id: fileId })).viewedFile
}

/** A file page by page: zoom, search, a list of its pages, download, and a new file of its pages. `page` and `find` in the address. */
export default function Viewer({ loaderData: viewed, params: { fileId } }: Route.ComponentProps) {
  const { file, pages, homes, state, progress } = viewed
  const [query, setQuery] = useSearchParams()
  const [zoom, setZoom] = useZoom()
  const [now, setNow] = useState(() => Number(query.get('page')) || 1)
  const [found, setFound] = useState<{ places: readonly Place[]; at: number }>({ places: [], at: 0 })
  const box = useRef<HTMLInputElement>(null)
  const isUnread = state === 'PENDING' || state === 'READING'
  useFresh(isUnread, 1500)
  useFindKey(box)

  const go = useCallback((number: number) => {
    document.getElementById(`page-${String(number)}`)?.scrollIntoView({ block: 'start' })
    setNow(number)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is followed once the pages are there
  useEffect(() => {
    if (pages.length && now > 1) go(now)
  }, [pages.length])

  const home = homes[0]
  return (
    <main className="flex h-[calc(100dvh-48px)] flex-col">
      <title>{`${file.shownName} – Cara`}</title>
      <header className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-surface px-5 py-2 max-md:px-3">
        <div className="min-w-0 flex-1 basis-60">
          {home && (
            <Link
              to={addressOf(home)}
              className="flex w-fit max-w-full items-center gap-1 text-12 text-ink-2 hover:text-ink"
            >
              <ArrowLeft size={14} aria-hidden className="flex-none" />
              <span className="cut">{labelOf(home)}</span>
            </Link>
          )}
          <h1 className="cut text-16!" title={file.shownName}>
            {file.shownName}
          </h1>
          <p className="num text-12 text-ink-3">
            {[pages.length && count(pages.length, 'page'), fileSize(file.size)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {pages.length > 0 && (
            <>
              <FindBar
                fileId={fileId}
                input={box}
                first={query.get('find') ?? ''}
                places={found.places}
                at={found.at}
                onPlaces={(places, words) => {
                  setFound({
                    places,
                    at: Math.max(
                      0,
                      places.findIndex(({ page }) => page >= now),
                    ),
                  })
                  setQuery(words ? { find: words } : {}, { replace: true, preventScrollReset: true })
                }}
                onGo={(at) => setFound({ ...found, at })}
              />
              <ZoomTools label="Size of the pages" zoom={zoom} onZoom={setZoom} />
            </>
          )}
          <ButtonAnchor size="sm" look="quiet" href={file.url} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={16} aria-hidden />
            <span className="max-md:sr-only">Open to print</span>
          </ButtonAnchor>
          <ButtonAnchor size="sm" look="quiet" href={`${file.url}?download=1`} download>
            <Download size={16} aria-hidden />
            <span className="max-md:sr-only">Download</span>
          </ButtonAnchor>
          {viewed.isFillable && (
            <May be={['run', 'workspace']}>
              <Suspense>
                <FillForm fileId={fileId} accountId={home?.accountId ?? null} />
              </Suspense>
            </May>
          )}
          {canArrange(viewed) && (
            <May be={['create', 'file']}>
              <ButtonLink size="sm" to={`/app/files/${fileId}/arrange`}>
                <Files size={16} aria-hidden />
                <span className="max-md:sr-only">Arrange pages</span>
              </ButtonLink>
            </May>
          )}
        </div>
      </header>
      {pages.length ? (
        <div className="flex min-h-0 flex-1">
          {pages.length > 1 && <Thumbnails fileId={fileId} pages={pages} now={now} onGo={go} />}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of zooming, which have buttons too */}
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
            tabIndex={0}
            onKeyDown={zoomKeys(zoom, setZoom)}
            className="min-w-0 flex-1 overflow-auto bg-sunken p-5 -outline-offset-2 max-md:p-3"
          >
            <div className="grid w-fit min-w-full gap-4">
              {pages.map((page) => (
                <PageView
                  key={page.number}
                  fileId={fileId}
                  page={page}
                  zoom={zoom}
                  boxes={boxesOn(page.number, found)}
                  onInSight={setNow}
                />
              ))}
            </div>
          </div>
        </div>
      ) : (
        <div className="mx-auto w-full max-w-120 px-5 py-16 text-center">
          {isUnread ? (
            <>
              <p role="status" className="mb-3 text-13 text-ink-2">
                This file is being read. Its pages come in a moment.
              </p>
              <Progress share={progress} label="Reading the file" />
            </>
          ) : (
            <p role="alert" className="text-13 text-ink-2">
              {file.error ?? 'This file has no pages to show.'} You can still open or download it.
            </p>
          )}
        </div>
      )}
    </main>
  )
}

const canArrange = ({ readingKind, file }: Pick<Route.ComponentProps['loaderData'], 'readingKind' | 'file'>) =>
  readingKind === 'pdf' || file.mimeType === 'image/png' || file.mimeType === 'image/jpeg'

const boxesOn = (number: number, { places, at }: { places: readonly Place[]; at: number }) =>
  places.flatMap((place, index) =>
    place.page === number ? place.boxes.map((box) => ({ box, current: index === at })) : [],
  )

/** Ctrl or Cmd and F look in the file: the browser would find only what is on the screen. */
function useFindKey(box: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !(event.metaKey || event.ctrlKey) || event.shiftKey || !box.current) return
      event.preventDefault()
      box.current.select()
    }
    window.addEventListener('keydown', find)
    return () => window.removeEventListener('keydown', find)
  }, [box])
}

type ThumbnailsProps = {
  fileId: string
  pages: readonly { number: number; width: number; height: number }[]
  now: number
  onGo: (number: number) => void
}

/** All pages small, the one being read marked; each goes to its page. */
function Thumbnails({ fileId, pages, now, onGo }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark stays in sight
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return (
    <nav
      aria-label="Pages"
      className="w-37 flex-none overflow-y-auto border-r border-hairline bg-surface p-3 max-lg:hidden"
    >
      <ol className="grid gap-3">
        {pages.map(({ number, width, height }) => (
          <li key={number}>
            <button
              ref={number === now ? current : undefined}
              type="button"
              aria-current={number === now ? 'page' : undefined}
              aria-label={`Go to page ${String(number)}`}
              onClick={() => onGo(number)}
              className="grid w-full justify-items-center gap-1 rounded-4"
            >
              <img
                loading="lazy"
                src={`/agency/files/${fileId}/pages/${String(number)}.png?small=1`}
                alt=""
                className={cx(
                  'paper w-full bg-paper',
                  number === now ? 'outline-2 outline-accent' : 'outline outline-hairline',
                )}
                style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
              />
              <span className={cx('num text-12', number === now ? 'font-semibold' : 'text-ink-3')}>{number}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
