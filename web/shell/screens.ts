import {
  BookOpenText,
  Building2,
  FileCheck,
  FileStack,
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
  { to: '/app/knowledge', label: 'Knowledge Base', icon: BookOpenText, group: 'Knowledge', key: 'k' },
  { to: '/app/accounts', label: 'Accounts', icon: Building2, group: 'Knowledge', key: 'a' },
  { to: '/app/policies', label: 'Policies', icon: Shield, group: 'Knowledge', key: 'p' },
  { to: '/app/certificates', label: 'Certificates', icon: FileCheck, group: 'Knowledge', key: 'c' },
]

/** The entries at the foot of the sidebar. */
export const FOOT_SCREENS: readonly Screen[] = [{ to: '/app/settings', label: 'Settings', icon: Settings, key: 's' }]

/** The screens that G and a letter go to. */
export const GOING = [...SCREENS, ...FOOT_SCREENS].flatMap(({ to, label, key }) => (key ? [{ to, label, key }] : []))
