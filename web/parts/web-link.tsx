import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a link to a page of the web gives it: no way back, no address it was followed from, and no good word for it. */
export const STRANGE = 'noopener noreferrer nofollow'

/** A link to a page of the web, which opens in a tab of its own; in `oneLine` its end is cut. */
export function WebLink({ url, oneLine, children }: { url: string; oneLine?: boolean; children: ReactNode }) {
  return (
    <a
      href={url}
      target="_blank"
      rel={STRANGE}
      className="inline-flex max-w-full items-baseline gap-1 font-medium text-accent-ink hover:underline max-md:min-h-6"
    >
      <span className={oneLine ? 'cut' : 'min-w-0 wrap-anywhere'}>{children}</span>
      <ExternalLink size={11} strokeWidth={2} className="flex-none" aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
