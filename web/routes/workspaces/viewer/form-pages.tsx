import { useState } from 'react'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { cx } from '../../../ui/cx.ts'
import { shownValue } from './counts.ts'
import { useEvidence } from './evidence-layer.tsx'

type FormPagesProps = { artifact: Artifact; workspaceId: string; fields: FormValue[] }

/** The filled PDF's pages, with a button over every field: hover shows where its value comes from. */
export function FormPages({ artifact, workspaceId, fields }: FormPagesProps) {
  const pages = artifact.pdf?.pages ?? []
  return (
    <div className="mx-auto grid max-w-220 gap-4">
      {pages.map((page) => (
        <div
          key={page.number}
          className="relative bg-paper shadow-[0_0_0_1px_var(--hairline)]"
          style={{ aspectRatio: `${String(page.width)} / ${String(page.height)}` }}
        >
          <PageImage
            src={`/agency/pdf/${workspaceId}/${artifact.id}/pages/${String(page.number)}.png?version=${String(artifact.version)}`}
            alt={`Page ${String(page.number)} of the filled form`}
          />
          {fields
            .filter((field) => field.page === page.number && (field.value || field.type !== 'TICK'))
            .map((field) => (
              <FieldSpot key={field.name} field={field} width={page.width} height={page.height} />
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

function FieldSpot({ field, width, height }: { field: FormValue; width: number; height: number }) {
  const evidence = useEvidence(field)
  const [x = 0, y = 0, w = 0, h = 0] = field.box
  if (!w || !h) return null
  return (
    <button
      type="button"
      {...evidence}
      aria-label={field.value ? `${field.label}: ${shownValue(field)}` : `${field.label}: not found`}
      className={cx(
        'absolute z-1 rounded-[2px] mix-blend-multiply hover:bg-paper-mark focus-visible:bg-paper-mark aria-expanded:bg-paper-mark',
        field.state === 'SOURCED' && 'shadow-[inset_0_-1px_var(--paper-mark-line)]',
        field.state === 'EDITED' && 'shadow-[inset_0_-1px_var(--work-dot)]',
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
