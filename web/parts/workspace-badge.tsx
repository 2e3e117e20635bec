import { type PresetId, presetOf } from '../../shared/presets.ts'
import { WORKSPACE_STATES, type WorkspaceState } from '../../shared/states.ts'
import { Badge } from '../ui/badge.tsx'

export function WorkspaceBadge({ state }: { state: WorkspaceState }) {
  const { label, tone } = WORKSPACE_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}

/** The preset's name, or "Free text" for a workspace started from the box on Home. */
export function presetName(preset: PresetId | null | undefined) {
  return preset ? presetOf(preset).title : 'Free text'
}
