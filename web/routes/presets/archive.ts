import { redirect } from 'react-router'
import { ArchiveCustomPresetsDocument } from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/archive.ts'

const ADDRESS = '/app/presets/archive'

/** This route has no screen. */
export const clientLoader = () => redirect('/app/presets')

const send = aSender()

/** Takes `{ presetIds, archive }` as JSON: archives presets, or brings them back, and says so with the way back. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const { presetIds: ids, archive } = (await post.json()) as { presetIds: string[]; archive: boolean }
  const failure = await doForm(
    async () => (await send(ArchiveCustomPresetsDocument, { ids, archive })).archiveCustomPresets,
  )
  if (failure) toast(failure.errors[0]!.message, { tone: 'fail' })
  else if (archive)
    toast('Preset archived', {
      action: { label: 'Undo', post: { action: ADDRESS, body: { presetIds: ids, archive: false } } },
    })
  else toast('Preset brought back')
  return null
}
