import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { EXPIRED, type UserError } from './client.ts'
import type { TypedDocumentString } from './generated/graphql.ts'
import { aSender, type Sent } from './once.ts'
import { RequestFailed } from './request-failed.ts'
import type { UploadOptions } from './upload.ts'

/** The outcome of a mutation: its result, or the sentence to show and the errors by path. */
export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; sentence: string; code: RequestFailed['code']; errors: UserError[] }

/**
 * Sends a mutation from a component and never throws: a user's mistakes and lost connections come back as sentences, and
 * an ended session leads to the sign-in page (what was typed is kept by useDraft). A mutation that takes a key has one (`aSender`).
 */
export function useAct() {
  const navigate = useNavigate()
  const [send] = useState(aSender)
  return useCallback(
    async <R extends object, V>(
      document: TypedDocumentString<R, V>,
      variables: Sent<V>,
      options?: UploadOptions,
    ): Promise<Outcome<R[keyof R]>> => {
      try {
        const data = await send(document, variables, options)
        const value = Object.values(data)[0] as R[keyof R] & { errors?: UserError[] }
        const errors = value?.errors ?? []
        const first = errors[0]
        if (!first) return { ok: true, value }
        return { ok: false, sentence: first.message, code: first.code, errors }
      } catch (error) {
        if (error instanceof Response) {
          const to = error.headers.get('Location') ?? '/app/signin'
          await navigate(to)
          const [code, sentence] =
            to === EXPIRED
              ? (['EXPIRED', 'Your subscription has expired. Renew it to go on.'] as const)
              : (['SIGNED_OUT', 'Your session has ended. Sign in again to go on.'] as const)
          return { ok: false, sentence, code, errors: [] }
        }
        if (error instanceof RequestFailed) {
          const { code, message, errors } = error
          return { ok: false, sentence: message, code, errors }
        }
        throw error
      }
    },
    [navigate, send],
  )
}
