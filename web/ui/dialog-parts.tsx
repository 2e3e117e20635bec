import type { ComponentProps, ReactNode } from 'react'

/** What scrolls between the head and the buttons; in a slide-out, all of the height between them. */
export function DialogBody(props: ComponentProps<'div'>) {
  return (
    <div
      className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto px-6 py-5 max-md:p-4"
      {...props}
    />
  )
}

/** The buttons, always in sight. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-none items-center justify-end gap-2 border-t border-hairline px-6 py-3 max-md:flex-wrap max-md:px-4 max-md:*:flex-1">
      {children}
    </footer>
  )
}
