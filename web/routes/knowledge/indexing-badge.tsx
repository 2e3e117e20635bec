import { INDEXING_STATES, type IndexingState, STOPPED } from '../../../shared/knowledge.ts'
import { Badge } from '../../ui/badge.tsx'

type IndexingBadgeProps = { of: { status: IndexingState; error?: string | null } }

/** Whether a document can be searched yet (spec 2 §4). One that a user stopped has not failed. */
export function IndexingBadge({ of: { status, error } }: IndexingBadgeProps) {
  if (error === STOPPED) return <Badge>Stopped</Badge>
  const { label, tone } = INDEXING_STATES.find(({ id }) => id === status)!
  return <Badge tone={tone}>{label}</Badge>
}
