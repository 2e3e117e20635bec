import { request } from '../../graph/client.ts'
import { UndoServiceRequestsUpdateDocument } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { doForm } from '../../parts/form/form-result.ts'
import { counted } from '../../parts/list-page/list.ts'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/list.ts'
import { REQUEST_LIST } from './request-list.tsx'

export const clientLoader = listLoader(REQUEST_LIST)

/** Undoes a bulk change, sent as JSON (`{ ids, update, key }`), and says what stays because it was changed since. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const variables = (await post.json()) as { ids: string[]; update: string; key: string }
  let kept: { title: string }[] = []
  const failure = await doForm(async () => {
    const { undoServiceRequestsUpdate } = await request(UndoServiceRequestsUpdateDocument, variables)
    kept = undoServiceRequestsUpdate.kept
    return undoServiceRequestsUpdate
  })
  if (failure) toast(`This could not be undone. ${failure.errors[0]!.message}`, { tone: 'fail' })
  else if (kept.length) toast(keptInWords(kept, variables.ids.length), { tone: 'fail' })
  else toast('Undone')
  return null
}

/** "2 of 5 requests stay as they are, since they were changed in the meantime: “Lease”, “Quote request”." */
function keptInWords(kept: readonly { title: string }[], all: number) {
  const titles = kept.slice(0, 3).map(({ title }) => `“${title}”`)
  const named = [...titles, ...(kept.length > 3 ? [`${kept.length - 3} more`] : [])].join(', ')
  const those = kept.length === 1 ? 'stays as it is, since it was' : 'stay as they are, since they were'
  return `${kept.length} of ${counted(all, ['request', 'requests'])} ${those} changed meanwhile: ${named}.`
}

export default function Servicing({ loaderData }: Route.ComponentProps) {
  return <ListPage list={REQUEST_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
