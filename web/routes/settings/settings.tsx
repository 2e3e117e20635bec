import { NavLink, Outlet } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { Page, PageHeader } from '../../ui/page-header.tsx'

/** The tabs of the settings that exist. */
const TABS = [{ to: '/app/settings/forms', label: 'Forms' }]

export default function Settings() {
  return (
    <Page>
      <PageHeader title="Settings" />
      <nav aria-label="Settings" className="mb-6 flex gap-5 overflow-x-auto border-b border-hairline">
        {TABS.map((tab) => (
          <NavLink
            key={tab.to}
            to={tab.to}
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
      <Outlet />
    </Page>
  )
}
