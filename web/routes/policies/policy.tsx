import { PencilLine } from 'lucide-react'
import { Link, redirect, useOutletContext } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { CANCELLATION_REASONS, POLICY_TYPES } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import { PolicyDocument, type PolicyFragment } from '../../graph/generated/graphql.ts'
import { DetailPage } from '../../parts/detail-page/detail-page.tsx'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { May } from '../../parts/may.tsx'
import { PolicyBadge } from '../../parts/policy-badge.tsx'
import { StartPreset } from '../../parts/presets/start-preset.tsx'
import { buttonLook } from '../../ui/button.tsx'
import type { Route } from './+types/policy.ts'
import { PolicyBanner } from './policy-banner.tsx'
import { PolicyMenu } from './policy-menu.tsx'
import { dateOrNone, NOT_THERE } from './policy-words.ts'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { businessPolicy } = await request(PolicyDocument, { id })
  if (!businessPolicy) throw redirect('/app/policies')
  return { policy: businessPolicy }
}

/** The policy of the page around a tab or dialog. */
export const usePolicy = () => useOutletContext<PolicyFragment>()

export default function Policy({ loaderData: { policy } }: Route.ComponentProps) {
  useFresh(false)
  const base = `/app/policies/${policy.id}`
  const title = labelOf(POLICY_TYPES, policy.type)
  return (
    <>
      <title>{`${title}, ${policy.account.name} – Cara`}</title>
      <DetailPage
        title={title}
        badge={<PolicyBadge state={policy.state} />}
        back={{ to: '/app/policies', label: 'Policies' }}
        description={
          <>
            {policy.account.contacts[0] && `${policy.account.contacts[0].name} · `}
            <Link to={`/app/accounts/${policy.account.id}`} className="text-accent-ink hover:underline">
              {policy.account.name}
            </Link>
          </>
        }
        facts={[
          { name: 'Policy', value: policy.policyNumber ?? NOT_THERE },
          { name: 'Carrier', value: policy.carrier?.name ?? NOT_THERE },
          { name: 'Premium', value: formatUsd(policy.pricing.premium) },
          { name: 'Expires on', value: dateOrNone(policy.expiresAt) },
          ...canceledFact(policy),
        ]}
        action={
          <div className="flex flex-wrap gap-2 empty:hidden">
            <DialogLink to={`${base}/edit`} className={buttonLook({})}>
              <PencilLine size={16} aria-hidden />
              Edit
            </DialogLink>
            <StartPreset subject={policy} page={`${base}/overview`} />
            <May be={['change', 'policy']}>
              <PolicyMenu policy={policy} />
            </May>
          </div>
        }
        banner={<PolicyBanner policy={policy} />}
        tabs={[
          { to: `${base}/overview`, label: 'Overview' },
          { to: `${base}/documents`, label: 'Documents', count: policy.files.length },
        ]}
        context={policy}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

/** Since when a canceled policy is, and why. */
function canceledFact({ state, cancellation }: PolicyFragment) {
  if (state !== 'CANCELED' || !cancellation) return []
  const { effectiveAt, reason } = cancellation
  return [{ name: 'Canceled on', value: `${dateOrNone(effectiveAt)}, ${labelOf(CANCELLATION_REASONS, reason)}` }]
}
