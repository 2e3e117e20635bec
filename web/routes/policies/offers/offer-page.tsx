import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FileOffersPartsFragment, OfferPartsFragment } from '../../../graph/generated/graphql.ts'

type OfferPageProps = { told: FileOffersPartsFragment; offer: OfferPartsFragment }

/** The page an offered value stands on, with its words marked. */
export function OfferPage({ told, offer }: OfferPageProps) {
  const [choice] = offer.choices
  const page = told.pages.find(({ number }) => number === choice?.page)
  const first = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer's words are brought into sight
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'nearest' })
  }, [offer.id])
  if (!choice || !page) return null
  const share = (length: number, whole: number) => `${String((length / whole) * 100)}%`
  return (
    <figure className="sticky top-0 grid content-start gap-2 self-start border-l border-hairline bg-sunken p-3 max-lg:static max-lg:border-t max-lg:border-l-0">
      <figcaption className="flex items-center gap-2 text-12">
        <span className="cut min-w-0 flex-1 font-medium">{told.fileName}</span>
        <span className="num text-ink-3">page {page.number}</span>
        <a
          href={`/agency/files/${told.fileId}#page=${String(page.number)}`}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the file"
          className="rounded-4 p-1 text-ink-2 hover:bg-hover"
        >
          <ExternalLink size={14} aria-hidden />
        </a>
      </figcaption>
      <div className="relative max-h-[70dvh] overflow-auto rounded-6 bg-white shadow-card">
        <div className="relative">
          <img
            src={`/agency/files/${told.fileId}/pages/${String(page.number)}.png`}
            alt={`${told.fileName}, page ${String(page.number)}`}
            width={page.width}
            height={page.height}
            className="block h-auto w-full"
          />
          {choice.boxes.map(({ x, y, width, height }, place) => (
            <span
              key={`${String(x)} ${String(y)}`}
              ref={place === 0 ? first : undefined}
              aria-hidden
              className="absolute rounded-[2px] bg-accent/25 mix-blend-multiply"
              style={{
                left: share(x, page.width),
                top: share(y, page.height),
                width: share(width, page.width),
                height: share(height, page.height),
              }}
            />
          ))}
        </div>
      </div>
      <blockquote className="border-l-2 border-accent pl-2 text-12 text-ink-2">“{choice.quote}”</blockquote>
    </figure>
  )
}
