import { PanelLeft } from 'lucide-react'
import { Link } from 'react-router'
import { OFFERED_PRESETS, PRESET_IDS, presetOf } from '../../../shared/presets.ts'
import { WORKSPACE_STATES } from '../../../shared/states.ts'
import {
  DAY_BANDS,
  WORKSPACE_DATES,
  WORKSPACE_GROUPS,
  WORKSPACE_SORTS,
  type WorkspaceGroup,
  workspaceFilterOf,
} from '../../../shared/workspace-list.ts'
import { request } from '../../graph/client.ts'
import { type WorkspaceListRowFragment, WorkspacePageDocument } from '../../graph/generated/graphql.ts'
import { exportChosen } from '../../parts/list-page/export-chosen.ts'
import type { List } from '../../parts/list-page/list.ts'
import { PrimaryAction } from '../../parts/list-page/list-page.tsx'
import { valuesOf } from '../../parts/list-page/list-view.ts'
import type { Session } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { presetName, WorkspaceBadge } from '../../parts/workspace-badge.tsx'
import { ROW_LINK } from '../../ui/table.tsx'

/** The labels of the keys of each grouping. */
const GROUP_NAMES: Record<WorkspaceGroup, (key: string, session: Session) => string> = {
  DATE: (key) => DAY_BANDS.find(({ id }) => id === key)?.label ?? key,
  STATUS: (key) => WORKSPACE_STATES.find(({ id }) => id === key)?.label ?? key,
  USER: (key, { users }) => users.find(({ id }) => id === key)?.name ?? (key ? 'Former user' : 'Nobody'),
  PRESET: (key, { customPresets }) => {
    const customPreset = customPresets.find(({ id }) => id === key) ?? null
    const preset = PRESET_IDS.find((id) => id === key) ?? null
    return key && !customPreset && !preset ? 'Archived presets' : presetName({ preset, customPreset })
  },
}

const EXPORT = '/agency/export/workspaces.csv'
const STATES = WORKSPACE_STATES.map(({ id, label }) => ({ id, label }))
const PRESET_CHOICES = OFFERED_PRESETS.map(({ id }) => ({ id, label: presetOf(id).title }))

/** The list of workspaces (spec 2 §2). */
export const WORKSPACE_LIST: List<WorkspaceListRowFragment> = {
  address: '/app/workspaces',
  title: 'Workspaces',
  description: 'What you and your colleagues asked Cara, and what came of it.',
  primary: { label: 'New workspace', to: '/app/home', may: ['run', 'workspace'] },
  noun: ['workspace', 'workspaces'],
  filters: [
    { kind: 'several', name: 'status', label: 'Status', choices: STATES },
    {
      kind: 'several',
      name: 'user',
      label: 'User',
      choices: ({ users }) => users.map(({ id, name }) => ({ id, label: name })),
    },
    { kind: 'one', name: 'date', label: 'Date', choices: WORKSPACE_DATES },
    {
      kind: 'several',
      name: 'preset',
      label: 'Preset',
      choices: ({ customPresets }) => [
        ...PRESET_CHOICES,
        ...customPresets.map(({ id, title }) => ({ id, label: title })),
      ],
    },
  ],
  groups: WORKSPACE_GROUPS.map((group) => ({ ...group, nameOf: GROUP_NAMES[group.id] })),
  sorts: WORKSPACE_SORTS,
  columns: [
    {
      head: 'Title',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <Link to={`/app/workspaces/${row.id}`} prefetch="intent" className={ROW_LINK}>
            {row.title}
          </Link>
          <span className="cut block text-12 text-ink-3">{presetName(row)}</span>
        </>
      ),
    },
    { head: 'Status', cell: (row) => <WorkspaceBadge state={row.state} /> },
    {
      head: 'Client',
      wide: true,
      className: 'cut max-w-48',
      cell: (row) => row.account?.name ?? row.metadata.clientName ?? <Dash />,
    },
    { head: 'User', wide: true, className: 'cut max-w-40', cell: (row) => row.agencyUser?.name ?? <Dash /> },
    { head: 'Last Updated', right: true, wide: true, cell: (row) => <When at={row.updatedAt} /> },
  ],
  rowName: ({ title }) => title,
  isMoving: ({ state }) => state === 'WORKING',
  exportTo: EXPORT,
  bulk: [exportChosen(EXPORT)],
  archive: { action: '/app/workspaces/archive', idsAs: 'workspaceIds', may: ['change', 'workspace'] },
  async load(view, page) {
    const filter = workspaceFilterOf(valuesOf(view))
    const group = view.group === null ? null : { by: view.group as WorkspaceGroup }
    const found = await request(WorkspacePageDocument, { ...page, filter, group })
    return { rows: found.caraWorkspaces, totals: found.caraWorkspaceTotals ?? [] }
  },
  empty: {
    icon: PanelLeft,
    title: 'No workspaces found',
    sentence: 'Create a copilot workspace to get started.',
    toRead: 'What your colleagues ask Cara will appear here.',
    action: <PrimaryAction label="Create a workspace" to="/app/home" may={['run', 'workspace']} />,
  },
}

function Dash() {
  return <span className="text-ink-3">–</span>
}
