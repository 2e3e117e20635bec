import { useState } from 'react'
import { FILE_PREFIXES, type PresetId } from '../../../shared/presets.ts'
import type { UserError } from '../../graph/client.ts'
import { useStartWorkspace } from '../../parts/start-workspace.ts'

/** Sends a preset dialog: the files get the prefix of their slot, and a second click while it runs does nothing. */
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
    const named = files.map((file) => prefixed(file, FILE_PREFIXES[preset]))
    const outcome = await start(preset, { message, files: named, key, signal: stop.signal, onProgress })
    setRun(null)
    if (!outcome.ok) setFailure(outcome)
    return outcome.ok
  }
  return { send, failure, share: run?.share, stop: () => run?.stop.abort() }
}

function prefixed(file: File, prefix: string) {
  return new File([file], `${prefix} ${file.name}`, { type: file.type, lastModified: file.lastModified })
}
