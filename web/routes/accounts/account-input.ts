import type { CreateAccountInput } from '../../graph/generated/graphql.ts'
import { inputOf } from '../../parts/form/form-input.ts'
import { type FormResult, textOf } from '../../parts/form/form-result.ts'

/** Checked when the primary contact has the e-mail and phone of the business. */
export const SAME_REACH = 'intent.sameReach'

/** The input of an account form. A missing choice of an existing contact is reported at that choice. */
export function readAccount(form: FormData): { input: CreateAccountInput } | FormResult {
  const input = inputOf<CreateAccountInput>(form)
  if (textOf(form, 'intent.contact') === 'EXISTING' && !input.associateContactId)
    return { errors: [{ path: ['associateContactId'], message: 'Choose a contact.' }] }
  const { business } = input
  if (business?.contact && form.has(SAME_REACH))
    business.contact = { ...business.contact, email: business.email ?? null, phone: business.phone ?? null }
  return { input }
}
