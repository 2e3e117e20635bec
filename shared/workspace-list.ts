import { knownIds } from './labeled.ts'
import { OFFERED_PRESETS } from './presets.ts'
import { WORKSPACE_STATES } from './states.ts'

/** How the list of workspaces can be sorted (spec 2 §2), the usual way first. */
export const WORKSPACE_SORTS = [
  { id: 'UPDATED_DESC', label: 'Last updated' },
  { id: 'UPDATED_ASC', label: 'Oldest first' },
  { id: 'CREATED_DESC', label: 'Newest created' },
  { id: 'TITLE_ASC', label: 'Title' },
] as const
export type WorkspaceSort = (typeof WORKSPACE_SORTS)[number]['id']

/** What the list can be grouped by. */
export const WORKSPACE_GROUPS = [
  { id: 'DATE', label: 'Date' },
  { id: 'STATUS', label: 'Status' },
  { id: 'USER', label: 'User' },
  { id: 'PRESET', label: 'Preset' },
] as const
export type WorkspaceGroup = (typeof WORKSPACE_GROUPS)[number]['id']

/** Bands of days counted back from today, each without the ones before it (spec 2 §2: 1, 2, 7 and 30 days); the last has no end. */
export const DAY_BANDS = [
  { id: 'TODAY', label: 'Today', days: 1 },
  { id: 'YESTERDAY', label: 'Yesterday', days: 2 },
  { id: 'WEEK', label: 'Past week', days: 7 },
  { id: 'MONTH', label: 'Past month', days: 30 },
  { id: 'EARLIER', label: 'Earlier', days: null },
] as const

const DAY = 24 * 60 * 60 * 1000

/** The dates that can be chosen, the usual one first. */
export const WORKSPACE_DATES = [
  { id: 'any', label: 'Any time' },
  { id: 'today', label: 'Today' },
  { id: 'yesterday', label: 'Yesterday' },
  { id: 'week', label: 'Past week' },
  { id: 'month', label: 'Past month' },
  { id: 'year', label: 'Past year' },
] as const
export type WorkspaceDate = (typeof WORKSPACE_DATES)[number]['id']

/** From when until when, of a day that began at `today`. */
const SPANS = {
  any: () => [null, null],
  today: (today) => [today, null],
  yesterday: (today) => [today - DAY, today],
  week: (_, now) => [now - 7 * DAY, null],
  month: (_, now) => [now - 30 * DAY, null],
  year: (_, now) => [now - 365 * DAY, null],
} as const satisfies Record<WorkspaceDate, (today: number, now: number) => readonly [number | null, number | null]>

/** What was changed on a date, `today` being when the agency's day began (spec 2 §2): from when, until when. */
export function spanOf(date: WorkspaceDate, today: Date, now: Date) {
  const [from, to] = SPANS[date](today.getTime(), now.getTime())
  return { updatedAfter: from === null ? null : new Date(from), updatedBefore: to === null ? null : new Date(to) }
}

/** What the address of a view of the list asks for. Unknown values are ignored, so that an old link still opens. */
export function workspaceFilterOf(valuesOf: (name: string) => readonly string[]) {
  return {
    search: valuesOf('q')[0]?.trim() ?? '',
    states: knownIds(WORKSPACE_STATES, valuesOf('status')),
    presets: knownIds(OFFERED_PRESETS, valuesOf('preset')),
    /** Whatever is no built-in preset is one of the agency's. */
    customPresetIds: valuesOf('preset').filter((id) => /^[0-9a-f-]{36}$/.test(id)),
    agencyUserIds: [...valuesOf('user')],
    date: WORKSPACE_DATES.find(({ id }) => id === valuesOf('date')[0])?.id ?? WORKSPACE_DATES[0].id,
    sort: knownIds(WORKSPACE_SORTS, valuesOf('sort'))[0] ?? WORKSPACE_SORTS[0].id,
  }
}
