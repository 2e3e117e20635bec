import { mediumDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/labeled.ts'
import { POLICY_TYPES } from '../../../../shared/policies.ts'
import type { CertificateForm } from '../../../graph/generated/graphql.ts'
import { CheckField, ErrorText, useFieldProblem } from '../../../ui/field.tsx'
import { type Candidates, whyLeftOut } from './form-choice.tsx'

const tickedIn = (choice: HTMLFieldSetElement) =>
  [...choice.querySelectorAll<HTMLInputElement>('input:checked:enabled')].map(({ value }) => value)

type PolicyChoiceProps = {
  candidates: Candidates
  /** The form they stand on; several policies fit on ACORD 25, one on the others. */
  form: CertificateForm | null
  chosen?: readonly string[] | null | undefined
  /** Told which are ticked, on every tick. */
  onChoose?: ((policyIds: string[]) => void) | undefined
}

/** The policies in force on a certificate. Those that cannot be on it say why. */
export function PolicyChoice({ candidates, form, chosen, onChoose }: PolicyChoiceProps) {
  const shown = candidates.map((one) => ({ ...one, leftOut: whyLeftOut(one, form) }))
  const isOpen = form !== null && form !== 'ACORD_25' && shown.filter(({ leftOut }) => !leftOut).length > 1
  const error = useFieldProblem('policyIds')
  if (!candidates.length)
    return (
      <p role="alert" className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
        This account has no policy in force. A certificate can only state what is in force.
      </p>
    )
  return (
    <fieldset
      className="grid gap-2"
      aria-invalid={error ? true : undefined}
      onChange={({ currentTarget }) => onChoose?.(tickedIn(currentTarget))}
    >
      <legend className="mb-1 text-13 font-medium">Policies in force</legend>
      {shown.map(({ policy, leftOut, warning }) => (
        <div key={policy.id} className="grid gap-1">
          <CheckField
            name="policyIds"
            path=""
            value={policy.id}
            defaultChecked={chosen ? chosen.includes(policy.id) : !leftOut && !isOpen}
            disabled={Boolean(leftOut)}
            hint={
              leftOut ??
              [policy.carrier?.name, policy.expiresAt && `ends ${mediumDate(policy.expiresAt)}`]
                .filter(Boolean)
                .join(', ')
            }
          >
            {labelOf(POLICY_TYPES, policy.type)} {policy.policyNumber}
          </CheckField>
          {warning && (
            <p role="note" className="rounded-6 bg-wait-soft px-3 py-1 text-12 text-wait-ink md:ml-6">
              {warning}
            </p>
          )}
        </div>
      ))}
      {error && <ErrorText links={error.links}>{error.message}</ErrorText>}
    </fieldset>
  )
}
