import type { HistoryEventParts } from '../../parts/history-words.ts'

/** What an event of a policy's history is about, and what stands in a box below it. */
export function sayOf({ kind, about }: HistoryEventParts) {
  const told = Object.fromEntries(about.map(({ name, value }) => [name, value])) as Record<string, string | undefined>
  const strong = (text: string | undefined) => text && <b className="font-medium text-ink">{text}</b>
  switch (kind) {
    case 'POLICY_CANCELLATION_RECORDED':
      return {
        what: (
          <>
            by the {told.canceledBy?.toLowerCase()}, effective {strong(told.effectiveAt)}
          </>
        ),
        box: `${told.type ?? ''}: ${told.reason ?? ''}. Return premium ${told.returnPremium ?? ''}, return commission ${told.returnCommission ?? ''}.`,
      }
    case 'POLICY_REINSTATED':
      return { what: <>effective {strong(told.effectiveAt)}</> }
    case 'POLICY_CREATED':
      return told.renews ? { what: <>as the renewal of {strong(told.renews)}</> } : {}
    case 'POLICY_FILE_ADDED':
    case 'POLICY_FILE_DELETED':
    case 'POLICY_VALUES_ACCEPTED':
      return { what: strong(told.file) }
    default:
      return told.task ? { what: strong(told.task) } : {}
  }
}
