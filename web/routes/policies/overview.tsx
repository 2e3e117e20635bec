import { lazy, Suspense } from 'react'
import { Await, Outlet } from 'react-router'
import { request } from '../../graph/client.ts'
import {
  type CheckPartsFragment,
  PolicyCheckDocument,
  type PolicyFragment,
  PolicyHistoryDocument,
} from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { HistoryList } from '../../parts/history-list.tsx'
import { TasksCard } from '../../parts/tasks/tasks-card.tsx'
import { Bones } from '../../ui/skeleton.tsx'
import type { Route } from './+types/overview.ts'
import { CoverageCard } from './coverage-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { usePolicy } from './policy.tsx'
import { DetailsCard, PricingCard } from './policy-cards.tsx'
import { sayOf } from './policy-history.tsx'

// Most policies are checked against nothing.
const CheckCard = lazy(() => import('./check/check-card.tsx'))

const EVENTS = 20

const loadHistory = async (id: string, after: string | null) =>
  (await request(PolicyHistoryDocument, { id, first: EVENTS, after })).businessPolicy?.history ?? []

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  // The check looks through whole files: the screen does not wait for it.
  const checks = request(PolicyCheckDocument, { policyId: id }).then(({ policyCheck }) => policyCheck)
  checks.catch(() => {})
  return { history: await loadHistory(id, null), checks }
}

/** Whether there is something to check the policy against. */
const isChecked = ({ renewal, files }: PolicyFragment) =>
  renewal.previousPolicies.length > 0 || files.some(({ type }) => type === 'QUOTE_DOCUMENT')

const NOT_CHECKED = 'The policy document could not be checked. Load the page again to try once more.'

/** What a policy covers, costs and is, and what happened to it. The dialogs of the policy open over it. */
export default function Overview({ loaderData: { history, checks } }: Route.ComponentProps) {
  const policy = usePolicy()
  const isOver = policy.state === 'EXPIRED' || policy.state === 'CANCELED'
  const isShown = (check: CheckPartsFragment) => !isOver || check.fileName !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] grid-rows-[auto_1fr] gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        {isChecked(policy) && (
          <Suspense fallback={<Bones label="Checking the policy document" rows={3} />}>
            <Await resolve={checks} errorElement={<p className="text-ink-2">{NOT_CHECKED}</p>}>
              {(all) => all.filter(isShown).map((check) => <CheckCard key={check.against} check={check} />)}
            </Await>
          </Suspense>
        )}
        <LimitsCard policy={policy} />
        <CoverageCard policy={policy} />
      </div>
      <div className="grid content-start gap-6 lg:row-span-2">
        <PricingCard policy={policy} />
        <DetailsCard policy={policy} />
        <TasksCard key={policy.id} record={{ kind: 'POLICY', id: policy.id }} />
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
