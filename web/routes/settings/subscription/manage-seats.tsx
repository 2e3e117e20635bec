import { useToday } from '../../../parts/session.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mayChange } from './plan-words.ts'
import { SUBSCRIPTION, useSubscription } from './subscription.tsx'

/** More or fewer seats of the plan the agency has. */
export default function ManageSeats() {
  const subscription = useSubscription()
  const may = mayChange(subscription, useToday())
  const changes = may === 'plan' && subscription.numSeats != null ? 'seats' : may
  return <ChangeDialog parent={SUBSCRIPTION} subscription={subscription} changes={changes} />
}
