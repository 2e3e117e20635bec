import { Check, Ellipsis, GitMerge } from 'lucide-react'
import { lazy } from 'react'
import { redirect, useNavigate, useOutletContext } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { REQUEST_TYPES } from '../../../shared/requests.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import { ServiceRequestDocument } from '../../graph/generated/graphql.ts'
import { whenIdle } from '../../lib/idle.ts'
import { dateOf } from '../../lib/time.ts'
import { usePlainKeys } from '../../lib/use-plain-keys.ts'
import { Banner } from '../../parts/banner.tsx'
import { DetailPage } from '../../parts/detail-page/detail-page.tsx'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink, OVER } from '../../parts/form/dialog-address.tsx'
import { useMayGo } from '../../parts/may-open.ts'
import { customerOf } from '../../parts/servicing/customer.ts'
import { RequestBadge } from '../../parts/servicing/request-badge.tsx'
import { useMay, useTimeZone } from '../../parts/session.ts'
import { Button, ButtonLink, buttonLook } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { Route } from './+types/request.ts'
import { activityOf } from './request-activity.ts'
import type { RequestParts } from './request-facts.ts'

const loadItems = () => import('./request-menu-items.tsx')
const RequestMenuItems = lazy(loadItems)
whenIdle(loadItems)

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { serviceRequest } = await request(ServiceRequestDocument, { id })
  if (!serviceRequest) throw redirect('/app/servicing')
  return { of: serviceRequest }
}

/** The service request of the page around a tab or dialog. */
export const useRequest = () => useOutletContext<RequestParts>()

export default function ServiceRequest({ loaderData: { of } }: Route.ComponentProps) {
  useFresh(false)
  const timeZone = useTimeZone()
  const base = `/app/servicing/${of.id}`
  const customer = customerOf(of)
  const type = labelOf(REQUEST_TYPES, of.type)
  const talks = of.calls.length + of.emailThreads.length
  const mayChange = useMay()('change', 'service-request')
  useRequestKeys(of, base)
  return (
    <>
      <title>{`${type}, ${customer} – Cara`}</title>
      <DetailPage
        title={customer}
        badge={<RequestBadge state={of.state} />}
        back={{ to: '/app/servicing', label: 'Servicing' }}
        description={`${type} · Created on ${dateOf(timeZone, of.createdAt)}`}
        action={
          <div className="flex flex-wrap gap-2 empty:hidden">
            {mayChange && (
              <Menu
                preload={loadItems}
                trigger={
                  <Button icon aria-label="More" title="More">
                    <Ellipsis size={16} aria-hidden />
                  </Button>
                }
                items={() => <RequestMenuItems of={of} />}
              />
            )}
            {of.state === 'OPEN' ? (
              <DialogLink to={`${base}/resolve`} className={buttonLook({ look: 'primary' })}>
                <Check size={16} aria-hidden />
                Resolve
              </DialogLink>
            ) : (
              mayChange && (
                <Button disabled>
                  <Check size={16} aria-hidden />
                  Resolved
                </Button>
              )
            )}
          </div>
        }
        banner={of.mergedInto && <Merged into={of.mergedInto} />}
        tabs={[
          { to: `${base}/overview`, label: 'Overview' },
          ...(talks ? [{ to: `${base}/conversation`, label: 'Conversation', count: talks }] : []),
          { to: `${base}/activity`, label: 'Activity', count: activityOf(of, timeZone).length },
        ]}
        context={of}
      />
    </>
  )
}

const Merged = ({ into }: { into: { id: string; title: string } }) => (
  <Banner
    tone="none"
    icon={GitMerge}
    title="Merged into another request"
    action={<ButtonLink to={`/app/servicing/${into.id}/overview`}>Open that one</ButtonLink>}
  >
    Work on it goes on in “{into.title}”. What was said and done here stays.
  </Banner>
)

/** A assigns, C comments, O opens Copilot, R resolves. */
function useRequestKeys({ state }: RequestParts, base: string) {
  const navigate = useNavigate()
  const may = useMay()
  const mayGo = useMayGo()
  const open = (dialog: string) => () =>
    mayGo({ to: `${base}/${dialog}` }) && void navigate(`${base}/${dialog}`, { state: OVER, preventScrollReset: true })
  usePlainKeys({
    ...(state === 'OPEN' && { a: open('update'), r: open('resolve') }),
    o: open('copilot'),
    c: () =>
      may('change', 'service-request') && void navigate(`${base}/activity#comment`, { preventScrollReset: true }),
  })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
