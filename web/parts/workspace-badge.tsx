import { type PresetId, presetOf } from '../../shared/presets.ts'
import { WORKSPACE_STATES, type WorkspaceState } from '../../shared/states.ts'
import { Badge } from '../ui/badge.tsx'

export function WorkspaceBadge({ state }: { state: WorkspaceState }) {
  const { label, tone } = WORKSPACE_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}

type Begun = { preset?: PresetId | null; customPreset?: { title: string } | null }

/** The preset's name, or "Free text" for a workspace started from the box on Home. */
export function presetName({ preset, customPreset }: Begun) {
  return customPreset?.title ?? (preset ? presetOf(preset).title : 'Free text')
}
