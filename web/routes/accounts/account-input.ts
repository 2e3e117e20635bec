import type { CreateAccountInput } from '../../graph/generated/graphql.ts'
import { inputOf } from '../../parts/form/form-input.ts'
import { type FormResult, textOf } from '../../parts/form/form-result.ts'

/** What a form says of an account. An existing contact that was not chosen is told where it is chosen. */
export function readAccount(form: FormData): { input: CreateAccountInput } | FormResult {
  const input = inputOf<CreateAccountInput>(form)
  if (textOf(form, 'intent.contact') === 'EXISTING' && !input.associateContactId)
    return { errors: [{ path: ['associateContactId'], message: 'Choose a contact.' }] }
  return { input }
}
