import { request } from '../../graph/client.ts'
import { CustomPresetToRunDocument } from '../../graph/generated/graphql.ts'
import { RouteDialog } from '../form/route-dialog.tsx'
import { LAST_RUNS } from './last-runs.tsx'

/** A preset of the agency with what it needs to be run, and its form, which no other dialog has to load. */
export async function loadPreset(id: string) {
  const asked = request(CustomPresetToRunDocument, { id, runs: LAST_RUNS })
  const [loaded, { RunForm }] = await Promise.all([asked, import('./run-form.tsx')])
  return { ...loaded, RunForm }
}

type RunPresetProps = { loaded: Awaited<ReturnType<typeof loadPreset>>; parent: string }

/** Starts a workspace from a preset of the agency (spec 2 §2). What is written is kept until it is sent. */
export function RunPreset({ loaded: { customPreset: preset, caraWorkspaces: runs, RunForm }, parent }: RunPresetProps) {
  if (!preset) return null
  return (
    <RouteDialog wide keepsWords parent={parent} title={preset.title} description={preset.description}>
      {(close) => <RunForm key={preset.id} preset={preset} runs={runs} close={close} />}
    </RouteDialog>
  )
}
