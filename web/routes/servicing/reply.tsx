import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { CopilotForm } from './copilot-form.tsx'
import { useRequest } from './request.tsx'
import { replyInWords } from './request-facts.ts'

/** Has Cara draft an e-mail to whoever asked; it waits in a workspace until a person sends it. */
export default function Reply() {
  const of = useRequest()
  return (
    <RouteDialog
      wide
      parent={`/app/servicing/${of.id}/overview`}
      title="Draft a reply"
      description="Cara drafts an e-mail in a workspace. You read and send it; Cara sends nothing."
    >
      {(close) => <CopilotForm of={of} message={replyInWords(of)} verb="Draft the reply" close={close} />}
    </RouteDialog>
  )
}
