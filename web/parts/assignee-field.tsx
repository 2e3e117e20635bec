import { UNASSIGNED } from '../../shared/requests.ts'
import { SelectField } from './form/fields.tsx'
import { colleaguesOf, useSession } from './session.ts'

const NOBODY = { id: UNASSIGNED, label: 'Nobody' }

type AssigneeFieldProps = {
  value?: { id: string; name: string } | null | undefined
  /** A choice is required: nothing is chosen at first. */
  asks?: boolean
}

/** Any active user of the agency, the signed-in user first, or unassigned (spec 1 §2.8). The current assignee can be kept. */
export function AssigneeField({ value, asks }: AssigneeFieldProps) {
  const session = useSession()
  const choices = [{ id: session.user.id, label: `${session.user.name} (me)` }, ...colleaguesOf(session)]
  const isListed = !value || choices.some(({ id }) => id === value.id)
  return (
    <SelectField
      label="Assignee"
      name="assigneeId"
      {...(!asks && { none: NOBODY.label })}
      value={value?.id}
      choices={[...choices, ...(isListed ? [] : [{ id: value.id, label: value.name }]), ...(asks ? [NOBODY] : [])]}
    />
  )
}
