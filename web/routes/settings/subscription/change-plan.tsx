import { useToday } from '../../../parts/session.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mayChange } from './plan-words.ts'
import { SUBSCRIPTION, useSubscription } from './subscription.tsx'

/** The plans, side by side (spec 1 §2.6); only the seats where the price is agreed. */
export default function ChangePlan() {
  const subscription = useSubscription()
  return (
    <ChangeDialog parent={SUBSCRIPTION} subscription={subscription} changes={mayChange(subscription, useToday())} />
  )
}
