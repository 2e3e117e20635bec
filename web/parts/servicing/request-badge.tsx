import { REQUEST_STATES, type RequestState } from '../../../shared/requests.ts'
import { Badge } from '../../ui/badge.tsx'

export function RequestBadge({ state }: { state: RequestState }) {
  const { label, tone } = REQUEST_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}
