import { useState } from 'react'
import { type Rights, ROLES, type Role, SIGHTS, type Sight } from '../../../../shared/roles.ts'
import { SelectField } from '../../../parts/form/fields.tsx'
import { textOf } from '../../../parts/form/form-result.ts'
import { cx } from '../../../ui/cx.ts'
import { Field, Select } from '../../../ui/field.tsx'

const hintOf = (list: readonly { id: string; hint: string }[], id: string) => list.find((one) => one.id === id)?.hint

/** Role and Sees, each with what it means. An owner sees all accounts; what was chosen before comes back with another role. */
export function RightsFields({ given }: { given: Rights }) {
  const [role, setRole] = useState<string>(given.role)
  const [sees, setSees] = useState<string>(given.sees)
  const isOwner = role === 'OWNER'
  return (
    <>
      <SelectField
        label="Role"
        name="role"
        choices={ROLES}
        value={given.role}
        onValue={setRole}
        hint={hintOf(ROLES, role)}
      />
      <Field label="Sees" path="sees" hint={isOwner ? 'An owner sees all accounts.' : hintOf(SIGHTS, sees)}>
        {(control) => (
          <Select
            {...control}
            name="sees"
            disabled={isOwner}
            value={isOwner ? 'ALL_ACCOUNTS' : sees}
            onChange={(event) => setSees(event.target.value)}
            className={cx(isOwner && 'cursor-default! bg-sunken! text-ink-2 hover:border-control!')}
          >
            {SIGHTS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

/** What the fields say; an owner's form sends no choice of accounts. */
export const rightsOf = (form: FormData) => ({
  role: textOf(form, 'role') as Role,
  sees: (textOf(form, 'sees') || 'ALL_ACCOUNTS') as Sight,
})
