import type { CreateAccountInput } from '../../graph/generated/graphql.ts'
import { inputOf } from '../../parts/form/form-input.ts'
import { type FormResult, textOf } from '../../parts/form/form-result.ts'

/** Ticked where the primary contact is reached as the business is. */
export const SAME_REACH = 'intent.sameReach'

/** What a form says of an account. An existing contact that was not chosen is told where it is chosen. */
export function readAccount(form: FormData): { input: CreateAccountInput } | FormResult {
  const input = inputOf<CreateAccountInput>(form)
  if (textOf(form, 'intent.contact') === 'EXISTING' && !input.associateContactId)
    return { errors: [{ path: ['associateContactId'], message: 'Choose a contact.' }] }
  const { business } = input
  if (business?.contact && form.has(SAME_REACH))
    business.contact = { ...business.contact, email: business.email ?? null, phone: business.phone ?? null }
  return { input }
}
