import { useNavigate } from 'react-router'
import { PRESETS, presetOf } from '../../../shared/presets.ts'
import { MenuItem } from '../../ui/menu-items.tsx'
import { OVER } from '../form/dialog-address.tsx'
import { PresetIcon } from '../icon.tsx'

const OFFERED = [...PRESETS, presetOf('GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE')]

/** The presets, each of which opens over this page. */
export default function PresetMenuItems({ page }: { page: string }) {
  const navigate = useNavigate()
  return OFFERED.map(({ id, title }) => (
    <MenuItem
      key={id}
      onSelect={() => void navigate(`${page}?preset=${id}`, { state: OVER, preventScrollReset: true })}
    >
      <PresetIcon preset={id} size={14} />
      {title}
    </MenuItem>
  ))
}
