import { CircleAlert, Clock } from 'lucide-react'
import { Outlet, useOutletContext } from 'react-router'
import { dayIn } from '../../../../shared/dates.ts'
import { request } from '../../../graph/client.ts'
import { OwnSubscriptionDocument } from '../../../graph/generated/graphql.ts'
import { useLiveSubscription } from '../../../graph/live-subscription.ts'
import { Banner } from '../../../parts/banner.tsx'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { useMay, useOwners, useTimeZone, useToday } from '../../../parts/session.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { askAnOwner, OwnersOnly } from '../owners.tsx'
import type { Route } from './+types/subscription.ts'
import { firstInvoices } from './invoices.ts'
import { InvoicesCard } from './invoices-card.tsx'
import { ManageUsers } from './manage-users.tsx'
import { loadManagedUsers } from './managed-users.ts'
import { PayNow } from './pay-now.tsx'
import { type BannerWords, bannerOf, firstPaymentOf, forWhat, type OwnSubscription, refusalOf } from './plan-words.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { usePaymentPage } from './use-payment-page.ts'

export async function clientLoader() {
  // The page does not wait for them.
  const invoices = firstInvoices()
  const [{ agencyUser, subscriptionManagementLinks }, managed] = await Promise.all([
    request(OwnSubscriptionDocument, {}),
    loadManagedUsers(),
  ])
  return {
    invoices,
    managed,
    subscription: agencyUser!.agency.subscription,
    hasPaymentProvider: subscriptionManagementLinks.hasPaymentProvider,
  }
}

/** What the agency pays for, and its seats (spec 1 §2.4). */
export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { subscription, hasPaymentProvider, managed, invoices } = loaderData
  useLiveSubscription(subscription)
  return (
    <>
      <title>Subscription – Cara</title>
      <StateBanner subscription={subscription} hasPaymentProvider={hasPaymentProvider} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SubscriptionCard subscription={subscription} hasPaymentProvider={hasPaymentProvider} />
        <ManageUsers {...managed} />
        <InvoicesCard first={invoices} subscription={subscription} />
      </div>
      <Outlet context={subscription} />
    </>
  )
}

/** For the dialogs over this page. */
export const useSubscription = () => useOutletContext<OwnSubscription>()

type StateBannerProps = { subscription: OwnSubscription; hasPaymentProvider: boolean }

function StateBanner({ subscription, hasPaymentProvider }: StateBannerProps) {
  const timeZone = useTimeZone()
  const since = dayIn(timeZone, new Date(subscription.stateSince))
  const ofState = bannerOf(subscription, { today: useToday(), since })
  // What fails now comes before what was to come.
  const words = ofState?.tone === 'fail' ? ofState : (firstPaymentOf(subscription, timeZone) ?? ofState)
  const mayPay = useMay()('change', 'subscription')
  const owners = useOwners()
  if (!words) return mayPay ? null : <OwnersOnly>Owners manage the plan, the seats and the users.</OwnersOnly>
  const { tone, title, text, act } = words
  const icon = tone === 'fail' ? CircleAlert : Clock
  if (!mayPay)
    return (
      <Banner {...{ tone, title, icon }}>
        {text} {askAnOwner(owners, forWhat(act))}
      </Banner>
    )
  const isPayment = act === 'Update Payment'
  return (
    <Banner {...{ tone, title, icon }} action={<BannerAct act={act} hasPaymentProvider={hasPaymentProvider} />}>
      {text}
      {isPayment && refusalOf(subscription) && ` ${refusalOf(subscription)!}`}
      {isPayment && !hasPaymentProvider && ' Ask whoever runs this Cara how to pay it.'}
    </Banner>
  )
}

function BannerAct({ act, hasPaymentProvider }: Pick<BannerWords, 'act'> & { hasPaymentProvider: boolean }) {
  const payment = usePaymentPage()
  if (act === 'Confirm Payment')
    return (
      <PayNow look="primary" className="max-md:flex-1">
        {act}
      </PayNow>
    )
  if (act !== 'Update Payment')
    return (
      <DialogLink to="plans" className={buttonLook({ look: 'primary' }, 'max-md:flex-1')}>
        {act}
      </DialogLink>
    )
  if (!hasPaymentProvider) return null
  return (
    <>
      <PayNow className="max-md:flex-1">Pay Now</PayNow>
      <Button look="primary" className="max-md:flex-1" onClick={payment.open}>
        {act}
      </Button>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
