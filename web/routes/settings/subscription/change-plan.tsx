import { useLocation } from 'react-router'
import { useToday } from '../../../parts/session.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mayChange } from './plan-words.ts'
import { useSubscription } from './subscription.tsx'

/** The plans, side by side (spec 1 §2.6), or at `/seats` the seats of the plan the agency has. */
export default function ChangePlan() {
  const subscription = useSubscription()
  const may = mayChange(subscription, useToday())
  const { pathname } = useLocation()
  const isSeats = pathname.endsWith('/seats') && subscription.numSeats != null
  return (
    <ChangeDialog
      parent={pathname.replace(/[/]\w+$/, '')}
      subscription={subscription}
      changes={may === 'plan' && isSeats ? 'seats' : may}
    />
  )
}
