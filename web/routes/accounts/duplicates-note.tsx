import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ACCOUNT_LIKENESSES, type AccountLikeness } from '../../../shared/accounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { request } from '../../graph/client.ts'
import {
  type AccountLookalikeFragment,
  FindDuplicateAccountsDocument,
  type FindDuplicateAccountsInput,
} from '../../graph/generated/graphql.ts'
import { inputOf } from '../../parts/form/form-input.ts'

const PAUSE_MS = 400

/** "same e-mail and phone", "similar name". */
export function reasonsOf(reasons: readonly AccountLikeness[]) {
  const words = reasons.map((reason) => labelOf(ACCOUNT_LIKENESSES, reason))
  const last = words.pop() ?? ''
  return words.length ? `${words.join(', ')} and ${last}` : last
}

/** The values typed about a client, to compare with existing accounts. */
function typedIn(form: HTMLFormElement) {
  const { business, individual } = inputOf<{ [Type in 'business' | 'individual']?: FindDuplicateAccountsInput }>(
    new FormData(form),
  )
  const { name, email, phone, mailingAddress } = business ?? individual ?? {}
  return { name, email, phone, mailingAddress }
}

type DuplicatesNoteProps = {
  form: RefObject<HTMLFormElement | null>
  /** How often something was typed. */
  typed: number
  /** The account that is edited. */
  exceptId?: string | null
}

/** Points out, while a client is being typed, accounts that look like it. It blocks nothing: two clients may share a name. */
export function DuplicatesNote({ form, typed, exceptId = null }: DuplicatesNoteProps) {
  const [found, setFound] = useState<readonly AccountLookalikeFragment[]>([])
  useEffect(() => {
    if (!typed) return
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      if (!form.current) return
      request(
        FindDuplicateAccountsDocument,
        { input: { ...typedIn(form.current), exceptId } },
        { signal: stop.signal },
      ).then(
        ({ findDuplicateAccounts }) => stop.signal.aborted || setFound(findDuplicateAccounts),
        // Without an answer nothing is shown, and the form works as usual.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [form, typed, exceptId])
  return (
    <div
      role="status"
      className="max-h-32 flex-none overflow-y-auto bg-wait-soft px-6 text-13 not-empty:border-t not-empty:border-hairline not-empty:py-2 max-md:px-4"
    >
      {found.length > 0 && (
        <>
          <p className="font-medium text-wait-ink">
            {found.length === 1 ? 'This may be a client you have already' : 'These may be clients you have already'}
          </p>
          <ul className="mt-1 grid gap-1">
            {found.map(({ account, reasons }) => (
              <li key={account.id} className="flex flex-wrap gap-x-2">
                <Link
                  to={`/app/accounts/${account.id}/overview`}
                  target="_blank"
                  className="font-medium text-accent-ink hover:underline"
                >
                  {account.name}
                </Link>
                <span className="text-ink-2">{reasonsOf(reasons)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
