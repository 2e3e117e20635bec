import type { RequestRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { emptyRequests, requestRows } from '../../parts/servicing/request-rows.tsx'
import { buttonLook } from '../../ui/button.tsx'

/** The list of service requests (spec 1 §2.7). */
export const REQUEST_LIST: List<RequestRowFragment> = {
  ...requestRows(null),
  title: 'Servicing',
  description: 'Service requests from your customers',
  primary: { label: 'New request', to: '/app/servicing/new', over: true },
  empty: (tab, tabs) =>
    emptyRequests(
      tab,
      tabs,
      "Your clients haven't",
      <DialogLink to="/app/servicing/new" className={buttonLook({ look: 'primary' })}>
        New request
      </DialogLink>,
    ),
}
