import { Outlet } from 'react-router'
import { request } from '../../graph/client.ts'
import { AccountHistoryDocument, AccountOverviewDocument } from '../../graph/generated/graphql.ts'
import { dateOf } from '../../lib/time.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { HistoryList } from '../../parts/history-list.tsx'
import type { Route } from './+types/overview.ts'
import { useAccount } from './account.tsx'
import { sayOf } from './account-history.tsx'
import { AskLine } from './ask-line.tsx'
import { DetailsCard } from './details-card.tsx'
import { InForceCard } from './in-force-card.tsx'
import { NoteBox } from './note-box.tsx'
import { LookalikesCard, MergesCard } from './same-client-cards.tsx'

const EVENTS = 20

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { account } = await request(AccountOverviewDocument, { id, first: EVENTS })
  return { history: [], duplicates: [], merges: [], businessPolicies: [], ...account }
}

const loadHistory = async (id: string, after: string) =>
  (await request(AccountHistoryDocument, { id, first: EVENTS, after })).account?.history ?? []

/** Everything that happened to a client on one time line, and beside it who they are and what they have. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const account = useAccount()
  const { history, duplicates, merges, businessPolicies } = loaderData
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] grid-rows-[auto_1fr] gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-none">
      <AskLine key={account.id} accountId={account.id} />
      <div className="grid content-start gap-6 lg:row-span-2">
        <DetailsCard />
        <InForceCard policies={businessPolicies} />
        <LookalikesCard duplicates={duplicates} />
        <MergesCard merges={merges} />
      </div>
      <section aria-labelledby="account-history" className="min-w-0">
        <h2 id="account-history" className="mb-4 text-13! font-semibold! tracking-normal!">
          History
        </h2>
        <NoteBox accountId={account.id} />
        <HistoryList
          key={account.id}
          months
          first={history}
          pageSize={EVENTS}
          load={(after) => loadHistory(account.id, after)}
          say={sayOf}
          since={`Since ${dateOf(account.createdAt)}`}
        />
      </section>
      <Outlet context={account} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
