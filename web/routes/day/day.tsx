import { Plus, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DAY_GROUPS } from '../../../shared/day.ts'
import { request } from '../../graph/client.ts'
import {
  BringBackDayItemDocument,
  DayDocument,
  type DayRowFragment,
  DayTotalsDocument,
  DoneTodayDocument,
  PutOffDayItemDocument,
} from '../../graph/generated/graphql.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import { newId } from '../../lib/id.ts'
import { useNow } from '../../lib/time.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { ListTabs } from '../../parts/list-page/list-tabs.tsx'
import { May } from '../../parts/may.tsx'
import { useTimeZone } from '../../parts/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/day.ts'
import { DayLineRow, type DayPost } from './day-line.tsx'
import { dayLines, isMore } from './day-words.ts'
import { DoneList } from './done-list.tsx'
import { useDayKeys } from './use-day-keys.ts'

const ADDRESS = '/app/day'
const VIEWS = [
  { id: 'mine', label: 'Mine' },
  { id: 'team', label: 'Team' },
  { id: 'done', label: 'Done today' },
] as const

const viewOf = (url: string) => {
  const asked = new URL(url, 'http://cara').searchParams.get('view')
  return VIEWS.find(({ id }) => id === asked)?.id ?? 'mine'
}
const scopeOf = (view: string) => (view === 'team' ? 'TEAM' : 'MINE')

export async function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const view = viewOf(url)
  const [{ mine, team, done }, rows, doneToday] = await Promise.all([
    request(DayTotalsDocument, {}),
    view === 'done' ? [] : request(DayDocument, { scope: scopeOf(view), after: null }).then(({ day }) => day),
    view === 'done' ? request(DoneTodayDocument, {}).then((data) => data.doneToday) : [],
  ])
  return { view, mine, team, doneCount: done.length, rows, doneToday }
}

/** Takes a `DayPost` as JSON: puts off until tomorrow, or brings back, and says so with the way back. Answers whether all of it is done. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const { items, keys, later } = (await post.json()) as DayPost
  try {
    for (const [place, item] of items.entries()) {
      const variables = { item, key: keys[place]! }
      const failure = later
        ? (await request(PutOffDayItemDocument, variables)).putOffDayItem.errors[0]
        : (await request(BringBackDayItemDocument, variables)).bringBackDayItem.errors[0]
      if (failure) throw new RequestFailed(failure.code, failure.message)
    }
    if (later)
      toast('Put off until tomorrow morning', {
        action: { label: 'Undo', post: { action: ADDRESS, body: { items, keys: items.map(newId), later: false } } },
      })
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    toast(`This could not be ${later ? 'put off' : 'brought back'}. ${error.message}`, { tone: 'fail' })
    return 'FAILED'
  }
  return 'DONE'
}

/** What waits for the signed-in user, in the order of urgency, each with its next step. */
export default function Day({ loaderData }: Route.ComponentProps) {
  const { view, mine, team, doneCount, rows, doneToday } = loaderData
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const now = useNow()
  const totals = view === 'team' ? team : mine
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  useDayKeys(list)
  const countOf = (key: string) => totals.find((total) => total.key === key)?.count ?? 0
  const more = useMore(view, rows, countOf('ALL'))
  const lines = dayLines([...rows, ...more.rows], { now, timeZone })
  // Without a current line, the first one is next.
  const current = lines.find(({ items }) => items[0] === focused) ?? lines[0]
  const tabs = [
    { key: 'mine', count: mine[0]?.count ?? 0 },
    { key: 'team', count: team[0]?.count ?? 0 },
    { key: 'done', count: doneCount },
  ]

  return (
    <Page>
      <title>My Day – Cara</title>
      <div className="mx-auto max-w-[976px]">
        <PageHeader
          title="My Day"
          description={introduction(timeZone, now, mine)}
          action={
            <May be={['create', 'service-request']}>
              <ButtonLink to="/app/servicing/new">
                <Plus size={16} aria-hidden />
                Request
              </ButtonLink>
            </May>
          }
        />
        <ListTabs
          label="My Day"
          tabs={VIEWS}
          totals={tabs}
          value={view}
          onChange={(id) => void navigate(id === 'mine' ? ADDRESS : `${ADDRESS}?view=${id}`)}
        />
        {view === 'done' ? (
          <DoneList done={doneToday} />
        ) : (
          <div ref={list}>
            {!lines.length && (
              <EmptyState icon={Sun} title={view === 'team' ? 'Nothing waits for anybody' : 'Nothing waits for you'}>
                Requests, cancellations, expiring policies, follow-ups and Cara’s questions will appear here.
              </EmptyState>
            )}
            {DAY_GROUPS.map((group) => {
              const inGroup = lines.filter((line) => line.group === group.id)
              if (!inGroup.length) return null
              return (
                <section key={group.id} aria-labelledby={`day-${group.id}`} className="mt-6">
                  <h2 id={`day-${group.id}`} className="mb-1 text-14 font-semibold">
                    <span className={group.id === 'LATE' ? 'text-danger' : undefined}>{group.label}</span>{' '}
                    <span className="num font-normal text-ink-3">{countOf(group.id).toLocaleString('en-US')}</span>
                  </h2>
                  <ol>
                    {inGroup.map((line) => (
                      <DayLineRow
                        key={line.items[0]}
                        line={line}
                        place={lines.indexOf(line)}
                        isCurrent={line === current}
                        onFocus={() => setFocused(line.items[0])}
                      />
                    ))}
                  </ol>
                </section>
              )
            })}
            {more.failure && <ErrorText>{more.failure}</ErrorText>}
            {more.hasMore && (
              <Button className="mt-4" onClick={more.load} disabled={more.loading}>
                Show more
              </Button>
            )}
            {lines.length > 0 && <Keys />}
          </div>
        )}
      </div>
    </Page>
  )
}

