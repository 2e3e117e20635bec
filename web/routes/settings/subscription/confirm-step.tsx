import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { type Plan, planOf } from '../../../../shared/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { Diff, type DiffRow } from '../../../ui/diff.tsx'
import { CheckField, ErrorText, goToField } from '../../../ui/field.tsx'
import { lossesOf } from './plan-words.ts'
import { useStepFocus } from './use-step-focus.ts'

type ConfirmStepProps = {
  rows: DiffRow[]
  from: Plan
  to: Plan
  understood: boolean
  onUnderstood: (understood: boolean) => void
  onBack: () => void
  onNext: () => void
}

/** Now and then. A plan that gives less is confirmed on its own. */
export function ConfirmStep({ rows, from, to, understood, onUnderstood, onBack, onNext }: ConfirmStepProps) {
  const step = useStepFocus()
  const tick = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const losses = lossesOf(from, to)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!losses.length || understood) return onNext()
    setRefused(true)
    goToField(tick.current)
  }
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogBody>
        <section
          ref={step}
          tabIndex={-1}
          aria-label="Now and then"
          className="rounded-8 border border-hairline outline-none"
        >
          <Diff rows={rows} noun="setting" sides={['Now', 'Then']} />
        </section>
        {losses.length > 0 && (
          <section
            aria-label="What would no longer fit"
            className="grid gap-3 rounded-8 bg-wait-soft p-4 text-13 text-wait-ink"
          >
            <div className="flex gap-2">
              <CircleAlert size={16} aria-hidden className="mt-[2px] flex-none" />
              <div>
                <p className="font-semibold">What would no longer fit in Cara {planOf(to).label}:</p>
                <ul className="my-1 list-disc pl-4">
                  {losses.map((loss) => (
                    <li key={loss}>{loss}</li>
                  ))}
                </ul>
                <p>What is over a limit stays readable, but nothing new can be added.</p>
              </div>
            </div>
            <CheckField
              ref={tick}
              checked={understood}
              onChange={({ target }) => {
                onUnderstood(target.checked)
                setRefused(false)
              }}
            >
              I understand what we lose
            </CheckField>
            {isRefused && <ErrorText>Tick “I understand what we lose” to go on.</ErrorText>}
          </section>
        )}
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" look="primary">
          Continue to checkout
        </Button>
      </DialogFoot>
    </form>
  )
}
