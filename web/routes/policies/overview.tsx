import { Outlet } from 'react-router'
import { request } from '../../graph/client.ts'
import { PolicyHistoryDocument } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { HistoryList } from '../../parts/history-list.tsx'
import type { Route } from './+types/overview.ts'
import { CoverageCard } from './coverage-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { usePolicy } from './policy.tsx'
import { DetailsCard, PricingCard } from './policy-cards.tsx'
import { sayOf } from './policy-history.tsx'

const EVENTS = 20

const loadHistory = async (id: string, after: string | null) =>
  (await request(PolicyHistoryDocument, { id, first: EVENTS, after })).businessPolicy?.history ?? []

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { history: await loadHistory(id, null) }
}

/** What a policy covers, costs and is, and what happened to it. The dialogs of the policy stand over it. */
export default function Overview({ loaderData: { history } }: Route.ComponentProps) {
  const policy = usePolicy()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] grid-rows-[auto_1fr] gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <LimitsCard policy={policy} />
        <CoverageCard policy={policy} />
      </div>
      <div className="grid content-start gap-6 lg:row-span-2">
        <PricingCard policy={policy} />
        <DetailsCard policy={policy} />
      </div>
      <section aria-labelledby="policy-history">
        <h2 id="policy-history" className="mb-4 text-13! font-semibold! tracking-normal!">
          History
        </h2>
        <HistoryList
          key={policy.id}
          first={history}
          pageSize={EVENTS}
          load={(after) => loadHistory(policy.id, after)}
          say={sayOf}
        />
      </section>
      <Outlet context={policy} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
