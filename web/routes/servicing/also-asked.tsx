import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { REQUEST_TYPES } from '../../../shared/requests.ts'
import type { MergedRequestFragment } from '../../graph/generated/graphql.ts'
import { dateOf } from '../../lib/time.ts'
import { useTimeZone } from '../../parts/session.ts'
import { Card } from '../../ui/card.tsx'
import { factsOf } from './request-facts.ts'

const LINK = 'text-accent-ink hover:underline'

/** What was asked in the requests that were merged into this one: each with what it says, and the way to where it was said. */
export const AlsoAsked = ({ requests }: { requests: readonly MergedRequestFragment[] }) => {
  const timeZone = useTimeZone()
  return (
    <Card title="Also asked">
      <ul className="divide-y divide-hairline">
        {requests.map((of) => (
          <li key={of.id} className="grid gap-2 p-4">
            <div>
              <Link to={`/app/servicing/${of.id}/overview`} className={`font-medium wrap-anywhere ${LINK}`}>
                {of.title}
              </Link>
              <p className="text-12 text-ink-3">
                {labelOf(REQUEST_TYPES, of.type)}, opened {dateOf(timeZone, of.createdAt)}
                {of.calls.length + of.emailThreads.length > 0 && (
                  <>
                    {' · '}
                    <Link to={`/app/servicing/${of.id}/conversation`} className={LINK}>
                      {of.calls.length ? (of.emailThreads.length ? 'Call and e-mail' : 'Call') : 'E-mail'}
                    </Link>
                  </>
                )}
              </p>
            </div>
            <dl className="grid gap-2">
              {[...factsOf(of), ...(of.details ? [{ name: 'Details', value: of.details }] : [])].map(
                ({ name, value }) => (
                  <div key={name} className="grid grid-cols-[96px_minmax(0,1fr)] gap-3">
                    <dt className="text-ink-3">{name}</dt>
                    <dd className={value ? 'wrap-anywhere whitespace-pre-wrap' : 'text-ink-3'}>
                      {value ?? 'Not said'}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  )
}
