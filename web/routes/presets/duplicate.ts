import { redirect } from 'react-router'
import { DuplicateCustomPresetDocument, type DuplicateCustomPresetMutation } from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/duplicate.ts'

/** This route has no screen. */
export const clientLoader = () => redirect('/app/presets')

const send = aSender()

/** Copies a preset and opens the copy. */
export async function clientAction({ params: { presetId } }: Route.ClientActionArgs) {
  const outcome: { made?: DuplicateCustomPresetMutation['duplicateCustomPreset']['customPreset'] } = {}
  const failure = await doForm(async () => {
    const { duplicateCustomPreset } = await send(DuplicateCustomPresetDocument, { id: presetId })
    outcome.made = duplicateCustomPreset.customPreset
    return duplicateCustomPreset
  })
  const { made } = outcome
  if (failure || !made) {
    toast(failure?.errors[0]?.message ?? 'The preset was not copied. Try again.', { tone: 'fail' })
    return redirect('/app/presets')
  }
  toast(`${made.title} is in the list`)
  return redirect(`/app/presets/${made.id}/edit`)
}
