import { loadPreset, RunPreset } from '../../parts/presets/run-preset.tsx'
import type { Route } from './+types/run-preset.ts'

export const clientLoader = ({ params: { presetId } }: Route.ClientLoaderArgs) => loadPreset(presetId)

/** A preset of the agency, run from the list of them. */
export default function RunFromList({ loaderData }: Route.ComponentProps) {
  return <RunPreset loaded={loaderData} parent="/app/presets" />
}
