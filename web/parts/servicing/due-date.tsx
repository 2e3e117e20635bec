import type { RequestState } from '../../../shared/requests.ts'
import { useNow } from '../../lib/time.ts'
import { useTimeZone } from '../session.ts'
import { dueText, howFar, isOverdue, lateBy } from './due.ts'

type DueDateProps = {
  of: { state: RequestState; dueAt?: string | null }
  /** How far off the day is, too. */
  far?: boolean
}

/** When a request is due, in the agency's time zone; an open one that is late is marked. */
export function DueDate({ of, far }: DueDateProps) {
  const timeZone = useTimeZone()
  const now = useNow()
  if (!of.dueAt) return <span className="text-ink-3">–</span>
  return (
    <>
      <span className="num">{dueText(timeZone, of.dueAt)}</span>{' '}
      {isOverdue(of, now) ? (
        <Overdue {...(far && { by: lateBy(timeZone, of.dueAt, now) })} />
      ) : (
        far &&
        of.state === 'OPEN' && <span className="whitespace-nowrap text-ink-3">{howFar(timeZone, of.dueAt, now)}</span>
      )}
    </>
  )
}

/** The same in a narrow place: the word alone when it is late, and nothing without a due date. */
export function DueBriefly({ of }: Pick<DueDateProps, 'of'>) {
  const timeZone = useTimeZone()
  const now = useNow()
  if (!of.dueAt) return null
  return isOverdue(of, now) ? <Overdue /> : <>due {dueText(timeZone, of.dueAt)}</>
}

const Overdue = ({ by }: { by?: string }) => (
  <span className="font-medium whitespace-nowrap text-fail-ink">Overdue{by && ` by ${by}`}</span>
)