function introduction(timeZone: string, now: number, totals: Route.ComponentProps['loaderData']['mine']) {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(now)
  const countOf = (key: string) => totals.find((total) => total.key === key)?.count ?? 0
  const [all, late] = [countOf('ALL'), countOf('LATE')]
  if (!all) return `${day}. Nothing waits for you.`
  const waits = all === 1 ? '1 thing waits' : `${all.toLocaleString('en-US')} things wait`
  if (!late) return `${day}. ${waits} for you.`
  return `${day}. ${waits} for you, ${late === 1 ? '1 is' : `${late.toLocaleString('en-US')} are`} late.`
}

/** The pages behind the first, as they are asked for, until `all` stand here; another view, or the first page loaded again, begins anew. */
function useMore(view: string, first: readonly DayRowFragment[], all: number) {
  const [more, setMore] = useState<{ of: readonly DayRowFragment[]; rows: DayRowFragment[]; last: number } | null>(null)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const mine = more?.of === first ? more : null
  const rows = mine?.rows ?? []
  const load = async () => {
    setLoading(true)
    setFailure(undefined)
    try {
      const after = (rows.at(-1) ?? first.at(-1))?.place.cursor ?? null
      const { day } = await request(DayDocument, { scope: scopeOf(view), after })
      setMore({ of: first, rows: [...rows, ...day], last: day.length })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The next lines could not be loaded.')
    } finally {
      setLoading(false)
    }
  }
  const hasMore = isMore(first.length + rows.length, all, mine?.last)
  return { rows, loading, failure, hasMore, load: () => void load() }
}

function Keys() {
  return (
    <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-12 text-ink-3 pointer-coarse:hidden">
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> next step
      </span>
      <span>
        <Kbd>1</Kbd>–<Kbd>9</Kbd> next step of that line
      </span>
      <span>
        <Kbd>S</Kbd> later
      </span>
      <span>
        <Kbd>O</Kbd> open
      </span>
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
