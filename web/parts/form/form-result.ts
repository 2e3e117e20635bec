import { keepScreen, type UserError } from '../../graph/client.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import type { FieldError } from '../../ui/field-errors.ts'

/** The result of a failed form: errors with the full paths of their fields, or with none. */
export type FormResult = {
  errors: FieldError[]
  /** Someone else changed fields of the record since the form was opened; the errors say which and to what. */
  conflict?: boolean
  /** The revision of which a conflict tells. */
  rev?: number | null | undefined
}

/**
 * Runs the mutation of a form in its route's action. Returns null on success. Errors and lost connections are returned and shown in the
 * form; anything else is thrown to the error screen.
 */
export async function doForm(work: () => Promise<{ errors: UserError[] }>): Promise<FormResult | null> {
  try {
    const { errors } = await work()
    if (!errors.length) return null
    const { rev } = errors[0]!
    return { errors, conflict: errors.some(({ code, path }) => code === 'CONFLICT' && (path[0] ?? rev)), rev }
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    if (error.code === 'NETWORK') keepScreen()
    return { errors: [{ path: [], message: error.message }] }
  }
}

/** A text of the form, trimmed; empty when it is not there. */
export function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
