import type { WorkspaceGroup, WorkspaceSort } from '../../../shared/workspace-list.ts'
import type {
  CaraPreset,
  CaraWorkspaceFilter,
  CaraWorkspaceGrouping,
  CaraWorkspaceState,
} from '../../graph/generated/graphql.ts'
import { midnight } from '../../lib/time.ts'
import type { ListView } from '../../parts/list-page/list.ts'

const DAY = 24 * 60 * 60 * 1000

/** The dates that can be chosen, the usual one first. */
export const DATES = [
  { id: 'any', label: 'Any time' },
  { id: 'today', label: 'Today' },
  { id: 'yesterday', label: 'Yesterday' },
  { id: 'week', label: 'Past week' },
  { id: 'month', label: 'Past month' },
  { id: 'year', label: 'Past year' },
] as const
type DateId = (typeof DATES)[number]['id']

/** From when until when, of a day that began at `today`. */
const SPANS = {
  any: () => [null, null],
  today: (today) => [today, null],
  yesterday: (today) => [today - DAY, today],
  week: (_, now) => [now - 7 * DAY, null],
  month: (_, now) => [now - 30 * DAY, null],
  year: (_, now) => [now - 365 * DAY, null],
} as const satisfies Record<DateId, (today: number, now: number) => readonly [number | null, number | null]>

/** What to ask the server for; days begin at the user's own midnight (spec 2 §2). */
export function filterOf({ search, chosen, sort }: ListView, now = Date.now()): CaraWorkspaceFilter {
  const [from, to] = SPANS[(chosen.date?.[0] ?? 'any') as DateId](midnight(now), now)
  return {
    search: search.trim() || null,
    states: (chosen.status as CaraWorkspaceState[] | undefined) ?? null,
    presets: (chosen.preset as CaraPreset[] | undefined) ?? null,
    agencyUserIds: chosen.user ? [...chosen.user] : null,
    updatedAfter: from === null ? null : new Date(from).toISOString(),
    updatedBefore: to === null ? null : new Date(to).toISOString(),
    sort: sort as WorkspaceSort,
  }
}

/** How the rows are grouped, by the days of whoever looks. */
export const groupingOf = ({ group }: ListView, now = Date.now()): CaraWorkspaceGrouping | null =>
  group === null ? null : { by: group as WorkspaceGroup, today: new Date(midnight(now)).toISOString() }
