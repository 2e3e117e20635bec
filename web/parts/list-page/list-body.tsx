import { useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useFresh } from '../../graph/fresh.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { useMayGo } from '../may-open.ts'
import { useMay, useSession } from '../session.ts'
import { BulkBar, useLeaving } from './bulk-bar.tsx'
import { counted, type List, type ListRow, type ListTotal, type ListView, type Loaded } from './list.ts'
import { ListEnd } from './list-end.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListTabs } from './list-tabs.tsx'
import { isFiltered, readView, rememberView, resorted, writeView } from './list-view.ts'
import { SaveView, useSavedViews } from './saved-views.tsx'
import { useActKeys, useListKeys } from './use-list-keys.ts'
import { useListRows } from './use-list-rows.ts'
import { useTypedFilter } from './use-typed-filter.ts'

const NO_KEYS = [] as const
/** The tab of a list without tabs, next to the user's own views. */
const WHOLE = 'ALL'

type ListBodyProps<Row extends ListRow> = {
  list: List<Row>
  first: Loaded<Row>
  /** Whether the user may save views: not where it is a part of one record. */
  savesViews?: boolean
}

/** A list's tabs, filters, groups and endless rows, with what can be done with those selected; on a page of its own or under a tab of another. */
export function ListBody<Row extends ListRow>({ list, first, savesViews }: ListBodyProps<Row>) {
  const [query, setQuery] = useSearchParams()
  const view = readView(list, query)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  // The latest choice counts while its rows are loading: the next choice adds to it.
  const asked = next?.pathname === pathname ? readView(list, new URLSearchParams(next.search)) : view
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const change = (part: Partial<ListView>) => {
    const changed = resorted(list, asked, { ...asked, ...part })
    rememberView(list, changed)
    setSelected(new Set())
    const written = writeView(list, changed)
    for (const name of list.others ?? [])
      for (const value of new URLSearchParams(window.location.search).getAll(name)) written.append(name, value)
    setQuery(written, { replace: true, preventScrollReset: true })
  }
  // Whoever has opened a row meanwhile is not called back, nor is the search put into that row's address: it waits for the list.
  const isHere = pathname === list.address && (!next || next.pathname === pathname)
  const { text, setText, settle } = useTypedFilter(view.search, isHere, (search) => {
    if (window.location.pathname !== pathname) return false
    change({ search })
    return true
  })
  const paged = useListRows(list, first.rows, view, query.toString())
  const may = useMay()
  const mayGo = useMayGo()
  const archive = list.archive && may(...list.archive.may) ? list.archive : undefined
  const bulk = list.bulk?.filter((act) => 'file' in act || mayGo({ to: act.dialog }))
  const leaving = useLeaving(archive)
  const selectable = archive !== undefined || bulk?.length
  const rows = paged.rows.filter(({ id }) => !leaving.has(id))
  const reloading = next?.pathname === list.address
  useFresh(rows.some((row) => list.isMoving?.(row)))
  const table = useRef<HTMLDivElement>(null)
  useListKeys(table, (id) => setSelected((before) => toggled(before, id)))

  const groups = useGroups(list, view, rows, first.totals)
  const total = first.totals.reduce((sum, { count }) => sum + count, 0)
  const empty = typeof list.empty === 'function' ? list.empty(view.tab, first.tabs ?? []) : list.empty
  const isReader = useSession().user.role === 'READ_ONLY'
  // Rows that left the list since they were selected are not acted on.
  const chosen = new Set(rows.flatMap(({ id }) => (selected.has(id) ? [id] : [])))
  const keys = list.keys?.filter((key) => may(...key.may))
  useActKeys(table, keys ?? NO_KEYS, chosen)
  const clear = () => {
    settle('')
    change({ search: '', chosen: {} })
  }
  const { views, current, toSave } = useSavedViews(list, view)
  const save = savesViews && toSave !== null && <SaveView list={list.address} query={toSave} />
  const look = (whole: ListView) => {
    settle(whole.search)
    change(whole)
  }
  const tabs = list.tabs ?? (savesViews && views.length ? [{ id: WHOLE, label: 'All' }] : null)
  return (
    <>
      {tabs && (
        <ListTabs
          label={list.title}
          tabs={tabs}
          totals={first.tabs ?? []}
          value={current ? undefined : (view.tab ?? tabs[0]!.id)}
          // From a view of one's own, and in a list without tabs, a tab leads to all it has.
          onChange={(tab) => {
            const whole = readView(list, new URLSearchParams(list.tabs && { tab }))
            if (current || !list.tabs) look(whole)
            else change({ search: text, tab })
          }}
          views={savesViews ? views : []}
          current={current}
          onView={(saved) => look(readView(list, new URLSearchParams(saved.query)))}
        >
          {save}
        </ListTabs>
      )}
      <ListFilters
        list={list}
        view={asked}
        text={text}
        loaded={first.choices}
        exportQuery={query.toString()}
        end={!tabs && save}
        onText={setText}
        onView={(part) => change({ search: text, ...part })}
      />
      {/* Gray and not faint: these rows can be read, and opened, until the next are here. */}
      <div ref={table} aria-busy={reloading} className={reloading ? 'grayscale transition-[filter] delay-150' : ''}>
        {rows.length > 0 ? (
          <Table
            label={list.title}
            columns={list.columns}
            groups={groups}
            rowId={({ id }) => id}
            rowName={list.rowName}
            {...(selectable && { selected: chosen, onSelect: setSelected })}
          />
        ) : (
          <EmptyState
            icon={empty.icon}
            title={empty.title}
            action={isFiltered(list, view) ? <Button onClick={clear}>Clear the filters</Button> : empty.action}
          >
            {isFiltered(list, view)
              ? `No ${list.noun[0]} matches these filters.`
              : (isReader && empty.toRead) || empty.sentence}
          </EmptyState>
        )}
      </div>
      {rows.length > 0 && (
        <ListEnd
          count={counted(Math.max(total - leaving.size, rows.length), list.noun)}
          hasMore={paged.hasMore}
          loading={paged.loading}
          failure={paged.failure}
          onMore={paged.loadMore}
        />
      )}
      {selectable && chosen.size > 0 && (
        <BulkBar archive={archive} actions={bulk} selected={chosen} onDone={() => setSelected(new Set())} />
      )}
    </>
  )
}

/** The rows under the headings of their groups, each with the total of the whole group. */
function useGroups<Row extends ListRow>(list: List<Row>, view: ListView, rows: Row[], totals: ListTotal[]) {
  const session = useSession()
  const group = list.groups.find(({ id }) => id === view.group)
  if (!group) return [{ rows }]
  return totals
    .map(({ key, count }) => ({
      title: group.nameOf(key, session),
      count,
      rows: rows.filter(({ place }) => place?.group === key),
    }))
    .filter((one) => one.rows.length > 0)
}

function toggled(before: ReadonlySet<string>, id: string) {
  const after = new Set(before)
  if (!after.delete(id)) after.add(id)
  return after
}
