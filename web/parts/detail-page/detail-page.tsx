import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { Page, PageHeader } from '../../ui/page-header.tsx'

type DetailPageProps = {
  title: string
  description?: ReactNode
  /** The list it belongs to. */
  back?: { to: string; label: string }
  action?: ReactNode
  /** Each a child route of its own; the first stands for the page itself. */
  tabs: readonly { to: string; label: string }[]
  /** What the panels are given. */
  context?: unknown
}

/** One thing with its tabs. A tab is an address; the screen under it is the child route's. */
export function DetailPage({ title, description, back, action, tabs, context }: DetailPageProps) {
  return (
    <Page>
      {back && (
        <Link to={back.to} className="flex h-8 w-fit items-center gap-1 rounded-4 text-12 text-ink-2 hover:text-ink">
          <ArrowLeft size={14} aria-hidden />
          {back.label}
        </Link>
      )}
      <PageHeader title={title} description={description} action={action} />
      <nav aria-label={title} className="mb-6 flex gap-5 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <NavLink
            key={tab.to}
            to={tab.to}
            prefetch="intent"
            preventScrollReset
            className={({ isActive }) =>
              cx(
                'flex h-10 flex-none items-center text-13 font-medium focus-visible:-outline-offset-2',
                isActive ? 'text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
              )
            }
          >
            {tab.label}
          </NavLink>
        ))}
      </nav>
      <Outlet context={context} />
    </Page>
  )
}
