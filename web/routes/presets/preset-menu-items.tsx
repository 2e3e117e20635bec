import { Archive, ArchiveRestore, Copy, CopyPlus, PencilLine } from 'lucide-react'
import { useNavigate, useSubmit } from 'react-router'
import type { CustomPresetRowFragment } from '../../graph/generated/graphql.ts'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { runAddress } from '../../parts/presets/last-runs.tsx'
import { useMay } from '../../parts/session.ts'
import { MenuItem, MenuLine } from '../../ui/menu-items.tsx'
import { toast } from '../../ui/toast.tsx'

/** Open, copy, share, archive. A copy opens to be changed; archiving has its way back in the toast. */
export default function PresetMenuItems({ preset: { id, archivedAt } }: { preset: CustomPresetRowFragment }) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const may = useMay()
  const sent = { method: 'post', encType: 'application/json', navigate: false } as const
  const share = async () => {
    await navigator.clipboard.writeText(location.origin + runAddress(id))
    toast('Link copied')
  }
  return (
    <>
      <MenuItem onSelect={() => void navigate(`/app/presets/${id}/edit`, { state: OVER, preventScrollReset: true })}>
        <PencilLine size={14} aria-hidden />
        {may('change', 'preset') ? 'Edit' : 'Open'}
      </MenuItem>
      <MenuItem onSelect={() => void share()}>
        <Copy size={14} aria-hidden />
        Copy link
      </MenuItem>
      {may('create', 'preset') && (
        <MenuItem
          onSelect={() =>
            void submit({}, { method: 'post', encType: 'application/json', action: `/app/presets/${id}/duplicate` })
          }
        >
          <CopyPlus size={14} aria-hidden />
          Duplicate
        </MenuItem>
      )}
      {may('change', 'preset') && (
        <>
          <MenuLine />
          <MenuItem
            onSelect={() =>
              void submit({ presetIds: [id], archive: !archivedAt }, { ...sent, action: '/app/presets/archive' })
            }
          >
            {archivedAt ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
            {archivedAt ? 'Bring back' : 'Archive'}
          </MenuItem>
        </>
      )}
    </>
  )
}
