import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { placeKey, placesIn } from '../../../../shared/places.ts'
import type { Artifact, Source } from '../../../graph/workspace.ts'
import { sourceName } from '../../../parts/source-name.ts'
import { cx } from '../../../ui/cx.ts'

type Written = NonNullable<Artifact['document']>
type PlacesStripProps = { document: Written; onSource: (source: Source) => void }

/** How many places of a document's template are filled; opened, each with its value and source, or why it is empty. */
export function PlacesStrip({ document: { content, template }, onSource }: PlacesStripProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!template?.places.length) return null
  const standing = new Set(placesIn(content).map(({ key }) => key))
  const rows = template.places.map((place) => ({
    ...place,
    isOpen: !place.value && standing.has(placeKey(place.name)),
  }))
  const filled = rows.filter(({ isOpen }) => !isOpen).length
  return (
    <section aria-label="Places" className="flex-none border-b border-hairline bg-surface text-13">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="quick flex min-h-9 w-full items-center gap-2 py-1 pr-3 pl-5 text-left text-ink-2 hover:bg-canvas max-md:min-h-11 max-md:pl-4"
      >
        <span className="num">
          {filled} of {rows.length} places filled
        </span>
        <ChevronDown size={14} aria-hidden className={cx('transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <ul
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
          tabIndex={0}
          aria-label="Places of the template"
          className="max-h-72 divide-y divide-hairline overflow-y-auto border-t border-hairline -outline-offset-2"
        >
          {rows.map((row) => (
            <Place key={row.name} row={row} onSource={onSource} />
          ))}
        </ul>
      )}
    </section>
  )
}

type Row = NonNullable<Written['template']>['places'][number] & { isOpen: boolean }

function Place({
  row: { name, value, source, reason, isOpen },
  onSource,
}: {
  row: Row
  onSource: (source: Source) => void
}) {
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 py-2 pr-3 pl-5 max-md:grid-cols-1 max-md:pl-4">
      <span className="text-12 font-medium wrap-anywhere text-ink-2">{name}</span>
      <span className="min-w-0">
        {isOpen ? (
          <span className="text-ink-2">{reason ?? 'Not found in the documents'}</span>
        ) : (
          <span className="wrap-anywhere">{value || 'Filled in by hand'}</span>
        )}
        {source &&
          (source.fileId ? (
            <button
              type="button"
              onClick={() => onSource(source)}
              className="block text-left text-12 text-accent-ink underline-offset-2 hover:underline"
            >
              {sourceName(source)}
            </button>
          ) : (
            <span className="block text-12 text-ink-3">{sourceName(source)}</span>
          ))}
      </span>
    </li>
  )
}
