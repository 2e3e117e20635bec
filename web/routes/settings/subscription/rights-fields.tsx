import { useState } from 'react'
import { type Rights, ROLES, type Role, SIGHTS, type Sight } from '../../../../shared/roles.ts'
import { KeptFields, SelectField } from '../../../parts/form/fields.tsx'
import { textOf } from '../../../parts/form/form-result.ts'
import { Field, Select } from '../../../ui/field.tsx'

const hintOf = (list: readonly { id: string; hint: string }[], id: string) => list.find((one) => one.id === id)?.hint

/** Role and Sees, each with what it means. An owner sees all accounts; what was chosen before is kept for another role. */
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
      {isOwner && (
        <Field label="Sees" path="sees" hint="An owner sees every account of the agency.">
          {(control) => (
            <Select {...control} disabled className="cursor-default! bg-sunken! text-ink-2 hover:border-control!">
              <option>All accounts</option>
            </Select>
          )}
        </Field>
      )}
      <KeptFields shown={!isOwner}>
        <SelectField
          label="Sees"
          name="sees"
          choices={SIGHTS}
          value={given.sees}
          onValue={setSees}
          hint={hintOf(SIGHTS, sees)}
        />
      </KeptFields>
    </>
  )
}

/** What the fields say; an owner's form sends no choice of accounts. */
export const rightsOf = (form: FormData) => ({
  role: textOf(form, 'role') as Role,
  sees: (textOf(form, 'sees') || 'ALL_ACCOUNTS') as Sight,
})
