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
