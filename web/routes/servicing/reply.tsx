import { request } from '../../graph/client.ts'
import { RequestClientDocument } from '../../graph/generated/graphql.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import type { Route } from './+types/reply.ts'
import { CopilotForm } from './copilot-form.tsx'
import { loadClientPolicies } from './known-files.ts'
import { useRequest } from './request.tsx'
import { replyInWords } from './request-facts.ts'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { serviceRequest } = await request(RequestClientDocument, { id })
  return loadClientPolicies(serviceRequest?.account?.id)
}

/** Has Cara draft an e-mail to the person who asked; it stays in a workspace until a user sends it. */
export default function Reply({ loaderData }: Route.ComponentProps) {
  const of = useRequest()
  return (
    <RouteDialog
      wide
      parent={`/app/servicing/${of.id}/overview`}
      title="Draft a reply"
      description="Cara drafts an e-mail in a workspace. You read and send it; Cara sends nothing."
    >
      {(close) => (
        <CopilotForm policies={loaderData} of={of} message={replyInWords(of)} verb="Draft the reply" close={close} />
      )}
    </RouteDialog>
  )
}
