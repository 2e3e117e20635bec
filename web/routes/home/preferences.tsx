import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { PRESETS, type PresetId } from '../../../shared/presets.ts'
import { UpdatePreferencesDocument } from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { CheckField, ErrorText } from '../../ui/field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/preferences.ts'
import { useHome } from './home.tsx'

/** How long "Saved" is shown (spec 2 §9). */
const SAVED_MS = 2000

type Favorites = { presets: PresetId[]; customPresetIds: string[] }

const send = aSender()
/** Ticks are sent in the order they were made: the last one counts. */
let before: Promise<unknown> = Promise.resolve()

/** Takes `{ favoritePresets: { presets, customPresetIds } }` as JSON (spec 2 §7). Gives what was wrong, or null. */
export async function clientAction({ request: put }: Route.ClientActionArgs) {
  const { favoritePresets } = (await put.json()) as { favoritePresets: Favorites }
  const sending = before.then(() =>
    doForm(async () => (await send(UpdatePreferencesDocument, { favoritePresets })).updateAgencyUserPreferences),
  )
  before = sending.catch(() => null)
  const failure = await sending
  return { failure: failure?.errors[0]?.message ?? null, favoritePresets }
}

/** Chooses which presets the start page shows; each tick is saved at once. */
export default function Preferences() {
  const { favorites, customPresets } = useHome()
  const [chosen, setChosen] = useState<Favorites>(favorites)
  const [tab, setTab] = useState<'builtin' | 'custom'>('builtin')
  const saving = useSaving(setChosen, favorites)
  const id = useId()
  const change = (next: Favorites) => {
    setChosen(next)
    saving.save(next)
  }
  const tabs = [
    { value: 'builtin', label: 'Builtin Presets' },
    ...(customPresets.length ? [{ value: 'custom', label: 'Custom Presets' } as const] : []),
  ] as const
  return (
    <RouteDialog
      parent="/app/home"
      title="Customize presets"
      description="The presets that your start page shows."
      aside={
        <span role="status" className="text-12 text-ink-3">
          {saving.note}
        </span>
      }
    >
      {(close) => (
        <form
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            saving.save(chosen)
            close()
          }}
        >
          <div className="border-b border-hairline px-6 max-md:px-4">
            <Tabs id={id} label="Presets" value={tab} tabs={tabs} onChange={setTab} />
          </div>
          <DialogBody id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
            {tab === 'builtin'
              ? PRESETS.map((preset) => (
                  <CheckField
                    key={preset.id}
                    checked={chosen.presets.includes(preset.id)}
                    hint={preset.description}
                    onChange={() => change({ ...chosen, presets: toggled(chosen.presets, preset.id) })}
                  >
                    {preset.title}
                  </CheckField>
                ))
              : customPresets.map((preset) => (
                  <CheckField
                    key={preset.id}
                    checked={chosen.customPresetIds.includes(preset.id)}
                    hint={preset.description}
                    onChange={() => change({ ...chosen, customPresetIds: toggled(chosen.customPresetIds, preset.id) })}
                  >
                    {preset.title}
                  </CheckField>
                ))}
            {saving.failure && <ErrorText>{`${saving.failure} What was saved before is ticked again.`}</ErrorText>}
          </DialogBody>
          <DialogFoot>
            <Button type="submit" look="primary">
              Done
            </Button>
          </DialogFoot>
        </form>
      )}
    </RouteDialog>
  )
}

const toggled = <Id extends string>(ids: readonly Id[], id: Id) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/** Sends what is chosen, says so for two seconds, and goes back to what was saved where that failed. */
function useSaving(back: (to: Favorites) => void, first: Favorites) {
  const fetcher = useFetcher<typeof clientAction>()
  const [saved, setSaved] = useState(first)
  const [told, setTold] = useState(false)
  const { data, state } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return
    if (data.failure) return back(saved)
    setSaved(data.favoritePresets)
    setTold(true)
    const timer = setTimeout(() => setTold(false), SAVED_MS)
    return () => clearTimeout(timer)
  }, [data])
  const save = (favoritePresets: Favorites) =>
    void fetcher.submit(
      { favoritePresets },
      { method: 'put', action: '/app/home/preferences', encType: 'application/json' },
    )
  const note = state === 'submitting' ? 'Saving…' : told ? 'Saved' : ''
  return { save, note, failure: data?.failure ?? null }
}
