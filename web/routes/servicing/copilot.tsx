import { request } from '../../graph/client.ts'
import { RequestClientDocument } from '../../graph/generated/graphql.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import type { Route } from './+types/copilot.ts'
import { CopilotForm } from './copilot-form.tsx'
import { loadClientPolicies } from './known-files.ts'
import { useRequest } from './request.tsx'
import { askedInWords } from './request-facts.ts'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { serviceRequest } = await request(RequestClientDocument, { id })
  return loadClientPolicies(serviceRequest?.account?.id)
}

/** Works on the request with Cara, in a workspace of its own. */
export default function Copilot({ loaderData }: Route.ComponentProps) {
  const of = useRequest()
  return (
    <RouteDialog
      wide
      parent={`/app/servicing/${of.id}/overview`}
      title="Open in Copilot"
      description="Cara works on this request in a workspace. Nothing is sent to the client."
    >
      {(close) => (
        <CopilotForm
          policies={loaderData}
          asksPreset
          of={of}
          message={askedInWords(of)}
          verb="Open in Copilot"
          close={close}
        />
      )}
    </RouteDialog>
  )
}
