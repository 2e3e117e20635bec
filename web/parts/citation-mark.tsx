import { PreviewCard } from '@base-ui/react/preview-card'
import type { Source } from '../graph/workspace.ts'
import { Quote } from './quote.tsx'

/** [n] behind a claim: hover or focus shows the quoted words, click opens the page they stand on. */
export function CitationMark({
  number,
  source,
  onOpen,
}: {
  number: number
  source: Source
  onOpen: (source: Source) => void
}) {
  return (
    <PreviewCard.Root>
      <PreviewCard.Trigger
        delay={200}
        closeDelay={120}
        render={
          <button
            type="button"
            onClick={() => source.fileId && onOpen(source)}
            aria-label={`Source ${String(number)}: ${sourceName(source)}`}
            className="mx-[2px] inline-grid h-4 min-w-4 place-items-center rounded-4 bg-accent-soft px-[3px] align-[2px] text-[10px] leading-none font-semibold text-accent-ink shadow-[inset_0_0_0_1px_var(--accent-line)] hover:bg-accent hover:text-on-accent"
          />
        }
      >
        {number}
      </PreviewCard.Trigger>
      <PreviewCard.Portal>
        <PreviewCard.Positioner sideOffset={6} collisionPadding={12} className="z-50">
          <PreviewCard.Popup className="raised w-76 max-w-[calc(100vw-24px)] rounded-8 p-3 shadow-pop">
            <Quote source={source} />
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  )
}

/** "Policy.pdf, page 3", or the record, message or rule. */
export function sourceName(source: Source) {
  return source.page ? `${source.label}, page ${String(source.page)}` : source.label
}
