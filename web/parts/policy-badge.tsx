import { POLICY_STATES, type PolicyState } from '../../shared/states.ts'
import { Badge } from '../ui/badge.tsx'

export function PolicyBadge({ state }: { state: PolicyState }) {
  const { label, tone } = POLICY_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}
