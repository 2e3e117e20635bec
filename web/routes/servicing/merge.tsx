import { useState } from 'react'
import { labelOf } from '../../../shared/labeled.ts'
import { REQUEST_TYPES } from '../../../shared/requests.ts'
import { request } from '../../graph/client.ts'
import {
  MergeServiceRequestsDocument,
  OpenRequestsDocument,
  type OpenRequestsQuery,
  ServiceRequestDocument,
  type ServiceRequestFilter,
} from '../../graph/generated/graphql.ts'
import { dateOf } from '../../lib/time.ts'
import { textOf } from '../../parts/form/form-result.ts'
import { useTimeZone } from '../../parts/session.ts'
import { ErrorText, useFieldError } from '../../ui/field.tsx'
import type { Route } from './+types/merge.ts'
import { actOnRequest } from './act-on-request.ts'
import { useRequest } from './request.tsx'
import { RequestDialog } from './request-dialog.tsx'
import type { RequestParts } from './request-facts.ts'
import { mayOf } from './request-may.ts'

/** How many are chosen from. */
const MOST = 50

type Other = OpenRequestsQuery['serviceRequests'][number]

/** The other open requests of the same client: of the account, or of whoever has the same e-mail or phone. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { serviceRequest: of } = await request(ServiceRequestDocument, { id })
  if (!of) return { others: [] as Other[] }
  const answers = await Promise.all(
    filtersOf(of).map((whose) => {
      const filter = { states: ['OPEN' as const], ...whose }
      return request(OpenRequestsDocument, { filter, first: MOST })
    }),
  )
  const found = new Map(answers.flatMap(({ serviceRequests }) => serviceRequests.map((one) => [one.id, one])))
  const isSame = (one: Other) =>
    of.account ? true : !one.account && (same(one.clientEmail, of.clientEmail) || same(one.clientPhone, of.clientPhone))
  return { others: [...found.values()].filter((one) => one.id !== id && isSame(one)) }
}

/** What the client's requests are looked for by. A phone number is found by its digits, without the country's. */
const filtersOf = ({ account, clientEmail, clientPhone }: RequestParts): ServiceRequestFilter[] =>
  account
    ? [{ accountId: account.id }]
    : [clientEmail, clientPhone?.replace(/^\+1/, '')].filter((said) => !!said).map((search) => ({ search }))

const same = (one: string | null | undefined, other: string | null | undefined) =>
  !!one && one.toLowerCase() === other?.toLowerCase()

/** The other one becomes part of this one. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const [mergeId, key] = [textOf(form, 'mergeId'), textOf(form, 'key')]
  if (!mergeId) return { errors: [{ path: ['mergeId'], message: 'Choose the request to merge with.' }] }
  return actOnRequest(
    id,
    'Requests merged',
    async () => (await request(MergeServiceRequestsDocument, { keepId: id, mergeId, key })).mergeServiceRequests,
  )
}

export default function Merge({ loaderData: { others }, actionData }: Route.ComponentProps) {
  const of = useRequest()
  const [chosen, setChosen] = useState<Other>()
  return (
    <RequestDialog
      result={actionData}
      title="Merge with another request"
      description="Choose an open request of the same client."
      verb="Merge"
      busy="Merging…"
      refused={mayOf(of).merge ?? (others.length ? null : 'This client has no other open request.')}
    >
      <Choice others={others} onChoose={setChosen} />
      {chosen && chosen.type !== of.type && (
        <p role="status" className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
          They ask for different things: this one is “{labelOf(REQUEST_TYPES, of.type)}”, the other “
          {labelOf(REQUEST_TYPES, chosen.type)}”. Both have to be done before it is resolved.
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-13 text-ink-2">
        <li>Work goes on in “{of.title}”.</li>
        <li>The other request is closed and leads to this one.</li>
        <li>The earlier due date counts. If one of them is unassigned, it goes to the other’s assignee.</li>
        <li>What the other request asks is added here under “Also asked”.</li>
        <li>What was said and done in both stays with each. A merge cannot be undone.</li>
      </ul>
    </RequestDialog>
  )
}

type ChoiceProps = { others: readonly Other[]; onChoose: (one: Other) => void }

function Choice({ others, onChoose }: ChoiceProps) {
  const message = useFieldError('mergeId')
  const timeZone = useTimeZone()
  return (
    <fieldset aria-describedby={message ? 'merge-note' : undefined} className="grid min-w-0 gap-[6px]">
      <legend className="mb-[6px] text-13 font-medium">Request</legend>
      <div className="divide-y divide-hairline rounded-8 border border-hairline">
        {others.map((one) => (
          <label
            key={one.id}
            className="flex min-h-12 cursor-pointer items-start gap-3 px-3 py-2 text-13 hover:bg-hover has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="mergeId"
              value={one.id}
              onChange={() => onChoose(one)}
              aria-invalid={message ? true : undefined}
              className="mt-[2px] size-4 flex-none accent-accent"
            />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{one.title}</span>
              <span className="block text-12 text-ink-3">
                {labelOf(REQUEST_TYPES, one.type)}, opened {dateOf(timeZone, one.createdAt)},{' '}
                {one.assignee?.name ?? 'unassigned'}
              </span>
            </span>
          </label>
        ))}
      </div>
      {message && <ErrorText id="merge-note">{message}</ErrorText>}
    </fieldset>
  )
}
