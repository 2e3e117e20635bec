import { GraphQLError } from 'graphql'
import { AppError, ERROR_CODES, type ErrorCode, type ErrorLink } from '../lib/app-error.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { outageIn, refusalFor } from '../lib/outage.ts'
import { builder } from './builder.ts'

const ErrorCodeEnum = builder.enumType('ErrorCode', { values: ERROR_CODES })

/** The HTTP status of a refusal outside GraphQL. */
export const STATUS_OF = {
  NOT_FOUND: 404,
  SIGNED_OUT: 401,
  EXPIRED: 402,
  NOT_ALLOWED: 403,
  INVALID: 400,
  CONFLICT: 409,
  LIMIT_REACHED: 429,
  OUTSIDE_FAILED: 502,
} as const satisfies Record<ErrorCode, number>

type UserErrorShape = {
  message: string
  code: ErrorCode
  path: string[]
  links?: readonly ErrorLink[]
  rev?: number | undefined
}

const ErrorLinkRef = builder.objectRef<ErrorLink>('ErrorLink').implement({
  description: 'A screen where the error can be corrected.',
  fields: (t) => ({ label: t.exposeString('label'), to: t.exposeString('to') }),
})

export const UserError = builder.objectRef<UserErrorShape>('UserError').implement({
  description: 'An error or refusal the user can act on; `path` is the field of the input it is about.',
  fields: (t) => ({
    message: t.exposeString('message'),
    code: t.field({ type: ErrorCodeEnum, resolve: (error) => error.code }),
    path: t.exposeStringList('path'),
    links: t.field({ type: [ErrorLinkRef], resolve: ({ links }) => [...(links ?? [])] }),
    rev: t.int({
      nullable: true,
      description:
        'Of a CONFLICT: the revision of the record that it tells of. A change sent again with it undoes nothing that was not told.',
      resolve: ({ rev }) => rev,
    }),
  }),
})

/** Runs a mutation: its result is returned under its own name with an empty list of errors; a user's error becomes data. */
export async function answer<T extends object>(
  work: () => Promise<T>,
): Promise<Partial<T> & { errors: UserErrorShape[] }> {
  try {
    return { ...(await work()), errors: [] }
  } catch (thrown) {
    const error = refusalIn(thrown)
    if (!error) throw thrown
    return { errors: toUserErrors(error) } as Partial<T> & { errors: UserErrorShape[] }
  }
}

/** The refusal of an error, also for an outage; null for a bug. */
export function refusalIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const outage = outageIn(error)
  return outage && refusalFor(outage)
}

function toUserErrors({ message, code, fields, rev }: AppError): UserErrorShape[] {
  if (!fields.length) return [{ message, code, path: [], rev }]
  return fields.map((field) => ({ ...field, code, rev }))
}

/** What a client sees of an error: a refusal unchanged, GraphQL's own errors, and for a bug only an id that is also in the log. */
export function maskError(error: unknown, log: Log): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error
  const refusal = refusalIn(cause)
  if (refusal && refusal !== cause) log.warn({ err: cause }, 'request refused')
  if (refusal) {
    const { code, fields } = refusal
    return new GraphQLError(refusal.message, { extensions: { code, ...(fields.length && { fields }) } })
  }
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error
  const id = newId()
  log.error({ err: cause, errorId: id }, 'request failed')
  return new GraphQLError(`Something went wrong. (${id})`, { extensions: { code: 'INTERNAL', errorId: id } })
}
