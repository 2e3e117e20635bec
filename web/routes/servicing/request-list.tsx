import { CalendarClock, UserRound } from 'lucide-react'
import { MOST_AT_ONCE } from '../../../shared/requests.ts'
import type { RequestRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { emptyRequests, requestRows } from '../../parts/servicing/request-rows.tsx'
import { buttonLook } from '../../ui/button.tsx'

const ROWS = requestRows(null)

/** The list of service requests (spec 1 §2.7). */
export const REQUEST_LIST: List<RequestRowFragment> = {
  ...ROWS,
  address: '/app/servicing',
  title: 'Servicing',
  description: 'Service requests from your customers',
  primary: { label: 'New request', to: '/app/servicing/new', over: true },
  bulk: [
    { label: 'Assign', icon: UserRound, dialog: '/app/servicing/assign', most: MOST_AT_ONCE },
    { label: 'Due date', icon: CalendarClock, dialog: '/app/servicing/due', most: MOST_AT_ONCE },
    ...ROWS.bulk,
  ],
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
