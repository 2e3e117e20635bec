import { useLocation } from 'react-router'
import { useMay, useToday } from '../../../parts/session.ts'
import { OwnersDialog } from '../owners-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { mayChange } from './plan-words.ts'
import { useSubscription } from './subscription.tsx'

/** The plans, side by side (spec 1 §2.6), or at `/seats` the seats of the plan the agency has. */
export default function ChangePlan() {
  const subscription = useSubscription()
  const may = mayChange(subscription, useToday())
  const { pathname } = useLocation()
  const parent = pathname.replace(/[/]\w+$/, '')
  if (!useMay()('change', 'subscription'))
    return (
      <OwnersDialog
        parent={parent}
        title={pathname.endsWith('/seats') ? 'Manage seats' : 'Change plan'}
        may={['change', 'subscription']}
        refusal="Owners change the plan and the seats."
      >
        {() => null}
      </OwnersDialog>
    )
  const isSeats = pathname.endsWith('/seats') && subscription.numSeats != null
  return (
    <ChangeDialog parent={parent} subscription={subscription} changes={may === 'plan' && isSeats ? 'seats' : may} />
  )
}
