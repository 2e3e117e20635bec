import type { ReactNode } from 'react'

/** Title, one line of description, primary action right. */
export function PageHeader({
  title,
  badge,
  description,
  action,
  children,
}: {
  title: string
  badge?: ReactNode
  description?: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="mb-4 flex items-start gap-4 max-md:flex-wrap">
      <div className="min-w-0 flex-1 basis-45">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0">{title}</h1>
          {badge}
        </div>
        {description && <p className="text-13 text-ink-2">{description}</p>}
        {children}
      </div>
      {action}
    </header>
  )
}

/** The width and air of an ordinary screen. */
export function Page({ children }: { children: ReactNode }) {
  return <main className="mx-auto max-w-[1264px] px-8 pt-2 pb-12 max-md:px-4 max-md:pb-8">{children}</main>
}
