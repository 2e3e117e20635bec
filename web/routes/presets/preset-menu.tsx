import { Ellipsis } from 'lucide-react'
import { lazy } from 'react'
import type { CustomPresetRowFragment } from '../../graph/generated/graphql.ts'
import { whenIdle } from '../../lib/idle.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'

const load = () => import('./preset-menu-items.tsx')
const PresetMenuItems = lazy(load)
whenIdle(load)

/** The actions on a preset, in the list. */
export function PresetMenu({ preset }: { preset: CustomPresetRowFragment }) {
  return (
    <Menu
      preload={load}
      trigger={
        <Button look="quiet" size="sm" icon aria-label={`More for ${preset.title}`} title="More">
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
      items={() => <PresetMenuItems preset={preset} />}
    />
  )
}
