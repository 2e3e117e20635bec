import { redirect } from 'react-router'
import { request, type UserError } from '../../graph/client.ts'
import { UpdateArtifactDocument, WorkspaceArtifactDocument } from '../../graph/generated/graphql.ts'
import type { Artifact } from '../../graph/workspace.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/put-back.ts'
import { shownValue } from './viewer/counts.ts'

/** One value that was changed on several forms, as it was and as it was changed. */
type Changed = { workspaceId: string; artifactIds: string[]; name: string; was: string; now: string }

/** Says that a value was changed on these forms, with the way back. */
export function tellChanged(workspaceId: string, name: string, was: string, forms: readonly Artifact[]) {
  const field = fieldOf(forms[0], name)
  if (!field) return
  const body: Changed = { workspaceId, artifactIds: forms.map(({ id }) => id), name, was, now: field.value }
  const said = shownValue(field)
  toast(`${field.label} ${said ? `changed to “${said}”` : 'cleared'} on ${named(forms)}`, {
    action: { label: 'Undo', post: { action: '/app/workspaces/put-back', body } },
  })
}

/** This route has no screen. */
export const clientLoader = () => redirect('/app/workspaces')

/** Takes a `Changed` as JSON: the value is again what it was, except where somebody changed it since, which is said. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const { artifactIds, ...change } = (await post.json()) as Changed
  const [back, kept]: [Artifact[], Artifact[]] = [[], []]
  for (const id of artifactIds) {
    const failure = await doForm(() => putBack(id, change, back, kept))
    if (failure) toast(`This could not be undone. ${failure.errors[0]!.message}`, { tone: 'fail' })
  }
  const field = fieldOf(back[0], change.name)
  if (field)
    toast(`${field.label} is ${shownValue(field) ? `“${shownValue(field)}”` : 'blank'} again on ${named(back)}`)
  const label = fieldOf(kept[0], change.name)?.label
  if (label) toast(`${label} stays as it is on ${named(kept)}, since it was changed meanwhile.`, { tone: 'fail' })
  return null
}

/** How often one form is read again because it was saved between the reading and the writing. */
const MOST_TRIES = 3

async function putBack(
  id: string,
  { workspaceId, name, was, now }: Omit<Changed, 'artifactIds'>,
  back: Artifact[],
  kept: Artifact[],
): Promise<{ errors: UserError[] }> {
  for (let tries = 1; ; tries++) {
    const { caraWorkspaceArtifact: form } = await request(WorkspaceArtifactDocument, { workspaceId, id })
    if (!form) return { errors: [] }
    if (fieldOf(form, name)?.value !== now) {
      kept.push(form)
      return { errors: [] }
    }
    const { version, edits } = form
    const input = { form: { fields: [{ name, value: was }] } }
    const sent = { workspaceId, artifactId: id, version, edits, input }
    const { artifact, errors } = (await request(UpdateArtifactDocument, sent)).updateCaraWorkspaceArtifact
    if (artifact) back.push(artifact)
    else if (errors[0]?.code === 'CONFLICT' && tries < MOST_TRIES) continue
    return { errors }
  }
}

const fieldOf = (artifact: Artifact | undefined, name: string) =>
  artifact?.form?.fields.find((field) => field.name === name)

const named = (forms: readonly Artifact[]) => forms.map(({ form }) => form!.form).join(', ')
