import { CircleAlert, Clock } from 'lucide-react'
import { Outlet, useOutletContext } from 'react-router'
import { dayIn } from '../../../../shared/dates.ts'
import { request } from '../../../graph/client.ts'
import { OwnSubscriptionDocument } from '../../../graph/generated/graphql.ts'
import { Banner } from '../../../parts/banner.tsx'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { useMay, useOwners, useTimeZone, useToday } from '../../../parts/session.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { askAnOwner, OwnersOnly } from '../owners.tsx'
import type { Route } from './+types/subscription.ts'
import { ManageUsers } from './manage-users.tsx'
import { loadManagedUsers } from './managed-users.ts'
import { bannerOf, forWhat, type OwnSubscription } from './plan-words.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { usePaymentPage } from './use-payment-page.ts'

export async function clientLoader() {
  const [{ agencyUser, subscriptionManagementLinks }, managed] = await Promise.all([
    request(OwnSubscriptionDocument, {}),
    loadManagedUsers(),
  ])
  return {
    managed,
    subscription: agencyUser!.agency.subscription,
    hasPaymentProvider: subscriptionManagementLinks.hasPaymentProvider,
  }
}

/** What the agency pays for, and its seats (spec 1 §2.4). */
export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { subscription, hasPaymentProvider, managed } = loaderData
  return (
    <>
      <title>Subscription – Cara</title>
      <StateBanner subscription={subscription} hasPaymentProvider={hasPaymentProvider} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SubscriptionCard subscription={subscription} hasPaymentProvider={hasPaymentProvider} />
        <ManageUsers {...managed} />
      </div>
      <Outlet context={subscription} />
    </>
  )
}

/** For the dialogs over this page. */
export const useSubscription = () => useOutletContext<OwnSubscription>()

type StateBannerProps = { subscription: OwnSubscription; hasPaymentProvider: boolean }

function StateBanner({ subscription, hasPaymentProvider }: StateBannerProps) {
  const payment = usePaymentPage()
  const since = dayIn(useTimeZone(), new Date(subscription.stateSince))
  const words = bannerOf(subscription, { today: useToday(), since })
  const mayPay = useMay()('change', 'subscription')
  const owners = useOwners()
  if (!words) return mayPay ? null : <OwnersOnly>Owners manage the plan, the seats and the users.</OwnersOnly>
  const { tone, title, text, act } = words
  const icon = tone === 'fail' ? CircleAlert : Clock
  if (!mayPay)
    return (
      <Banner tone={tone} icon={icon} title={title}>
        {text} {askAnOwner(owners, forWhat(act))}
      </Banner>
    )
  const isPayment = act === 'Update Payment'
  const action = isPayment ? (
    hasPaymentProvider && (
      <Button look="primary" className="max-md:flex-1" onClick={payment.open}>
        {act}
      </Button>
    )
  ) : (
    <DialogLink to="plans" className={buttonLook({ look: 'primary' }, 'max-md:flex-1')}>
      {act}
    </DialogLink>
  )
  return (
    <Banner tone={tone} icon={icon} title={title} action={action}>
      {text}
      {isPayment && !hasPaymentProvider && ' Ask whoever runs this Cara how to pay it.'}
    </Banner>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
