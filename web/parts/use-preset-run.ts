import type { PresetId } from '../../shared/presets.ts'
import type { FieldError } from '../ui/field-errors.ts'
import { type About, useStartWorkspace } from './start-workspace.ts'
import { useSending } from './use-sending.tsx'

/** Sends a preset dialog, or one without a preset; a second click while it runs does nothing. */
export function usePresetRun(preset: PresetId | null, about?: About) {
  const start = useStartWorkspace()
  const { sending, begin } = useSending()

  /** Undefined when the workspace was made, or is being made; otherwise what stands in the way, at least one sentence. */
  const send = async (message: string, files: File[], key: string): Promise<readonly FieldError[] | undefined> => {
    const outcome = (await begin((way) => start(preset, { message, files, key, ...way }, about)))?.answer
    if (!outcome || outcome.ok) return undefined
    return outcome.errors.length ? outcome.errors : [{ path: [], message: outcome.sentence }]
  }
  return { send, sending }
}
