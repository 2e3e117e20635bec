import { useState } from 'react'
import type { PresetId } from '../../shared/presets.ts'
import type { UserError } from '../graph/client.ts'
import { useStartWorkspace } from './start-workspace.ts'

/** Sends a preset dialog; a second click while it runs does nothing. */
export function usePresetRun(preset: PresetId) {
  const start = useStartWorkspace()
  const [run, setRun] = useState<{ share: number; stop: AbortController } | null>(null)
  const [failure, setFailure] = useState<{ sentence: string; errors: UserError[] }>()

  /** True when the workspace was made. */
  const send = async (message: string, files: File[], key: string) => {
    if (run) return false
    const stop = new AbortController()
    setRun({ share: 0, stop })
    setFailure(undefined)
    const onProgress = (share: number) => setRun((now) => now && { ...now, share })
    const outcome = await start(preset, { message, files, key, signal: stop.signal, onProgress })
    setRun(null)
    if (!outcome.ok) setFailure(outcome)
    return outcome.ok
  }
  return { send, failure, share: run?.share, stop: () => run?.stop.abort() }
}
