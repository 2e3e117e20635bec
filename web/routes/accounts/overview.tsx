import { Link, Outlet, useSearchParams } from 'react-router'
import { HISTORY_TOPICS, type HistoryTopic, kindsOf } from '../../../shared/history.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import {
  AccountHistoryDocument,
  AccountOverviewDocument,
  AddAccountNoteDocument,
} from '../../graph/generated/graphql.ts'
import { dateOf } from '../../lib/time.ts'
import { AskLine } from '../../parts/ask-line.tsx'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { HistoryList } from '../../parts/history-list.tsx'
import { May } from '../../parts/may.tsx'
import { useTimeZone } from '../../parts/session.ts'
import { TasksCard } from '../../parts/tasks/tasks-card.tsx'
import { WriteBox } from '../../parts/write-box.tsx'
import type { Route } from './+types/overview.ts'
import { useAccount } from './account.tsx'
import { sayOf } from './account-history.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { InForceCard } from './in-force-card.tsx'
import { LookalikesCard, MergesCard } from './same-client-cards.tsx'

const EVENTS = 20

/** What the timeline shows, in the address. */
const SHOW = 'show'
const topicOf = (query: URLSearchParams): HistoryTopic =>
  idsOf(HISTORY_TOPICS).find((id) => id === query.get(SHOW)) ?? 'EVERYTHING'

export async function clientLoader({ params: { id }, request: { url } }: Route.ClientLoaderArgs) {
  const kinds = kindsOf(topicOf(new URL(url).searchParams))
  const { account } = await request(AccountOverviewDocument, { id, first: EVENTS, kinds })
  return { history: [], duplicates: [], merges: [], businessPolicies: [], ...account }
}

const loadHistory = async (id: string, topic: HistoryTopic, after: string) =>
  (await request(AccountHistoryDocument, { id, first: EVENTS, after, kinds: kindsOf(topic) })).account?.history ?? []

/** The client's timeline, and next to it their details and policies. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const account = useAccount()
  const act = useAct()
  const timeZone = useTimeZone()
  const [query] = useSearchParams()
  const topic = topicOf(query)
  const { history, duplicates, merges, businessPolicies } = loaderData
  return (
    <div className="grid grid-flow-row-dense grid-cols-[minmax(0,1fr)_320px] grid-rows-[auto_1fr] gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-none">
      <May be={['run', 'workspace']}>
        <AskLine
          key={account.id}
          place={`ask-account-${account.id}`}
          label="Ask about this account"
          about={{ accountId: account.id }}
        />
      </May>
      <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2">
        <DetailsCard />
        <ContactsCard />
        <TasksCard key={account.id} record={{ kind: 'ACCOUNT', id: account.id }} />
        <InForceCard policies={businessPolicies} />
        <LookalikesCard duplicates={duplicates} />
        <MergesCard merges={merges} />
      </div>
      <section aria-labelledby="account-history" className="min-w-0">
        <h2 id="account-history" className="mb-4 text-13! font-semibold! tracking-normal!">
          History
        </h2>
        <May be={['change', 'account']}>
          <div className="mb-6">
            <WriteBox
              key={account.id}
              label="Note"
              placeholder="Write a note for your colleagues"
              verb="Add note"
              aside="Clients never see notes."
              draft={`account-${account.id}`}
              send={(text) => act(AddAccountNoteDocument, { accountId: account.id, text })}
            />
          </div>
        </May>
        <Topics topic={topic} />
        {history.length === 0 && <p className="text-13 text-ink-2">Nothing of this has happened yet.</p>}
        <HistoryList
          key={`${account.id} ${topic}`}
          months
          first={history}
          pageSize={EVENTS}
          load={(after) => loadHistory(account.id, topic, after)}
          say={sayOf(account)}
          since={`Since ${dateOf(timeZone, account.createdAt)}`}
        />
      </section>
      <Outlet context={account} />
    </div>
  )
}

/** What the timeline is narrowed to. */
function Topics({ topic }: { topic: HistoryTopic }) {
  return (
    <nav aria-label="Show" className="mb-4 flex gap-1 overflow-x-auto text-12">
      {HISTORY_TOPICS.map(({ id, label }) => (
        <Link
          key={id}
          to={{ search: id === 'EVERYTHING' ? '' : `?${SHOW}=${id}` }}
          replace
          preventScrollReset
          aria-current={id === topic ? 'true' : undefined}
          className="flex h-7 flex-none items-center rounded-full px-3 font-medium text-ink-2 hover:text-ink aria-[current]:bg-none-soft aria-[current]:text-ink max-md:h-9"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
