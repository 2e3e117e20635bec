/** The eight ways a request can go wrong that a user can do something about. */
export const ERROR_CODES = [
  'INVALID',
  'NOT_FOUND',
  'NOT_ALLOWED',
  'SIGNED_OUT',
  'EXPIRED',
  'CONFLICT',
  'LIMIT_REACHED',
  'OUTSIDE_FAILED',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** Where the problem can be corrected: "/app/policies/<id>/edit". */
export type ErrorLink = { label: string; to: string }

/** A sentence for one field of the input; `path` leads to the field ("email", "fields.3.value"). */
export type FieldError = { path: string[]; message: string; links?: readonly ErrorLink[] }

/** An error or refusal that is shown to the user as written. Anything else thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: FieldError[]
  /** Of a CONFLICT: the revision of the record that it tells of. */
  readonly rev: number | undefined

  constructor(code: ErrorCode, message: string, fields: FieldError[] = [], rev?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.rev = rev
  }
}

/** Whether the user may not do this, or does not see what it is done with. */
export const isRefusal = (error: unknown) =>
  error instanceof AppError && (error.code === 'NOT_ALLOWED' || error.code === 'NOT_FOUND')

/** An outside service refused permanently: a retry is useless. */
export class RefusedOutside extends AppError {
  override name = 'RefusedOutside'

  constructor(message: string, cause: unknown) {
    super('OUTSIDE_FAILED', message)
    this.cause = cause
  }
}

/** An INVALID error at one field. */
export function invalid(path: string, message: string) {
  return new AppError('INVALID', message, [{ path: path.split('.'), message }])
}

/** For everything but what renews the subscription of an agency whose subscription has expired. */
export const expired = () =>
  new AppError('EXPIRED', "Your agency's subscription has expired. Renew it to go on; everything is kept.")
