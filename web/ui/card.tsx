import type { ReactNode } from 'react'

/** A section of a record in a box: its title, and at the end of that line what holds for all of it. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-8 border border-hairline text-13">
      <header className="flex min-h-12 items-center gap-2 border-b border-hairline px-4 py-2">
        <h2 className="text-13! font-semibold! tracking-normal!">{title}</h2>
        {aside && <div className="ml-auto text-12 text-ink-3 empty:hidden">{aside}</div>}
      </header>
      {children}
    </section>
  )
}
