import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { DoneTodayQuery } from '../../graph/generated/graphql.ts'
import { deedOf } from '../../parts/history-words.ts'
import { When } from '../../parts/when.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { recordOfTask } from './day-words.ts'

type Done = DoneTodayQuery['doneToday'][number]

/** What the signed-in user did today, the newest first. */
export function DoneList({ done }: { done: readonly Done[] }) {
  if (!done.length)
    return (
      <EmptyState icon={CircleCheck} title="Nothing done yet today">
        Requests you resolve, follow-ups you finish, certificates you issue and policies you renew are listed here.
      </EmptyState>
    )
  return (
    <ol className="mt-4">
      {done.map((one) => {
        const { title, below, to } = saidOf(one)
        return (
          <li
            key={one.id}
            className="grid min-h-13 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-b border-hairline px-3 py-1 max-md:px-0"
          >
            <CircleCheck size={16} className="text-done-dot" aria-hidden />
            <div className="min-w-0">
              {to ? (
                <Link to={to} className="cut block font-medium hover:underline">
                  {title}
                </Link>
              ) : (
                <span className="cut block font-medium">{title}</span>
              )}
              <span className="cut block text-12 text-ink-3">{below}</span>
            </div>
            <When at={one.at} className="text-12 text-ink-3" />
          </li>
        )
      })}
    </ol>
  )
}

function saidOf({ serviceRequest, task, event }: Done): { title: string; below: string; to: string | null } {
  if (serviceRequest)
    return {
      title: serviceRequest.title,
      below: [serviceRequest.account?.name ?? serviceRequest.clientName, 'resolved'].filter(Boolean).join(' · '),
      to: `/app/servicing/${serviceRequest.id}/overview`,
    }
  if (task) {
    const { name, to } = recordOfTask(task)
    return { title: task.title, below: [name, 'done'].filter(Boolean).join(' · '), to }
  }
  if (!event) return { title: 'Something that is gone', below: '', to: null }
  const deed = deedOf({ kind: event.kind, changes: [] })
  const named = event.about.map(({ value }) => value).filter((value) => !/^[0-9a-f-]{36}$/.test(value))
  const to =
    event.certificateId && event.accountId
      ? `/app/accounts/${event.accountId}/certificates/${event.certificateId}`
      : event.policyId && `/app/policies/${event.policyId}/overview`
  return { title: `You ${deed}`, below: named.join(' · '), to: to ?? null }
}
