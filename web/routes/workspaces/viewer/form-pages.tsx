import { useEffect, useRef, useState } from 'react'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { cx } from '../../../ui/cx.ts'
import { type Zoom, zoomedWidth, zoomKeys } from '../../../ui/zoom.tsx'
import { shownValue } from './counts.ts'
import { useEvidence } from './evidence-layer.tsx'

type FormPagesProps = {
  artifact: Artifact
  workspaceId: string
  fields: FormValue[]
  /** The value that is being looked at. */
  current: string | null
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

/** The filled PDF's pages, with a button over every field: hover shows where its value comes from. */
export function FormPages({ artifact, workspaceId, fields, current, zoom, onZoom }: FormPagesProps) {
  const pages = artifact.pdf?.pages ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of zooming, which have buttons too
    <div className="grid w-fit min-w-full gap-4" onKeyDown={zoomKeys(zoom, onZoom)}>
      {pages.map((page) => (
        <div
          key={page.number}
          className={cx(
            'relative mx-auto bg-paper shadow-[0_0_0_1px_var(--hairline)]',
            zoom === 'width' && 'max-w-220',
          )}
          style={{
            aspectRatio: `${String(page.width)} / ${String(page.height)}`,
            width: zoomedWidth(zoom, page.width),
          }}
        >
          <PageImage
            src={`/agency/pdf/${workspaceId}/${artifact.id}/pages/${String(page.number)}.png?version=${String(artifact.version)}&edits=${String(artifact.edits)}`}
            alt={`Page ${String(page.number)} of the filled form`}
          />
          {fields
            .filter((field) => field.page === page.number && (field.value || field.type !== 'TICK'))
            .map((field) => (
              <FieldSpot
                key={field.name}
                field={field}
                current={field.name === current}
                width={page.width}
                height={page.height}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

/** Keeps the page before in sight until the new one has come, so that saving a value does not flash. */
function PageImage({ src, alt }: { src: string; alt: string }) {
  const [shown, setShown] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  return (
    <>
      {shown && shown !== src && <img src={shown} alt="" className="paper absolute inset-0 block size-full" />}
      <img
        src={src}
        alt={alt}
        onLoad={() => setShown(src)}
        onError={() => setFailed(true)}
        className={cx('paper relative block size-full', shown !== src && 'opacity-0')}
      />
      {!shown && !failed && <span className="absolute inset-0 animate-bone bg-press" />}
      {failed && (
        <p role="alert" className="absolute inset-x-0 top-10 text-center text-13 text-paper-ink">
          This page cannot be shown as a picture. Its values are under Values.
        </p>
      )}
    </>
  )
}

type FieldSpotProps = { field: FormValue; current: boolean; width: number; height: number }

function FieldSpot({ field, current, width, height }: FieldSpotProps) {
  const evidence = useEvidence(field)
  const spot = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) spot.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [current])
  const [x = 0, y = 0, w = 0, h = 0] = field.box
  if (!w || !h) return null
  return (
    <button
      ref={spot}
      type="button"
      {...evidence}
      aria-current={current || undefined}
      aria-label={field.value ? `${field.label}: ${shownValue(field)}` : `${field.label}: blank`}
      className={cx(
        'absolute z-1 rounded-[2px] mix-blend-multiply hover:bg-paper-mark focus-visible:bg-paper-mark aria-expanded:bg-paper-mark',
        current && 'bg-paper-mark outline-2 outline-paper-mark-line',
        field.state === 'SOURCED' && 'shadow-[inset_0_-1px_var(--paper-mark-line)]',
        field.state === 'EDITED' && 'border-b border-dotted border-paper-mark-line',
        field.state === 'INFERRED' && 'border-b border-dashed border-paper-mark-line',
      )}
      style={{
        left: `${String((x / width) * 100)}%`,
        top: `${String((y / height) * 100)}%`,
        width: `${String((w / width) * 100)}%`,
        height: `${String((h / height) * 100)}%`,
      }}
    />
  )
}
