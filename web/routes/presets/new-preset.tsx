import { redirect } from 'react-router'
import { request } from '../../graph/client.ts'
import { CreateCustomPresetDocument } from '../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { doForm } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-preset.ts'
import { PresetFields, presetInput } from './preset-form.tsx'
import { PRESETS_ADDRESS } from './preset-list.tsx'

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const input = presetInput(await post.formData())
  const failure = await doForm(async () => (await request(CreateCustomPresetDocument, { input })).createCustomPreset)
  if (failure) return failure
  toast(`${input.title ?? 'The preset'} is in the list`)
  return redirect(PRESETS_ADDRESS)
}

/** The dialog in which a preset is written. */
export default function NewPreset({ actionData }: Route.ComponentProps) {
  return (
    <RouteDialog
      wide
      parent={PRESETS_ADDRESS}
      title="New preset"
      description="Everybody in your agency can start workspaces from it."
    >
      {(close) => (
        <ActionForm result={actionData} once encType="multipart/form-data" className="flex min-h-0 flex-col">
          <DialogBody>
            <PresetFields />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Create preset" busy="Creating…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}
