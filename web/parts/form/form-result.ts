import type { UserError } from '../../graph/client.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import type { FieldError } from '../../ui/field-errors.ts'

/** What sending a form came to when it was not done: errors at the whole paths of their fields, or at none. */
export type FormResult = {
  errors: FieldError[]
  /** Somebody else changed fields of the record since the form was opened; the errors say which and to what. */
  conflict?: boolean
}

/**
 * Does what a form was sent for, in the action of its route. Gives null when it is done. Mistakes and lost connections come back to be
 * shown beside what was typed; anything else is thrown on to the error screen.
 */
export async function doForm(work: () => Promise<{ errors: UserError[] }>): Promise<FormResult | null> {
  try {
    const { errors } = await work()
    if (!errors.length) return null
    return { errors, conflict: errors.some(({ code, path }) => code === 'CONFLICT' && path.length > 0) }
  } catch (error) {
    if (error instanceof RequestFailed) return { errors: [{ path: [], message: error.message }] }
    throw error
  }
}

/** A text of the form, trimmed; empty when it is not there. */
export function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
