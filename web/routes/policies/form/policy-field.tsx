import type { Labeled } from '../../../../shared/labeled.ts'
import type { PolicyField as Listed } from '../../../../shared/policy-fields.ts'
import { DateField, MoneyField, SelectField, TextField } from '../../../parts/form/fields.tsx'
import { agentsOf, useSession } from '../../../parts/session.ts'
import { CarrierField } from './carrier-field.tsx'
import { heldIn, type PolicyValues } from './policy-values.ts'

type PolicyFieldProps = {
  field: Listed
  values: PolicyValues
  /** Its whole path in the input of the form. */
  name: string
  label?: string
  /** The default choice when the policy has no value. */
  begins?: string | undefined
  onValue?: (value: string) => void
  /** Of a text: a blank goes back to what it was. */
  keepsValue?: boolean | undefined
  /** Of a date: its value until the user types one. */
  follows?: string | undefined
  /** Of a choice: those of its choices that are offered. */
  choices?: readonly Labeled[]
  /** What stands for no user. */
  none?: string
  /** Of a date: it is part of every policy. */
  isExpected?: boolean
}

/** The input of a field of a policy, by what the field holds. */
export function PolicyField({
  field,
  values,
  name,
  label = field.label,
  begins,
  isExpected,
  ...rest
}: PolicyFieldProps) {
  const { users } = useSession()
  const { keepsValue, follows, onValue, choices, none } = rest
  switch (field.holds) {
    case 'carrier':
    case 'broker':
      return (
        <CarrierField
          kind={field.holds === 'carrier' ? 'isCarrier' : 'isBroker'}
          label={label}
          name={name}
          value={heldIn(values, field)}
          read={field.id === 'carrierId' ? values.carrierRead : undefined}
        />
      )
    case 'user': {
      const id = heldIn(values, field)?.id ?? begins
      return (
        <SelectField
          label={label}
          optional
          name={name}
          choices={agentsOf(users, id)}
          value={id}
          none={none ?? 'Nobody'}
        />
      )
    }
    case 'choice': {
      const isOptional = 'isOptional' in field
      const held = heldIn(values, field)
      return (
        <SelectField
          label={label}
          optional={isOptional}
          name={name}
          choices={choices ?? field.choices}
          // What a policy leaves open stays open when it is edited.
          value={held === undefined ? begins : held}
          {...(isOptional && { none: 'None' })}
          {...(onValue && { onValue })}
        />
      )
    }
    case 'date':
      return (
        <DateField
          label={label}
          optional={!isExpected}
          name={name}
          value={heldIn(values, field)}
          follows={follows}
          {...(onValue && { onValue })}
        />
      )
    case 'amount':
      return (
        <MoneyField
          cents
          label={label}
          name={name}
          value={heldIn(values, field)}
          placeholder="$0.00"
          {...(onValue && { onValue })}
        />
      )
    default:
      return (
        <TextField
          label={label}
          optional
          name={name}
          value={heldIn(values, field)}
          {...(keepsValue && { keepsValue })}
        />
      )
  }
}
