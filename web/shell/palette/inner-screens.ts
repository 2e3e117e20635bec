import { FileUp, Settings } from 'lucide-react'
import type { Screen } from '../screens.ts'

/** Screens within others, which only the palette names. */
export const INNER_SCREENS: readonly Screen[] = [
  { to: '/app/imports', label: 'Imports', icon: FileUp },
  { to: '/app/settings/forms', label: 'Settings, forms', icon: Settings },
  { to: '/app/settings/agency', label: 'Settings, agency', icon: Settings },
  { to: '/app/settings/carriers', label: 'Settings, carriers', icon: Settings },
  { to: '/app/settings/you', label: 'Settings, you', icon: Settings },
  { to: '/app/settings/subscription', label: 'Settings, subscription', icon: Settings },
]
