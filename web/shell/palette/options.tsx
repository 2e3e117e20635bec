import {
  Building2,
  FileCheck,
  FileUp,
  Inbox,
  Keyboard,
  LayoutTemplate,
  type LucideIcon,
  PanelLeft,
  Plus,
  Settings2,
  Shield,
  StickyNote,
  UserRound,
} from 'lucide-react'
import { PRESETS } from '../../../shared/presets.ts'
import { holdsAll, matchesIn, type SearchKind } from '../../../shared/search.ts'
import { PresetIcon } from '../../parts/icon.tsx'
import type { Need } from '../../parts/may-open.ts'
import type { Option } from '../../ui/option-list.tsx'
import { FOOT_SCREENS, SCREENS } from '../screens.ts'
import { INNER_SCREENS } from './inner-screens.ts'
import type { Hit } from './use-search.ts'

type Go = (to: string) => () => void

/** How a record of each kind is shown, and where it opens. A contact opens with its client. */
const RECORDS: Record<SearchKind, { icon: LucideIcon; to: (hit: Hit) => string }> = {
  ACCOUNT: { icon: Building2, to: ({ id }) => `/app/accounts/${id}/overview` },
  WORKSPACE: { icon: PanelLeft, to: ({ id }) => `/app/workspaces/${id}` },
  POLICY: { icon: Shield, to: ({ id }) => `/app/policies/${id}/overview` },
  CERTIFICATE: { icon: FileCheck, to: ({ id, accountId }) => `/app/accounts/${accountId!}/certificates/${id}` },
  REQUEST: { icon: Inbox, to: ({ id }) => `/app/servicing/${id}/overview` },
  CONTACT: {
    icon: UserRound,
    to: ({ accountId, title }) =>
      accountId ? `/app/accounts/${accountId}/overview` : `/app/accounts?q=${encodeURIComponent(title)}`,
  },
}

export function recordOption(hit: Hit, go: Go): Option {
  const { icon: Icon, to } = RECORDS[hit.kind]
  return {
    ...{ id: `${hit.kind}-${hit.id}`, label: hit.title, marks: hit.matches, to: to(hit), onChoose: go(to(hit)) },
    icon: <Icon size={16} aria-hidden />,
    aside: hit.detail,
  }
}

type Doing = { label: string; to: string; icon: LucideIcon; may?: Need }
/** Whether the user may do what an option leads to. */
type MayGo = (way: { to: string; may?: Need | undefined }) => boolean

const RUN = ['run', 'workspace'] as const

/** What can be begun from anywhere: "Create account", a policy, each preset, those of the agency with them. */
const DOING: readonly Doing[] = [
  { label: 'Create account', to: '/app/accounts/new', icon: Plus },
  { label: 'Add a policy', to: '/app/policies/new', icon: Plus },
  { label: 'New service request', to: '/app/servicing/new', icon: Plus },
  { label: 'New preset', to: '/app/presets/new', icon: Plus },
  { label: 'Customize presets', to: '/app/home/preferences', icon: Settings2 },
  { label: 'Create a document style', to: '/app/styles/new', icon: Plus, may: ['create', 'style'] },
  { label: 'Upload to the knowledge base', to: '/app/knowledge/upload', icon: FileUp },
  { label: 'Create a knowledge document', to: '/app/knowledge/new', icon: Plus },
  { label: 'Import accounts or policies', to: '/app/imports', icon: FileUp, may: ['create', 'import'] },
]

/** The current account. */
export type AccountHere = { id: string; name: string; type: string }

/** What can be added to the current account, as in its own menu. */
const addingTo = ({ id, name, type }: AccountHere): readonly Doing[] => [
  { label: `Add a policy to ${name}`, to: `/app/policies/new?accountId=${id}`, icon: Shield },
  { label: `New service request of ${name}`, to: `/app/servicing/new?accountId=${id}`, icon: Inbox },
  { label: `Add a document to ${name}`, to: `/app/accounts/${id}/documents/new`, icon: FileUp },
  ...(type === 'BUSINESS'
    ? [{ label: `Add a contact to ${name}`, to: `/app/accounts/${id}/contacts/new`, icon: UserRound }]
    : []),
  {
    label: `Write a note on ${name}`,
    to: `/app/accounts/${id}/overview#note`,
    icon: StickyNote,
    may: ['change', 'account'],
  },
]

/** What can be done that holds the words; last, with another name than any of these, a new account of that name. */
export function doOptions(
  text: string,
  go: Go,
  mayGo: MayGo,
  onKeys: () => void,
  here?: AccountHere,
  own: readonly { id: string; title: string }[] = [],
): Option[] {
  const known: Option[] = [
    ...[...(here ? addingTo(here) : []), ...DOING].map(({ label, to, may, icon: Icon }) => ({
      ...{ id: to, label, to, may },
      icon: <Icon size={16} aria-hidden />,
    })),
    ...PRESETS.map(({ id, title }) => ({
      ...{ id, label: title, to: `/app/home?preset=${id}`, may: RUN },
      icon: <PresetIcon preset={id} />,
    })),
    ...own.map(({ id, title }) => ({
      ...{ id, label: title, to: `/app/home/presets/${id}`, may: RUN },
      icon: <LayoutTemplate size={16} aria-hidden />,
    })),
  ]
    .filter(mayGo)
    .map(({ id, label, to, icon }) => ({ id, label, to, icon, onChoose: go(to) }))
  const keys: Option = {
    ...{ id: 'keys', label: 'Show the keys', onChoose: onKeys, icon: <Keyboard size={16} aria-hidden /> },
  }
  return matching([...known, keys], text)
}

/** A new account of the name that was typed. */
export function createOption(text: string, go: Go): Option {
  const to = `/app/accounts/new?name=${encodeURIComponent(text)}`
  const icon = <Plus size={16} aria-hidden />
  return { id: 'create', label: `Create account “${text}”`, to, icon, onChoose: go(to) }
}

/** Every screen the user may open that holds the words. */
export const screenOptions = (text: string, go: Go, mayGo: MayGo): Option[] =>
  matching(
    [...SCREENS, ...INNER_SCREENS, ...FOOT_SCREENS].filter(mayGo).map(({ to, label, icon: Icon }) => {
      return { id: to, label, to, icon: <Icon size={16} aria-hidden />, onChoose: go(to) }
    }),
    text,
  )

const matching = (options: Option[], text: string) =>
  options
    .filter(({ label }) => holdsAll(label, text))
    .map((option) => ({ ...option, marks: matchesIn(option.label, text) }))
