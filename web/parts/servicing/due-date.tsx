import type { RequestState } from '../../../shared/requests.ts'
import { useNow } from '../../lib/time.ts'
import { useSession } from '../session.ts'
import { dueText, howFar, isOverdue } from './due.ts'

type DueDateProps = { of: { state: RequestState; dueAt?: string | null }; far?: boolean }

/** When a request is due, by the agency's clock; an open one that is late says so in a word, and how far off the day is where asked. */
export function DueDate({ of, far }: DueDateProps) {
  const { timeZone } = useSession().user.agency
  const now = useNow()
  if (!of.dueAt) return <span className="text-ink-3">–</span>
  const isLate = isOverdue(of, now)
  return (
    <span className="num">
      {dueText(timeZone, of.dueAt)}
      {isLate && <span className="ml-2 font-medium text-fail-ink">Overdue</span>}
      {far && of.state === 'OPEN' && <span className="ml-2 text-ink-3">{howFar(timeZone, of.dueAt, now)}</span>}
    </span>
  )
}
