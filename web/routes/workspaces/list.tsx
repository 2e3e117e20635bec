import { PanelLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { request } from '../../graph/client.ts'
import { type WorkspaceRowFragment, WorkspaceRowsDocument } from '../../graph/generated/graphql.ts'
import { useFresh } from '../../lib/fresh.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { When } from '../../parts/when.tsx'
import { presetName, WorkspaceBadge } from '../../parts/workspace-badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import type { Route } from './+types/list.ts'
import { groupRows } from './group-rows.ts'
import { ListFilters } from './list-filters.tsx'
import { PAGE, useMoreRows } from './use-more-rows.ts'
import { filterOf, readView, rememberedView, rememberView, type View, writeView } from './view.ts'

const ArchiveBar = lazy(() => import('./archive-bar.tsx'))
const PAUSE_MS = 200

export async function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url)
  const remembered = rememberedView()
  if (!searchParams.size && remembered) throw redirect(`/app/workspaces?${remembered}`)
  const { caraWorkspaces } = await request(WorkspaceRowsDocument, {
    filter: filterOf(readView(searchParams)),
    first: PAGE,
  })
  return { first: caraWorkspaces }
}

const COLUMNS: Column<WorkspaceRowFragment>[] = [
  {
    head: 'Title',
    className: 'w-1/2 max-w-0 max-md:max-w-none',
    cell: (row) => (
      <>
        <Link
          to={`/app/workspaces/${row.id}`}
          prefetch="intent"
          className="cut block leading-[18px] font-medium text-ink outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {row.title}
        </Link>
        <span className="cut block text-12 text-ink-3">{presetName(row.preset)}</span>
      </>
    ),
  },
  { head: 'Status', cell: (row) => <WorkspaceBadge state={row.state} /> },
  { head: 'Client', wide: true, className: 'cut max-w-48', cell: (row) => row.metadata.clientName ?? <Dash /> },
  { head: 'User', wide: true, className: 'cut max-w-40', cell: (row) => row.agencyUser?.name ?? <Dash /> },
  { head: 'Last Updated', right: true, wide: true, cell: (row) => <When at={row.updatedAt} /> },
]

export default function Workspaces({ loaderData: { first } }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const [text, setText] = useState(view.search)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { rows, hasMore, loading, load } = useMoreRows(first, view, query.toString())
  const elsewhere = useNavigation().location
  const reloading = elsewhere?.pathname === '/app/workspaces'
  useFresh(rows.some((row) => row.state === 'WORKING'))

  const asked = useRef(view.search)
  const change = (part: Partial<View>) => {
    const next = { ...view, search: text, ...part }
    asked.current = next.search
    rememberView(next)
    setSelected(new Set())
    setQuery(writeView(next), { replace: true, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause, not the rest of the view
  useEffect(() => {
    if (text === view.search) return
    const timer = window.setTimeout(() => change({ search: text }), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])

  // An address that came from elsewhere, as from the sidebar, brings its own filter.
  useEffect(() => {
    if (view.search === asked.current) return
    asked.current = view.search
    setText(view.search)
  }, [view.search])

  const filtered = writeView({ ...view, group: 'none', sort: 'UPDATED_DESC' }).size > 0
  return (
    <Page>
      <title>Workspaces – Cara</title>
      <PageHeader title="Workspaces" />
      <ListFilters view={view} text={text} onText={setText} onView={change} />
      <div aria-busy={reloading} className={reloading ? 'opacity-60' : ''}>
        {rows.length > 0 ? (
          <Table
            label="Workspaces"
            columns={COLUMNS}
            groups={groupRows(rows, view.group)}
            rowId={(row) => row.id}
            rowName={(row) => row.title}
            selected={selected}
            onSelect={setSelected}
          />
        ) : (
          <Nothing
            filtered={filtered}
            onClear={() => {
              setText('')
              change({ search: '', states: [], users: [], presets: [], date: 'any' })
            }}
          />
        )}
      </div>
      {rows.length > 0 && (
        <div className="flex h-12 items-center gap-3 pl-3 text-12 text-ink-3 max-md:pl-0">
          <span className="num">
            {hasMore
              ? `${String(rows.length)} shown`
              : rows.length === 1
                ? '1 workspace'
                : `${String(rows.length)} workspaces`}
          </span>
          {hasMore && (
            <Button size="sm" disabled={loading} onClick={load}>
              {loading ? 'Loading…' : 'Load more'}
            </Button>
          )}
        </div>
      )}
      {selected.size > 0 && (
        <Suspense>
          <ArchiveBar selected={selected} onDone={() => setSelected(new Set())} />
        </Suspense>
      )}
    </Page>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={PanelLeft}
      title="No workspaces found"
      action={
        filtered ? (
          <Button onClick={onClear}>Clear the filters</Button>
        ) : (
          <ButtonLink look="primary" to="/app/home">
            Create a workspace
          </ButtonLink>
        )
      }
    >
      {filtered ? 'No workspace matches these filters.' : 'Create a copilot workspace to get started.'}
    </EmptyState>
  )
}

function Dash() {
  return <span className="text-ink-3">–</span>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
