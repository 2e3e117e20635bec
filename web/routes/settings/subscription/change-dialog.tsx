import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { planOf, titleOf } from '../../../../shared/plans.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { ChooseStep, PeriodChoice } from './choose-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DonePanel } from './done-panel.tsx'
import { NothingToChange } from './nothing-to-change.tsx'
import { changeRows, dayWords, firstChoice, isSame, type OwnSubscription, quoteOf } from './plan-words.ts'
import { type Invoice, usePreview } from './use-preview.ts'

type ChangeDialogProps = {
  /** The address of the screen below. */
  parent: string
  subscription: OwnSubscription
  changes: 'plan' | 'seats' | 'nothing'
}

type Step = { at: 'choose' | 'confirm' | 'checkout'; isBack?: true } | { at: 'done'; invoice: Invoice }

/** Choose, confirm, pay. Going back keeps what was chosen. */
export function ChangeDialog({ parent, subscription, changes }: ChangeDialogProps) {
  // The subscription is loaded again when the change is done; the dialog goes on with the one it was opened for.
  const [opened] = useState(subscription)
  const [choice, setChoice] = useState(() => firstChoice(opened, changes === 'seats' ? 'seats' : 'plan'))
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [understood, setUnderstood] = useState(false)
  const { revalidate } = useRevalidator()
  const asks = changes !== 'nothing' && step.at !== 'done'
  const { preview, again } = usePreview(asks ? choice : null)
  const hasChanged = !isSame(quoteOf(opened), choice)
  const go = (at: 'confirm' | 'checkout') => () => setStep({ at })
  const back = () => setStep({ at: 'choose', isBack: true })
  const choosing = changes === 'plan' && step.at === 'choose'

  return (
    <RouteDialog
      parent={parent}
      {...headOf(step, opened, changes, titleOf(choice), planOf(choice.plan).label)}
      wide={choosing ? 'compare' : step.at === 'checkout'}
      aside={
        choosing && <PeriodChoice period={choice.period} onPeriod={(period) => setChoice({ ...choice, period })} />
      }
    >
      {(close) => {
        if (changes === 'nothing') return <NothingToChange onClose={close} />
        switch (step.at) {
          case 'choose':
            return (
              <ChooseStep
                {...{
                  subscription: opened,
                  choice,
                  preview,
                  showsPlans: changes === 'plan',
                  isBack: step.isBack === true,
                }}
                refused={!hasChanged && opened.state === 'ACTIVE' ? 'Nothing is changed yet.' : undefined}
                onChoice={(next) => {
                  setChoice(next)
                  setUnderstood(false)
                }}
                onClose={close}
                onNext={go(hasChanged ? 'confirm' : 'checkout')}
              />
            )
          case 'confirm':
            return (
              <ConfirmStep
                rows={changeRows(opened, choice)}
                from={opened.plan}
                to={choice.plan}
                {...{ understood, onUnderstood: setUnderstood }}
                onBack={back}
                onNext={go('checkout')}
              />
            )
          case 'checkout':
            return (
              <CheckoutStep
                {...{ subscription: opened, choice, preview, onAgain: again }}
                onBack={hasChanged ? go('confirm') : back}
                onDone={(invoice) => {
                  setStep({ at: 'done', invoice })
                  void revalidate()
                }}
              />
            )
          case 'done':
            return <DonePanel choice={choice} invoice={step.invoice} onClose={close} />
        }
      }}
    </RouteDialog>
  )
}

function headOf(
  step: Step,
  opened: OwnSubscription,
  changes: ChangeDialogProps['changes'],
  title: string,
  plan: string,
) {
  const { state, trialEndDate } = opened
  switch (step.at) {
    case 'choose':
      return {
        title: changes === 'plan' ? 'Change plan' : changes === 'seats' ? 'Manage seats' : 'Your plan',
        description:
          state === 'TRIAL' && trialEndDate
            ? `You are trying Cara ${planOf(opened.plan).label} until ${dayWords(trialEndDate)}.`
            : `You have ${titleOf(quoteOf(opened))}.`,
      }
    case 'confirm':
      return { title: 'Confirm the change', description: 'What you have now, and what you would have then.' }
    case 'checkout':
      return { title: 'Checkout', description: title }
    case 'done':
      return { title: `You are on Cara ${plan}` }
  }
}
