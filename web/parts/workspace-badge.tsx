import { PRESET_CARDS } from '../../shared/presets.ts'
import type { CaraPreset, CaraWorkspaceState } from '../graph/generated/graphql.ts'
import { Badge, type Tone } from '../ui/badge.tsx'

/** How each state is called and toned (spec 2 §4), in the order of the list's groups. */
export const STATES = {
  CREATED: { label: 'Created', tone: 'none' },
  WAITING_FOR_INPUT: { label: 'Waiting', tone: 'wait' },
  WORKING: { label: 'Working', tone: 'work' },
  IDLE: { label: 'Idle', tone: 'done' },
} as const satisfies Record<CaraWorkspaceState, { label: string; tone: Tone }>

export function WorkspaceBadge({ state }: { state: CaraWorkspaceState }) {
  return <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
}

/** The preset's name, or "Free text" for a workspace started from the box on Home. */
export function presetName(preset: CaraPreset | null | undefined) {
  return PRESET_CARDS.find((card) => card.id === preset)?.title ?? 'Free text'
}
