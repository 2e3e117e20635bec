import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { whenIdle } from '../../lib/idle.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useLeaveDialog } from '../form/dialog-address.tsx'
import { May } from '../may.tsx'
import type { Subject } from './client.ts'

const loadItems = () => import('./preset-menu-items.tsx')
const PresetMenuItems = lazy(loadItems)
whenIdle(loadItems)
const PresetDialogs = lazy(async () => ({ default: (await import('./preset-dialogs.tsx')).PresetDialogs }))

/** Starts a preset from an account or a policy, with that put in; the dialog opens over `page`. */
export function StartPreset({ subject, page }: { subject: Subject; page: string }) {
  const chosen = useSearchParams()[0].get('preset')
  // What was opened once stays, so that it can leave as it came.
  const [wasOpen, setWasOpen] = useState(chosen !== null)
  if (chosen && !wasOpen) setWasOpen(true)
  const leave = useLeaveDialog(page)
  return (
    <May be={['run', 'workspace']}>
      <Menu
        preload={loadItems}
        trigger={
          <Button>
            <Sparkles size={16} aria-hidden />
            Ask Cara
          </Button>
        }
        items={() => <PresetMenuItems page={page} />}
      />
      {wasOpen && (
        <Suspense>
          <PresetDialogs chosen={chosen} subject={subject} onClose={leave} />
        </Suspense>
      )}
    </May>
  )
}
