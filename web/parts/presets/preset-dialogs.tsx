import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { OFFERED_PRESETS, type PresetId } from '../../../shared/presets.ts'
import type { Subject } from './client.ts'

const RESET_MS = 1000 // spec 2 §9: the preset and its error are forgotten a second after closing

const PresetDialog = lazy(() => import('../preset-dialog.tsx'))

type PresetDialogsProps = { chosen: string | null; subject?: Subject; onClose: () => void }

/** The dialog of the preset in the address. It stays a second after closing, so that nothing changes while it leaves. */
export function PresetDialogs({ chosen, subject, onClose }: PresetDialogsProps) {
  const preset = OFFERED_PRESETS.find(({ id }) => id === chosen)?.id ?? null
  const [shown, setShown] = useState<PresetId | null>(preset)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    window.clearTimeout(timer.current)
    if (preset) setShown(preset)
    else timer.current = window.setTimeout(() => setShown(null), RESET_MS)
    return () => window.clearTimeout(timer.current)
  }, [preset])
  if (!shown) return null
  return (
    <Suspense>
      <PresetDialog key={shown} preset={shown} subject={subject} open={preset !== null} onClose={onClose} />
    </Suspense>
  )
}
