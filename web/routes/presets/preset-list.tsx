import { LayoutTemplate } from 'lucide-react'
import { presetOf } from '../../../shared/presets.ts'
import { request } from '../../graph/client.ts'
import { CustomPresetPageDocument, type CustomPresetRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { PrimaryAction } from '../../parts/list-page/list-page.tsx'
import { runAddress } from '../../parts/presets/last-runs.tsx'
import { When } from '../../parts/when.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'
import { PresetMenu } from './preset-menu.tsx'

export const PRESETS_ADDRESS = '/app/presets'
const PRIMARY = { label: 'New preset', to: `${PRESETS_ADDRESS}/new`, over: true }
const SHOWN = [
  { id: 'inUse', label: 'In use' },
  { id: 'archived', label: 'Archived' },
] as const
const SORTS = [
  { id: 'TITLE_ASC', label: 'Title' },
  { id: 'UPDATED_DESC', label: 'Last updated' },
] as const

/** The presets the agency wrote itself (spec 2 §2). */
export const PRESET_LIST = {
  address: PRESETS_ADDRESS,
  title: 'Presets',
  description: 'Create your own templates for Copilot workspaces',
  primary: PRIMARY,
  exportTo: null,
  noun: ['preset', 'presets'],
  filters: [{ kind: 'one', name: 'show', label: 'Show', choices: SHOWN }],
  groups: [],
  sorts: SORTS,
  rowName: ({ title }) => title,
  columns: [
    {
      head: 'Title',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <DialogLink to={`${PRESETS_ADDRESS}/${row.id}/edit`} prefetch="intent" className={ROW_LINK}>
            {row.title}
          </DialogLink>
          <span className="cut block text-12 text-ink-3">{row.description}</span>
        </>
      ),
    },
    {
      head: 'Works like',
      wide: true,
      className: 'cut max-w-48',
      cell: ({ inheritFromPreset }) =>
        inheritFromPreset ? presetOf(inheritFromPreset).title : <span className="text-ink-3">–</span>,
    },
    { head: 'Created By', wide: true, className: 'cut max-w-40', cell: ({ createdBy }) => createdBy?.name },
    { head: 'Last Updated', right: true, wide: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
    {
      head: 'Actions',
      right: true,
      className: 'w-10 whitespace-nowrap',
      cell: (row) => (
        <span className="relative z-10 inline-flex items-center gap-1">
          {row.archivedAt ? (
            <Badge>Archived</Badge>
          ) : (
            <DialogLink
              to={runAddress(row.id)}
              prefetch="intent"
              aria-label={`Run ${row.title}`}
              className={buttonLook({ size: 'sm' })}
            >
              Run
            </DialogLink>
          )}
          <PresetMenu preset={row} />
        </span>
      ),
    },
  ],
  async load(view, page) {
    const filter = {
      search: view.search.trim() || null,
      archived: view.chosen.show?.[0] === 'archived',
      sort: SORTS.find(({ id }) => id === view.sort)?.id ?? SORTS[0].id,
    }
    const found = await request(CustomPresetPageDocument, { ...page, filter })
    return { rows: found.customPresets, totals: found.customPresetTotals ?? [] }
  },
  empty: {
    icon: LayoutTemplate,
    title: 'No presets found',
    sentence: 'Write down once how your agency wants a kind of work done. Everybody can then start it with a click.',
    action: <PrimaryAction {...PRIMARY} />,
  },
} satisfies List<CustomPresetRowFragment>
