import { CircleAlert, LogOut } from 'lucide-react'
import { Outlet, redirect } from 'react-router'
import { dayIn } from '../../../../shared/dates.ts'
import { request, signInAddress } from '../../../graph/client.ts'
import { ExpiredDocument } from '../../../graph/generated/graphql.ts'
import { useLiveSubscription } from '../../../graph/live-subscription.ts'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { useMay } from '../../../parts/session.ts'
import { useSignOut } from '../../../parts/use-sign-out.ts'
import { BrandMark } from '../../../ui/brand.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { Toasts } from '../../../ui/toast.tsx'
import { askAnOwner } from '../owners.tsx'
import type { Route } from './+types/expired.ts'
import { PayNow } from './pay-now.tsx'
import { bannerOf, firstPaymentOf, refusalOf } from './plan-words.ts'
import { usePaymentPage } from './use-payment-page.ts'

/** What is still to be had; once the subscription is renewed and its dialog closed, everything is there again. */
export async function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const { agencyUser, subscriptionManagementLinks } = await request(ExpiredDocument, {})
  if (!agencyUser) throw redirect(signInAddress(new URL(url)))
  const { subscription } = agencyUser.agency
  if (subscription.state !== 'EXPIRED' && new URL(url).pathname === '/app/expired') throw redirect('/app/home')
  return { user: agencyUser, subscription, hasPaymentProvider: subscriptionManagementLinks.hasPaymentProvider }
}

/** Also when its dialog closes, which may have renewed it. */
export const shouldRevalidate = () => true

/** In place of the dashboard once the subscription has expired (spec 1 §2.3): only what renews it can be reached, by owners. */
export default function Expired({ loaderData }: Route.ComponentProps) {
  const { user, subscription, hasPaymentProvider } = loaderData
  const { name, timeZone, owners } = user.agency
  const mayPay = useMay()('change', 'subscription')
  const payment = usePaymentPage()
  const signOut = useSignOut()
  useLiveSubscription(subscription)
  const today = dayIn(timeZone, new Date())
  const words = bannerOf(subscription, { today, since: dayIn(timeZone, new Date(subscription.stateSince)) })
  const first = firstPaymentOf(subscription, timeZone)
  const refusal = refusalOf(subscription)
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-6">
      <title>Subscription expired – Cara</title>
      <div className="grid w-full max-w-110 gap-4 pb-[8vh]">
        <BrandMark large />
        <h1 className="flex items-center gap-2">
          <CircleAlert size={20} aria-hidden className="flex-none text-fail-ink" />
          {words?.title ?? 'Your subscription is renewed'}
        </h1>
        <p className="text-ink-2">
          {words?.text} {name} can use Cara again as soon as it is renewed.{' '}
          {!mayPay && askAnOwner(owners, 'to renew it')}
        </p>
        {first && <p className="text-ink-2">{first.text}</p>}
        {!first && refusal && <p className="text-fail-ink">{refusal}</p>}
        <div className="flex flex-wrap gap-2">
          {mayPay && (
            <DialogLink to="plans" className={buttonLook({ look: 'primary' })}>
              Restart
            </DialogLink>
          )}
          {first?.act === 'Confirm Payment' ? <PayNow>{first.act}</PayNow> : refusal && <PayNow>Pay Now</PayNow>}
          {mayPay && hasPaymentProvider && <Button onClick={payment.open}>Update Payment</Button>}
          <Button onClick={signOut.here}>
            <LogOut size={16} aria-hidden />
            Sign out
          </Button>
        </div>
      </div>
      <Outlet context={subscription} />
      <Toasts />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
