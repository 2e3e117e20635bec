import { type FieldName, nameOf } from '../../../../shared/labeled.ts'
import type { FieldIn, FieldValue, PolicyField } from '../../../../shared/policy-fields.ts'
import type { PolicyFormFragment } from '../../../graph/generated/graphql.ts'

type Shown<F extends PolicyField> = F extends { holds: 'carrier' | 'broker' | 'user' }
  ? { id: string; name: string } | null
  : FieldValue<F>

/** Every field of a policy, as a query brings it. */
type Held = { [F in FieldIn<'policy'> as FieldName<F['id']>]: Shown<F> } & {
  pricing: { [F in FieldIn<'pricing'> as F['id']]: FieldValue<F> }
}

/** A query that brings every field of a policy: the compiler names one that it forgets. */
type Whole<Fragment extends Held> = Fragment

/** What a policy's form begins with: what a policy says, or nothing. */
export type PolicyValues = Partial<Whole<PolicyFormFragment>> & {
  /** The carrier that a file names and that is not in the list yet. */
  carrierRead?: string
}

/** What a policy holds in a field; undefined where nothing is there yet. A company and a user stand there themselves. */
export function heldIn<F extends PolicyField>(values: Partial<Held>, field: F): Shown<F> | undefined {
  const found = field.section === 'pricing' ? values.pricing?.[field.id] : values[nameOf(field.id)]
  return found as Shown<F> | undefined
}
