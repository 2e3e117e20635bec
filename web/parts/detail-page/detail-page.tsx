import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { Page, PageHeader } from '../../ui/page-header.tsx'

type DetailPageProps = {
  title: string
  /** Its state, next to the title. */
  badge?: ReactNode
  description?: ReactNode
  /** The key facts, on one line under the title. */
  facts?: readonly { name: string; value: ReactNode }[]
  /** At most one. */
  banner?: ReactNode
  /** The list it belongs to. */
  back?: { to: string; label: string }
  action?: ReactNode
  /** Each is a child route; the first is the page itself. */
  tabs: readonly { to: string; label: string; count?: number | undefined }[]
  /** What the panels are given. */
  context?: unknown
}

/** One thing with its tabs. A tab is an address; the screen under it is the child route's. */
export function DetailPage({ title, badge, description, facts, banner, back, action, tabs, context }: DetailPageProps) {
  const { pathname } = useLocation()
  // A dialog that is not a child of a tab opens over the first.
  const shown = tabs.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? tabs[0]
  const bar = useInSight(shown?.to)
  return (
    <Page>
      {back && (
        <Link to={back.to} className="flex h-8 w-fit items-center gap-1 rounded-4 text-12 text-ink-2 hover:text-ink">
          <ArrowLeft size={14} aria-hidden />
          {back.label}
        </Link>
      )}
      <PageHeader title={title} badge={badge} description={description} action={action}>
        {facts && (
          <dl className="num mt-2 flex flex-wrap gap-x-6 gap-y-1 text-13 max-md:gap-x-4">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex min-w-0 gap-[6px]">
                <dt className="text-ink-3">{name}</dt>
                <dd className="cut font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </PageHeader>
      {banner}
      <nav ref={bar} aria-label={title} className="mb-6 flex gap-5 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <Link
            key={tab.to}
            to={tab.to}
            prefetch="intent"
            preventScrollReset
            aria-current={tab === shown ? 'page' : undefined}
            className={cx(
              'flex h-10 flex-none items-center text-13 font-medium focus-visible:-outline-offset-2',
              tab === shown ? 'text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="num ml-[6px] font-normal text-ink-3">{tab.count}</span>}
          </Link>
        ))}
      </nav>
      <Outlet context={context} />
    </Page>
  )
}

/** The current tab is in sight where the bar is too narrow for all of them. */
function useInSight(current: string | undefined) {
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab is looked for anew
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')
    if (!bar.current || !tab) return
    const [within, own] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (own.right > within.right) bar.current.scrollLeft += own.right - within.right
    if (own.left < within.left) bar.current.scrollLeft -= within.left - own.left
  }, [current])
  return bar
}
