import {
  Building2,
  FileCheck,
  FileStack,
  FileUp,
  House,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  Palette,
  PanelLeft,
  Settings,
  Shield,
  Sun,
} from 'lucide-react'

/** A screen to go to. `group` is its heading in the sidebar, `key` what G is pressed before. */
export type Screen = {
  to: string
  label: string
  icon: LucideIcon
  group?: 'Copilot' | 'Servicing' | 'Knowledge'
  key?: string
}

/** The screens of the sidebar, in its order (spec 1 §2.3, as far as their areas exist). */
export const SCREENS: readonly Screen[] = [
  { to: '/app/home', label: 'Home', icon: House, key: 'h' },
  { to: '/app/day', label: 'My Day', icon: Sun, key: 'd' },
  { to: '/app/workspaces', label: 'Workspaces', icon: PanelLeft, group: 'Copilot', key: 'w' },
  { to: '/app/presets', label: 'Presets', icon: LayoutTemplate, group: 'Copilot', key: 'e' },
  { to: '/app/styles', label: 'Styles', icon: Palette, group: 'Copilot' },
  { to: '/app/templates', label: 'Templates', icon: FileStack, group: 'Copilot' },
  { to: '/app/servicing', label: 'Service Requests', icon: Inbox, group: 'Servicing', key: 'r' },
  { to: '/app/accounts', label: 'Accounts', icon: Building2, group: 'Knowledge', key: 'a' },
  { to: '/app/policies', label: 'Policies', icon: Shield, group: 'Knowledge', key: 'p' },
  { to: '/app/certificates', label: 'Certificates', icon: FileCheck, group: 'Knowledge', key: 'c' },
]

/** The entries at the foot of the sidebar. */
export const FOOT_SCREENS: readonly Screen[] = [{ to: '/app/settings', label: 'Settings', icon: Settings, key: 's' }]

/** Screens within others, which only the palette names. */
export const INNER_SCREENS: readonly Screen[] = [
  { to: '/app/imports', label: 'Imports', icon: FileUp },
  { to: '/app/settings/forms', label: 'Settings, forms', icon: Settings },
  { to: '/app/settings/agency', label: 'Settings, agency', icon: Settings },
  { to: '/app/settings/carriers', label: 'Settings, carriers', icon: Settings },
  { to: '/app/settings/you', label: 'Settings, you', icon: Settings },
  { to: '/app/settings/subscription', label: 'Settings, subscription', icon: Settings },
]

/** The screens that G and a letter go to. */
export const GOING = [...SCREENS, ...FOOT_SCREENS].flatMap(({ to, label, key }) => (key ? [{ to, label, key }] : []))
