import type { ReactNode } from 'react'

/** What kind of thing it is; a state is a Badge. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex h-5 flex-none items-center rounded-4 bg-none-soft px-[6px] text-12 font-medium whitespace-nowrap text-none-ink">
    {children}
  </span>
)
