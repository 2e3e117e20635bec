import { WORKSPACE_STATES, type WorkspaceState } from '../../../shared/states.ts'
import type { WorkspaceRowFragment } from '../../graph/generated/graphql.ts'
import { midnight } from '../../lib/time.ts'
import { presetName } from '../../parts/workspace-badge.tsx'
import type { View } from './view.ts'

const DAY = 24 * 60 * 60 * 1000
/** Day bands of 1, 2, 7 and 30 days (spec 2 §2). */
const BANDS: [days: number, title: string][] = [
  [1, 'Today'],
  [2, 'Yesterday'],
  [7, 'Past week'],
  [30, 'Past month'],
  [Number.POSITIVE_INFINITY, 'Earlier'],
]

/** The rows in groups, each group in the order its rows came; status groups stand in the order of the states. */
export function groupRows(rows: WorkspaceRowFragment[], group: View['group'], now = Date.now()) {
  if (group === 'none') return [{ rows }]
  const titleOf = {
    date: (row: WorkspaceRowFragment) => dayBand(row.updatedAt, now),
    status: (row: WorkspaceRowFragment) => labelOf(row.state),
    user: (row: WorkspaceRowFragment) => row.agencyUser?.name ?? 'Nobody',
    preset: (row: WorkspaceRowFragment) => presetName(row.preset),
  }[group]
  const groups = new Map<string, WorkspaceRowFragment[]>(
    group === 'status' ? WORKSPACE_STATES.map((state) => [state.label, []]) : [],
  )
  for (const row of rows) groups.set(titleOf(row), [...(groups.get(titleOf(row)) ?? []), row])
  return [...groups].filter(([, members]) => members.length).map(([title, members]) => ({ title, rows: members }))
}

function dayBand(iso: string, now: number) {
  const days = (midnight(now) + DAY - new Date(iso).getTime()) / DAY
  return BANDS.find(([limit]) => days <= limit)?.[1] ?? 'Earlier'
}

const labelOf = (state: WorkspaceState) => WORKSPACE_STATES.find(({ id }) => id === state)!.label
