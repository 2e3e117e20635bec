import { Link, redirect } from 'react-router'
import { request } from '../../graph/client.ts'
import {
  CustomPresetHistoryDocument,
  CustomPresetViewDocument,
  UpdateCustomPresetDocument,
} from '../../graph/generated/graphql.ts'
import { ActionForm, ConflictNote, FormFoot } from '../../parts/form/action-form.tsx'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { HistoryList } from '../../parts/history-list.tsx'
import { LAST_RUNS, LastRuns, runAddress } from '../../parts/presets/last-runs.tsx'
import { useMay } from '../../parts/session.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/edit-preset.ts'
import { PresetFields, presetInput } from './preset-form.tsx'
import { PRESETS_ADDRESS } from './preset-list.tsx'

const HISTORY_PAGE = 10

export const clientLoader = ({ params: { presetId } }: Route.ClientLoaderArgs) =>
  request(CustomPresetViewDocument, { id: presetId, runs: LAST_RUNS, first: HISTORY_PAGE })

export async function clientAction({ request: post, params: { presetId } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const sent = { id: presetId, rev: Number(textOf(form, 'rev')), input: presetInput(form) }
  const failure = await doForm(async () => (await request(UpdateCustomPresetDocument, sent)).updateCustomPreset)
  if (failure) return failure
  toast(`${sent.input.title ?? 'The preset'} saved`)
  return redirect(PRESETS_ADDRESS)
}

/** The dialog in which a preset is changed, with what came of it and what happened to it. */
export default function EditPreset({ loaderData, actionData }: Route.ComponentProps) {
  const { customPreset: preset, caraWorkspaces: runs } = loaderData
  const may = useMay()
  if (!preset) return null
  const run = !preset.archivedAt && (
    <Link to={runAddress(preset.id)} replace state={OVER} className={buttonLook({ size: 'sm' })}>
      Run
    </Link>
  )
  return (
    <RouteDialog
      wide
      parent={PRESETS_ADDRESS}
      title={preset.title}
      description={preset.archivedAt ? 'Archived: it is not offered, and cannot be run.' : madeBy(preset)}
      aside={run}
    >
      {(close) => {
        const more = (
          <>
            <LastRuns presetId={preset.id} runs={runs} />
            <section aria-label="History" className="border-t border-hairline pt-4">
              <HistoryList
                first={preset.history}
                pageSize={HISTORY_PAGE}
                say={() => ({})}
                load={async (after) =>
                  (await request(CustomPresetHistoryDocument, { id: preset.id, first: HISTORY_PAGE, after }))
                    .customPreset?.history ?? []
                }
              />
            </section>
          </>
        )
        if (!may('change', 'preset'))
          return (
            <>
              <DialogBody>
                <p className="text-ink-2">{preset.description}</p>
                <p className="text-13 whitespace-pre-wrap">{preset.basePrompt}</p>
                {more}
              </DialogBody>
              <DialogFoot>
                <Button onClick={close}>Close</Button>
              </DialogFoot>
            </>
          )
        return (
          <ActionForm
            key={preset.id}
            result={actionData}
            rev={preset.rev}
            once
            encType="multipart/form-data"
            className="flex min-h-0 flex-col"
          >
            <DialogBody>
              <ConflictNote result={actionData} />
              <PresetFields was={preset} />
              <FormProblem />
              {more}
            </DialogBody>
            <FormFoot verb="Save" busy="Saving…" close={close} />
          </ActionForm>
        )
      }}
    </RouteDialog>
  )
}

const madeBy = ({ createdBy }: { createdBy?: { name: string } | null }) =>
  createdBy ? `Made by ${createdBy.name}` : 'Made by a former user'
