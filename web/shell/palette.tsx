import { Dialog } from '@base-ui/react/dialog'
import { Building2, FileCheck, House, Keyboard, PanelLeft, Settings, Shield } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PRESETS } from '../../shared/presets.ts'
import { request } from '../graph/client.ts'
import { type WorkspaceRowFragment, WorkspaceRowsDocument } from '../graph/generated/graphql.ts'
import { PresetIcon } from '../parts/icon.tsx'
import { presetName } from '../parts/workspace-badge.tsx'
import { Combobox, type Option } from '../ui/combobox.tsx'

const SHOWN = 6
const PAUSE_MS = 150

/** Ctrl or Cmd with K: find a workspace, go to a screen, start a preset. */
export default function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const found = useFoundWorkspaces(text)
  const go = (to: string) => () => {
    onClose()
    void navigate(to)
  }

  const screens: Option[] = [
    { id: 'home', label: 'Home', icon: <House size={16} aria-hidden />, onChoose: go('/app/home') },
    {
      id: 'workspaces',
      label: 'Workspaces',
      icon: <PanelLeft size={16} aria-hidden />,
      onChoose: go('/app/workspaces'),
    },
    {
      id: 'accounts',
      label: 'Accounts',
      icon: <Building2 size={16} aria-hidden />,
      onChoose: go('/app/accounts'),
    },
    {
      id: 'new-account',
      label: 'Create account',
      icon: <Building2 size={16} aria-hidden />,
      onChoose: go('/app/accounts/new'),
    },
    {
      id: 'policies',
      label: 'Policies',
      icon: <Shield size={16} aria-hidden />,
      onChoose: go('/app/policies'),
    },
    {
      id: 'new-policy',
      label: 'Add a policy',
      icon: <Shield size={16} aria-hidden />,
      onChoose: go('/app/policies/new'),
    },
    {
      id: 'certificates',
      label: 'Certificates',
      icon: <FileCheck size={16} aria-hidden />,
      onChoose: go('/app/certificates'),
    },
    {
      id: 'settings',
      label: 'Settings, forms',
      icon: <Settings size={16} aria-hidden />,
      onChoose: go('/app/settings/forms'),
    },
    {
      id: 'settings-agency',
      label: 'Settings, agency',
      icon: <Settings size={16} aria-hidden />,
      onChoose: go('/app/settings/agency'),
    },
    { id: 'keys', label: 'Show the keys', icon: <Keyboard size={16} aria-hidden />, onChoose: onKeys },
  ]
  const presets: Option[] = PRESETS.map((card) => ({
    id: card.id,
    label: card.title,
    icon: <PresetIcon preset={card.id} />,
    onChoose: go(`/app/home?preset=${card.id}`),
  }))
  const workspaces: Option[] = found.map((row) => ({
    id: row.id,
    label: row.title,
    icon: <PresetIcon preset={row.preset} />,
    aside: <span className="cut text-12 text-ink-3">{row.metadata.clientName ?? presetName(row.preset)}</span>,
    onChoose: go(`/app/workspaces/${row.id}`),
  }))
  const matching = (options: Option[]) => options.filter((option) => matches(option.label, text))

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label="Find or do"
          className="raised fixed top-[12vh] left-1/2 z-40 flex max-h-[70dvh] w-[min(640px,calc(100vw-32px))] -translate-x-1/2 flex-col overflow-hidden rounded-12 shadow-dialog outline-none max-md:top-auto max-md:bottom-0 max-md:max-h-[88dvh] max-md:w-full max-md:rounded-b-none"
        >
          <Combobox
            label="Find or do"
            placeholder="Find a workspace, or say what to do"
            text={text}
            onText={setText}
            groups={[
              { title: text ? 'Workspaces' : 'Newest workspaces', options: workspaces },
              { title: 'Start from a preset', options: matching(presets) },
              { title: 'Go to', options: matching(screens) },
            ]}
            empty={`Nothing is called “${text}”.`}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function matches(label: string, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => label.toLowerCase().includes(word))
}

function useFoundWorkspaces(text: string) {
  const [found, setFound] = useState<WorkspaceRowFragment[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const timer = window.setTimeout(
      () =>
        request(
          WorkspaceRowsDocument,
          { filter: { search: text.trim() || null }, first: SHOWN },
          { signal: stop.signal },
        )
          .then((data) => setFound(data.caraWorkspaces))
          .catch(() => setFound([])),
      text ? PAUSE_MS : 0,
    )
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  return found
}
