import type {
  CaraPreset,
  CaraWorkspaceFilter,
  CaraWorkspaceSort,
  CaraWorkspaceState,
} from '../../graph/generated/graphql.ts'
import { recall, remember } from '../../lib/remember.ts'
import { midnight } from '../../lib/time.ts'

const KEY = 'cara.view.workspaces'
const DAY = 24 * 60 * 60 * 1000

export const DATES = {
  any: 'Any time',
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
} as const
export const GROUPS = { none: 'No groups', date: 'Date', status: 'Status', user: 'User', preset: 'Preset' } as const
export const SORTS = {
  UPDATED_DESC: 'Last updated',
  UPDATED_ASC: 'Oldest first',
  CREATED_DESC: 'Newest created',
  TITLE_ASC: 'Title',
} as const satisfies Record<CaraWorkspaceSort, string>

/** How the list is looked at: everything but the typed filter is remembered in the browser. */
export type View = {
  search: string
  states: CaraWorkspaceState[]
  users: string[]
  presets: CaraPreset[]
  date: keyof typeof DATES
  group: keyof typeof GROUPS
  sort: CaraWorkspaceSort
}

/** The view an address asks for. */
export function readView(query: URLSearchParams): View {
  const one = <T extends object>(name: string, of: T, otherwise: keyof T) => {
    const value = query.get(name) ?? ''
    return (value in of ? value : otherwise) as keyof T
  }
  return {
    search: query.get('q') ?? '',
    states: query.getAll('status') as CaraWorkspaceState[],
    users: query.getAll('user'),
    presets: query.getAll('preset') as CaraPreset[],
    date: one('date', DATES, 'any'),
    group: one('group', GROUPS, 'none'),
    sort: one('sort', SORTS, 'UPDATED_DESC'),
  }
}

/** The address of a view; what is as usual is left out. */
export function writeView(view: View) {
  const query = new URLSearchParams()
  if (view.search) query.set('q', view.search)
  for (const state of view.states) query.append('status', state)
  for (const user of view.users) query.append('user', user)
  for (const preset of view.presets) query.append('preset', preset)
  if (view.date !== 'any') query.set('date', view.date)
  if (view.group !== 'none') query.set('group', view.group)
  if (view.sort !== 'UPDATED_DESC') query.set('sort', view.sort)
  return query
}

/** What the user chose last, without the typed filter; empty for the usual view. */
export function rememberedView() {
  return recall(KEY) ?? ''
}

/** Keeps a view for the next visit. */
export function rememberView(view: View) {
  remember(KEY, writeView({ ...view, search: '' }).toString())
}

/** What to ask the server for; days begin at the user's own midnight (spec 2 §2). */
export function filterOf(view: View, now = Date.now()): CaraWorkspaceFilter {
  const today = midnight(now)
  const [from, to] = {
    any: [null, null],
    today: [today, null],
    yesterday: [today - DAY, today],
    week: [now - 7 * DAY, null],
    month: [now - 30 * DAY, null],
    year: [now - 365 * DAY, null],
  }[view.date]
  return {
    search: view.search.trim() || null,
    states: view.states.length ? view.states : null,
    presets: view.presets.length ? view.presets : null,
    agencyUserIds: view.users.length ? view.users : null,
    updatedAfter: from === null ? null : new Date(from!).toISOString(),
    updatedBefore: to === null ? null : new Date(to!).toISOString(),
    sort: view.sort,
  }
}
