import { useState } from 'react'
import type { PresetId } from '../../shared/presets.ts'
import type { FieldError } from '../ui/field-errors.ts'
import { type About, useStartWorkspace } from './start-workspace.ts'

/** Sends a preset dialog, or one without a preset; a second click while it runs does nothing. */
export function usePresetRun(preset: PresetId | null, about?: About) {
  const start = useStartWorkspace()
  const [run, setRun] = useState<{ share: number; stop: AbortController } | null>(null)

  /** Undefined when the workspace was made, or is being made; otherwise what stands in the way, at least one sentence. */
  const send = async (message: string, files: File[], key: string): Promise<readonly FieldError[] | undefined> => {
    if (run) return undefined
    const stop = new AbortController()
    setRun({ share: 0, stop })
    const onProgress = (share: number) => setRun((now) => now && { ...now, share })
    const outcome = await start(preset, { message, files, key, signal: stop.signal, onProgress }, about)
    setRun(null)
    if (outcome.ok) return undefined
    return outcome.errors.length ? outcome.errors : [{ path: [], message: outcome.sentence }]
  }
  return { send, share: run?.share, stop: () => run?.stop.abort() }
}
