import { useEffect, useRef, useState } from 'react'
import { request } from '../../graph/client.ts'
import { PageLinesDocument, type PageLinesQuery } from '../../graph/generated/graphql.ts'
import { cx } from '../../ui/cx.ts'
import { type Zoom, zoomedWidth } from '../../ui/zoom.tsx'

export type PageSize = { number: number; width: number; height: number }
type Line = PageLinesQuery['viewedFile']['lines'][number]

type PageViewProps = {
  fileId: string
  page: PageSize
  zoom: Zoom
  /** Where the words looked for stand on it; `current` is the place the reader is at. */
  boxes: readonly { box: readonly number[]; current: boolean }[]
  onInSight: (number: number) => void
}

/** One page of a file as it is, with its words to select and copy. It is fetched when it comes near. */
export function PageView({ fileId, page, zoom, boxes, onInSight }: PageViewProps) {
  const { number, width, height } = page
  const place = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const seen = useRef(onInSight)
  seen.current = onInSight

  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' })
    // The page that takes up the middle of the window is the one being read.
    const middle = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(number), {
      rootMargin: '-45% 0px -54%',
    })
    near.observe(place.current!)
    middle.observe(place.current!)
    return () => {
      near.disconnect()
      middle.disconnect()
    }
  }, [number])
  const at = boxes.findIndex((one) => one.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader goes from place to place
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [at, boxes])

  return (
    <div
      ref={place}
      id={`page-${String(number)}`}
      className={cx('relative mx-auto bg-paper shadow-[0_0_0_1px_var(--hairline)]', zoom === 'width' && 'max-w-220')}
      style={{ width: zoomedWidth(zoom, width), aspectRatio: `${String(width)} / ${String(height)}` }}
    >
      {isNear && (
        <img
          src={`/agency/files/${fileId}/pages/${String(number)}.png`}
          alt={`Page ${String(number)}`}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={cx('paper block size-full', state !== 'shown' && 'invisible')}
        />
      )}
      {state === 'loading' && <span className="absolute inset-0 animate-bone bg-press" />}
      {state === 'failed' && (
        <p role="alert" className="absolute inset-x-4 top-10 text-center text-13 text-paper-ink">
          This page cannot be shown as a picture. Open the file itself.
        </p>
      )}
      {boxes.map(({ box: [x = 0, y = 0, w = 0, h = 0], current: isCurrent }, index) => (
        <span
          key={`${String(x)} ${String(y)}`}
          ref={index === at ? current : undefined}
          className={cx(
            'absolute rounded-[2px] bg-paper-mark mix-blend-multiply',
            isCurrent && 'outline-2 outline-paper-mark-line',
          )}
          style={{
            left: `${String(((x - 2) / width) * 100)}%`,
            top: `${String(((y - 1) / height) * 100)}%`,
            width: `${String(((w + 4) / width) * 100)}%`,
            height: `${String(((h + 2) / height) * 100)}%`,
          }}
        />
      ))}
      {state === 'shown' && <Words fileId={fileId} page={page} />}
    </div>
  )
}

/** The words of the page over its picture, unseen: they are selected and copied, and read out. */
function Words({ fileId, page: { number, width, height } }: { fileId: string; page: PageSize }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    const stop = new AbortController()
    request(PageLinesDocument, { id: fileId, page: number }, { signal: stop.signal }).then(
      ({ viewedFile }) => setLines(viewedFile.lines),
      () => {},
    )
    return () => stop.abort()
  }, [fileId, number])
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="absolute inset-0 size-full select-text"
      aria-hidden
    >
      {lines.map(({ text, box: [x = 0, y = 0, w = 0, h = 0] }) => (
        <text
          key={`${String(x)} ${String(y)} ${text}`}
          x={x}
          y={y + h * 0.8}
          fontSize={h}
          textLength={w || undefined}
          lengthAdjust="spacingAndGlyphs"
          className="cursor-text fill-transparent selection:bg-paper-mark"
        >
          {`${text}\n`}
        </text>
      ))}
    </svg>
  )
}
