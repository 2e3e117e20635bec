import { Plus } from 'lucide-react'
import { Outlet } from 'react-router'
import type { RequestRowFragment } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { ListBody } from '../../parts/list-page/list-body.tsx'
import { PAGE } from '../../parts/list-page/list-loader.ts'
import { readView } from '../../parts/list-page/list-view.ts'
import { emptyRequests, requestRows } from '../../parts/servicing/request-rows.tsx'
import { buttonLook } from '../../ui/button.tsx'
import type { Route } from './+types/service.ts'

export async function clientLoader({ request: { url }, params }: Route.ClientLoaderArgs) {
  const list = requestList(params.id)
  return list.load(readView(list, new URL(url).searchParams), { first: PAGE, after: null, withTotals: true })
}

/** The service requests of one client (spec 3 §2). */
const requestList = (accountId: string): List<RequestRowFragment> => ({
  ...requestRows(accountId),
  title: 'Service requests',
  description: '',
  empty: (tab, tabs) => emptyRequests(tab, tabs, "This client hasn't", null),
})

/** The service requests tab of an account. */
export default function Service({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <>
      <div className="mb-1 flex justify-end">
        <DialogLink to={`/app/servicing/new?accountId=${id}`} className={buttonLook({ look: 'primary' })}>
          <Plus size={16} aria-hidden />
          New request
        </DialogLink>
      </div>
      <ListBody list={requestList(id)} first={loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
